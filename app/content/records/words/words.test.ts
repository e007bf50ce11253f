import { expect, test } from "vitest";
import { OTHERS, said, saidText, wordsHint } from "./words";

const words = {
  plaats: "Eindhoven",
  jaar: null,
  "alleen dan": "",
  zin: "Wij werken overal.",
  stil: null,
  rest: "{plaats}<b>",
};

test.each([
  ["Ons kantoor staat in {plaats}.", "Ons kantoor staat in Eindhoven."],
  ["Wij begonnen in {jaar}. Daarna kwam {plaats}.", "Daarna kwam Eindhoven."],
  ["Begin dan. Sinds {jaar} hier. Kom langs.", "Begin dan. Kom langs."],
  ["{zin} {stil} Kijk op de kaart.", "Wij werken overal. Kijk op de kaart."],
  ["{stil} {stil} Kijk op de kaart.", "Kijk op de kaart."],
  ["Bel ons {alleen dan}, dan hoort u meer.", "Bel ons, dan hoort u meer."],
  ["{jaar}", ""],
  ["Wij zijn er sinds {jaar} in bijv. Eindhoven en ca. Best. Kom langs.", "Kom langs."],
  ["“Sinds {jaar}.” Kom langs.", "Kom langs."],
  ["{Plaats} is groot. Reken {rest}.", "Eindhoven is groot. Reken {plaats}<b>."],
  ["{constructor}{__proto__}", "{constructor}{__proto__}"],
  ["Een {onbekend} woord en { een haak.", "Een {onbekend} woord en { een haak."],
])("%s", (text, read) => {
  expect(saidText(text, words)).toBe(read);
});

test("in lists what says nothing any more goes with what holds it; elsewhere it stays", () => {
  const page = {
    title: "In {plaats}",
    lead: "{jaar}",
    points: ["{jaar}"],
    sections: [
      { heading: "Leeg", blocks: [{ type: "prose", paragraphs: ["{jaar}"] }] },
      {
        heading: "Cijfers",
        blocks: [
          {
            type: "facts",
            facts: [
              { label: "Sinds", value: "{jaar}" },
              { label: "Waar", value: "{plaats}", note: "Al in {jaar}." },
            ],
          },
          {
            type: "table",
            rows: [
              ["Begin", "{jaar}"],
              ["Waar", "{plaats}"],
            ],
            note: "{jaar}",
          },
        ],
      },
    ],
  };
  expect(said(page, words)).toEqual({
    title: "In Eindhoven",
    lead: "",
    points: [],
    sections: [
      {
        heading: "Cijfers",
        blocks: [
          { type: "facts", facts: [{ label: "Waar", value: "Eindhoven" }] },
          { type: "table", rows: [["Waar", "Eindhoven"]] },
        ],
      },
    ],
  });
});

test("a word that left the code takes its sentence, and of a title only itself", () => {
  const now = { ...words, [OTHERS]: null };
  expect(saidText("Reken {weg} hier. In {plaats} niet. {Constructor} ook.", now)).toBe("In Eindhoven niet.");
  const page = { title: "Wat {weg} is", lead: "{jaar}", points: ["Tot {weg}.", "In {plaats}"] };
  expect(said(page, now)).toEqual({ title: "Wat is", lead: "", points: ["In Eindhoven"] });
});

test("a text without words, and what holds only such texts, is the same object; with one it is another", () => {
  const page = { title: "Zonder", parts: [{ text: "Ook zonder" }, { text: "In {plaats}" }] };
  const read = said(page, words);
  expect(read.parts[0]).toBe(page.parts[0]);
  expect(read.parts[1]).toEqual({ text: "In Eindhoven" });
  expect(said(read, words)).toBe(read);
});

test("ten thousand words, and braces that never close, take no longer than their length", () => {
  const many = `${"{plaats} ".repeat(10_000)}${"{".repeat(100_000)}${"{a".repeat(50_000)}`;
  expect(saidText(many, words).startsWith("Eindhoven Eindhoven")).toBe(true);
  expect(saidText("{jaar} ".repeat(10_000), words)).toBe("");
});

test("a field tells what its words say now", () => {
  const known = [
    { word: "plaats", says: "Eindhoven", about: "" },
    { word: "jaar", says: null, about: "" },
    { word: "lijst", about: "de lijst van termijnen" },
  ];
  expect(wordsHint("In {plaats} sinds {jaar}: {lijst} {elders}", known)).toBe(
    "{plaats} is nu ‘Eindhoven’. {jaar} staat er nu niet: de zin valt weg. {lijst} is de lijst van termijnen.",
  );
  expect(wordsHint("Geen woord", known)).toBeUndefined();
});
