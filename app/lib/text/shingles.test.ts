import { expect, test } from "vitest";
import { jaccard, shingleOverlap, shingles, words } from "./shingles";

test("words are compared without capitals and punctuation, accents stay", () => {
  expect(words("Eén dak, twee 'pannen': 12,5 m².")).toEqual([
    "eén",
    "dak",
    "twee",
    "pannen",
    "12",
    "5",
    "m²",
  ]);
  expect(words(" … ")).toEqual([]);
});

test("a text gives one shingle for every run of words, each once", () => {
  expect([...shingles("a b c d e f", 5)]).toEqual(["a b c d e", "b c d e f"]);
  expect([...shingles("a b a b a b", 2)]).toEqual(["a b", "b a"]);
});

test("a text shorter than a shingle has none and overlaps with nothing", () => {
  expect(shingles("vier woorden zijn tekort").size).toBe(0);
  expect(shingleOverlap(shingles("te kort"), shingles("te kort"))).toBe(0);
});

test("overlap is 1 for a text copied into a longer one, in either order", () => {
  const short = shingles("het dak van het huis is al jaren lek");
  const long = shingles("wij zien dat het dak van het huis is al jaren lek en dat de goot verstopt is");
  expect(shingleOverlap(short, long)).toBe(1);
  expect(shingleOverlap(long, short)).toBe(1);
});

test("overlap counts the shared part only", () => {
  const a = shingles("een twee drie vier vijf zes", 5);
  const b = shingles("een twee drie vier vijf zeven", 5);
  expect(shingleOverlap(a, b)).toBe(0.5);
  expect(shingleOverlap(a, shingles("heel andere woorden staan hier nu", 5))).toBe(0);
});

test("likeness counts what only one of the two has, and nothing is like an empty text", () => {
  const a = shingles("een twee drie vier", 2);
  expect(jaccard(a, shingles("een twee drie vier", 2))).toBe(1);
  expect(jaccard(a, shingles("een twee drie vier vijf", 2))).toBe(0.75);
  expect(jaccard(a, shingles("een twee vijf zes", 2))).toBe(0.2);
  expect(jaccard(new Set(), new Set())).toBe(0);
});
