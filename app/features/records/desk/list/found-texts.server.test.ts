import { expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import { mergeRecords } from "~/content/records/site-records";
import { claimType } from "~/content/records/types/claim";
import { FOUND_AT_MOST, findTexts } from "./found-texts.server";

const all = () => true;

test("a text leads to the record and the field that say it, with the words around it", () => {
  const [found, ...others] = findTexts("8800+", all).filter(({ label }) => label === "Wat groot staat");
  expect(found).toMatchObject({ type: "claim", path: "value", excerpt: "8800+", kind: "Uitspraak" });
  expect(others).toEqual([]);
});

test("capitals, apostrophes and marks make no difference; less than two characters find nothing", () => {
  const content = JSON.stringify({
    ...Object.values(claimType.defaults)[0],
    text: "Al onze **foto’s** zijn van eigen werk, gemaakt op de dag van oplevering en door niemand bewerkt of verfraaid",
  });
  const { records } = mergeRecords([{ type: "claim", key: "home-jobs", live: { content, shape: 1 } }]);
  const found = withRecords(records, () => findTexts("FOTO'S ZIJN", all));
  expect(found.map(({ key, path }) => [key, path])).toEqual([["home-jobs", "text"]]);
  expect(found[0]?.excerpt).toBe(
    "Al onze foto’s zijn van eigen werk, gemaakt op de dag van oplevering en door …",
  );
  expect(findTexts("e", all)).toEqual([]);
  expect(findTexts("**", all)).toEqual([]);
});

test("nothing is found of what somebody may not change, and never more than one can look through", () => {
  expect(findTexts("8800+", ({ name }) => name !== "claim")).toEqual([]);
  expect(findTexts("en", all)).toHaveLength(FOUND_AT_MOST);
});
