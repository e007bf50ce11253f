import { expect, test } from "vitest";
import { withValueAt } from "~/content/records/form/at-path";
import { homeType } from "~/content/records/pages/home";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { claimType } from "~/content/records/types/claim";
import { pageType } from "~/content/records/types/page";
import { serviceType } from "~/content/records/types/service";
import { factType } from "~/content/records/words/fact";
import { wordProblems } from "./word-problems.server";

const types = Object.values(recordTypes) as unknown as RecordType[];

test("what the code carries says only words that exist, and all that its page must", () => {
  for (const type of types)
    for (const [key, value] of Object.entries(type.defaults))
      expect(wordProblems(type, key, value), `${type.name}/${key}`).toEqual([]);
});

const home = homeType.defaults.home;
const problemsOf = (path: string, text: string) =>
  wordProblems(homeType as unknown as RecordType, "home", withValueAt(home, path, text)).map(
    ({ path, message }) => `${path}: ${message}`,
  );

test("a word that does not exist is told at its place, with the one that was meant", () => {
  expect(problemsOf("business.intro", "Ons kantoor staat in {plaats}.")).toEqual([
    "business.intro: Het woord {plaats} bestaat niet. Bedoelt u {kantoorplaats}, of haal de accolades weg",
  ]);
  expect(problemsOf("contact.prepare.0", "Uw {zzz}")).toEqual([
    "contact.prepare.0: Het woord {zzz} bestaat niet. Kies er een uit de lijst boven het formulier, of haal de accolades weg",
  ]);
});

test("a heading does not hang on a claim alone, and what Google shows fits with its words said", () => {
  expect(problemsOf("hero.title", "Uw dakdekker sinds {beginjaar}")).toEqual([
    expect.stringContaining("hero.title: Een zin met een uitspraak valt weg"),
  ]);
  expect(problemsOf("hero.title", "Uw dakdekker. Al sinds {beginjaar}.")).toEqual([]);
  expect(problemsOf("meta.title", "{werkgebied bouwen} {bedrijf}, daken")).toEqual([
    "meta.title: Te lang: Google toont er 65",
  ]);
});

test.each([
  "In {{kantoorplaats}}.",
  "In {kantoorplaats",
  "In kantoorplaats}.",
  "{}",
  "{constructor}",
  "{__proto__}",
])("no reader sees a brace: %s", (text) => {
  expect(problemsOf("business.intro", text)).toEqual([expect.stringMatching(/accolade/)]);
});

test.each(["**Sinds {beginjaar}. Kom langs.**", "Kijk [bij {beginjaar}. Of niet](/daken). Ja."])(
  "a sentence that may go takes no mark with it that another one needs: %s",
  (text) => {
    expect(problemsOf("business.intro", text)).toEqual([expect.stringContaining("binnen één zin")]);
  },
);

test("a list does not hang on claims alone, nor a part on its heading, nor a drawing on its description", () => {
  const prepare = home?.contact.prepare.map(() => "Sinds {beginjaar}.");
  const listless = withValueAt(home, "contact.prepare", prepare);
  expect(wordProblems(homeType as unknown as RecordType, "home", listless)).toEqual([
    { path: "contact.prepare", message: expect.stringContaining("valt weg") },
  ]);
  const service = serviceType.defaults.schilder;
  const figure = service?.sections.findIndex(({ blocks }) => blocks.some(({ type }) => type === "figure"));
  const block = service?.sections[figure ?? 0]?.blocks.findIndex(({ type }) => type === "figure");
  for (const path of ["sections.0.heading", `sections.${figure}.blocks.${block}.alt`]) {
    const alone = withValueAt(service, path, "Sinds {beginjaar}");
    expect(wordProblems(serviceType as unknown as RecordType, "schilder", alone)).toEqual([
      { path, message: expect.stringContaining("valt weg") },
    ]);
  }
});

test.each(["{beginjaar}", "9% {btw laag be}", "{", "9%**", "[9%](/daken)"])(
  "what a word says holds no word and no mark itself: %s",
  (value) => {
    const said = { ...claimType.defaults["home-since"], value };
    expect(wordProblems(claimType as unknown as RecordType, "home-since", said)).toEqual([
      { path: "value", message: expect.stringContaining("Hier staan gewone woorden") },
    ]);
    const fact = { ...factType.defaults["btw-laag-nl"], softened: value };
    expect(wordProblems(factType as unknown as RecordType, "btw-laag-nl", fact)).toHaveLength(1);
  },
);

test("the privacy page goes on saying what this website does", () => {
  const privacy = pageType.defaults.privacy;
  const without = JSON.parse(JSON.stringify(privacy).replaceAll("{verwerkers}", "niemand")) as unknown;
  expect(wordProblems(pageType as unknown as RecordType, "privacy", without)).toEqual([
    { path: "sections", message: expect.stringContaining("Hier hoort {verwerkers} te staan") },
  ]);
});
