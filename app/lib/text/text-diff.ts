import { diffArrays } from "diff/lib/diff/array.js";

/** A piece that both texts have, that only the first has, or that only the second has. */
export type Piece = { kind: "same" | "removed" | "added"; text: string };
/** A line: the same in both, gone, new, or changed in some of its words. */
export type LineChange = { kind: Piece["kind"] | "changed"; pieces: Piece[] };

/** Texts further apart count as wholly different: time and memory grow with the square of the edits. */
const MAX_EDITS = 2_000;

/** What changed between two texts, line by line and within a line word by word. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const runs = runsOf(before, after);
  return runs.flatMap(({ kind, texts }, at) => {
    const whole = (text: string): LineChange => ({ kind, pieces: [{ kind, text }] });
    // Lines that went and lines that came in their place are the same lines, changed.
    const [lost, gained] = [runs[at - 1], runs[at + 1]];
    if (kind === "added" && lost?.kind === "removed") return texts.slice(lost.texts.length).map(whole);
    if (kind !== "removed" || gained?.kind !== "added") return texts.map(whole);
    return texts.map((text, line) => {
      const now = gained.texts[line];
      return now === undefined ? whole(text) : { kind: "changed", pieces: wordChanges(text, now) };
    });
  });
}

function wordChanges(before: string, after: string): Piece[] {
  const words = (text: string) => text.match(/\s+|\S+/g) ?? [];
  return runsOf(words(before), words(after)).map(({ kind, texts }) => ({ kind, text: texts.join("") }));
}

type Run = { kind: Piece["kind"]; texts: readonly string[] };

/** What was removed stands before what was added in its place. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { kind: "removed", texts: before },
      { kind: "added", texts: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    texts: value,
  }));
}
