import { expect, test } from "vitest";
import { townServiceType } from "~/content/records/types/town-service";
import { newItem } from "./empty-value";
import { type FormField, formFields } from "./form-fields";
import { firstWords, partOf } from "./parts";
import { recordLines } from "./record-lines";

const fields = formFields(townServiceType.schema);
const sections = fields.find(({ name }) => name === "sections") as Extract<FormField, { kind: "list" }>;
const blocks = (sections.item as Extract<FormField, { kind: "group" }>).fields.find(
  ({ name }) => name === "blocks",
) as Extract<FormField, { kind: "list" }>;

test("a part that is added can be typed in at once, and has an address that no other has", () => {
  expect(newItem(sections.item, [{ id: "deel-2" }])).toEqual({
    id: "deel-3",
    heading: "",
    blocks: [{ type: "prose", paragraphs: [""] }],
  });
  expect(newItem(sections.item, [{ id: "deel-3" }, { id: "a" }])).toMatchObject({ id: "deel-4" });
});

test("each kind of block begins with what it must hold", () => {
  const { options } = blocks.item as Extract<FormField, { kind: "union" }>;
  const begun = options.map((option) => newItem(blocks.item, [], option));
  expect(begun).toContainEqual({ type: "table", caption: "", head: ["", ""], rows: [["", ""]] });
  expect(begun).toContainEqual({ type: "faq", items: [{ question: "", answer: [""] }] });
  expect(begun).toContainEqual({ type: "callout", tone: "", title: "", text: "" });
  expect(begun.map((each) => partOf(blocks.item, each).label)).toEqual(options.map(({ label }) => label));
});

test("a closed part goes by its first words, as they are read", () => {
  const block = { type: "prose", paragraphs: ["**Lood** en [voegen](/schoorsteen)."] };
  expect(firstWords(blocks.item, block)).toBe("Lood en voegen.");
  expect(firstWords(sections.item, { id: "a", heading: "Wat nu", blocks: [block] })).toBe("Wat nu");
  expect(firstWords(blocks.item, { type: "prose" })).toBe("");
});

test("versions are compared by what a part is and begins with, so that a part before it changes no other line", () => {
  const prose = (text: string) => ({ type: "prose", paragraphs: [text] });
  const table = { type: "table", caption: "Keuze", head: ["Wat", "Hoe"], rows: [["dak", "leien"]] };
  const page = (...parts: unknown[]) => ({
    title: "Bouwen",
    lead: "Zo.",
    sections: parts,
    meta: { title: "T", description: "", keywords: [] },
  });
  const last = { id: "b", heading: "Wat nu", blocks: [prose("Vang op."), table] };
  const before = recordLines(fields, page(last));
  const after = recordLines(fields, page({ id: "a", heading: "Eerst", blocks: [prose("Kijk.")] }, last));
  expect(before).toEqual([
    "Kop van de pagina: Bouwen",
    "Onder de kop: Zo.",
    "Huis op de tekening: leeg",
    "Wat de tekening vergroot: leeg",
    "Bij de tekening: leeg",
    "Deel ‘Wat nu’, Kop: Wat nu",
    "Deel ‘Wat nu’, Tekst, Alinea’s 1: Vang op.",
    "Deel ‘Wat nu’, Tabel, Wat er in de tabel staat: Keuze",
    "Deel ‘Wat nu’, Tabel, Kolommen 1: Wat",
    "Deel ‘Wat nu’, Tabel, Kolommen 2: Hoe",
    "Deel ‘Wat nu’, Tabel, Rijen: dak | leien",
    "Deel ‘Wat nu’, Tabel, Zin eronder: leeg",
    "In Google, Titel in Google: T",
    "In Google, Beschrijving in Google: leeg",
  ]);
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "Deel ‘Eerst’, Kop: Eerst",
    "Deel ‘Eerst’, Tekst, Alinea’s 1: Kijk.",
  ]);
});
