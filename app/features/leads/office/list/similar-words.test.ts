import { expect, test } from "vitest";
import { canBeMistyped, similarWords } from "./similar-words";

test.each([
  ["jansen", ["janssen", "jansens", "hansen", "jnasen"]],
  ["janssens", ["jansen"]],
  ["kerkstaat", ["kerkstraat"]],
  ["eindhovne", ["eindhoven"]],
  ["yzermans", ["ijzermans", "ijsermans"]],
  ["eijk", ["eyk"]],
  ["dijck", ["dyk", "dijk"]],
  ["zoëtje", ["zoetjes"]],
  ["filips", ["philips"]],
  ["meijer", ["meyer"]],
  ["smit", ["smith", "smid", "schmit"]],
  ["petersen", ["pietersen"]],
  ["veldhooven", ["veldhoven"]],
])("%s may have been meant for %s", (typed, meant) => {
  expect(similarWords(typed)).toEqual(expect.arrayContaining(meant));
});

test("the variants of a word stay few enough to ask for each", () => {
  for (const word of ["jansen", "kerkstraat", "voorbeeldstraat", "a".repeat(24)])
    expect(similarWords(word).length, word).toBeLessThan(3000);
});

test("what is no word of letters, or too short or too long for one, is as typed", () => {
  for (const word of ["van", "5611GJ", "jan@voorbeeld.example", "0612345678", "x".repeat(25), "S0000042"])
    expect(canBeMistyped(word), word).toBe(false);
  for (const word of ["Berg", "Zoëtje", "Eindhoven"]) expect(canBeMistyped(word), word).toBe(true);
});
