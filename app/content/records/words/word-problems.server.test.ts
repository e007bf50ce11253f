import { expect, test } from "vitest";
import { withValueAt } from "~/content/records/form/at-path";
import { homeType } from "~/content/records/pages/home";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { pageType } from "~/content/records/types/page";
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

test("the privacy page goes on saying what this website does", () => {
  const privacy = pageType.defaults.privacy;
  const without = JSON.parse(JSON.stringify(privacy).replaceAll("{verwerkers}", "niemand")) as unknown;
  expect(wordProblems(pageType as unknown as RecordType, "privacy", without)).toEqual([
    { path: "sections", message: expect.stringContaining("Hier hoort {verwerkers} te staan") },
  ]);
});
