import { expect, test } from "vitest";
import { diffLines, type LineChange } from "./text-diff";

/** One of the two texts, put together again from the changes. */
const side = (changes: LineChange[], without: "added" | "removed") =>
  changes
    .filter(({ kind }) => kind !== without)
    .map(({ pieces }) => pieces.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join(""));

test("a changed line shows which words", () => {
  expect(diffLines(["Lood wordt grijs.", "Klaar."], ["Lood wordt wit.", "Klaar."])).toEqual([
    {
      kind: "changed",
      pieces: [
        { kind: "same", text: "Lood wordt " },
        { kind: "removed", text: "grijs." },
        { kind: "added", text: "wit." },
      ],
    },
    { kind: "same", pieces: [{ kind: "same", text: "Klaar." }] },
  ]);
});

test("new and lost lines are whole", () => {
  const kinds = diffLines(["a", "b", "c"], ["a", "c", "d"]).map(({ kind }) => kind);
  expect(kinds).toEqual(["same", "removed", "same", "added"]);
  expect(diffLines([], ["a"]).map(({ kind }) => kind)).toEqual(["added"]);
  expect(diffLines(["a"], []).map(({ kind }) => kind)).toEqual(["removed"]);
});

test("both texts can be read back from the changes, whatever they are", () => {
  const letters = "abcd";
  let state = 7;
  const random = (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % n;
  };
  const text = () => Array.from({ length: random(9) }, () => `${letters[random(4)]} ${letters[random(4)]}`);
  for (let run = 0; run < 500; run++) {
    const [before, after] = [text(), text()];
    const changes = diffLines(before, after);
    expect(side(changes, "added")).toEqual(before);
    expect(side(changes, "removed")).toEqual(after);
  }
});
