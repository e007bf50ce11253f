/** A piece that both texts have, that only the first has, or that only the second has. */
export type Piece = { kind: "same" | "removed" | "added"; text: string };
/** A line: the same in both, gone, new, or changed in some of its words. */
export type LineChange = { kind: "same" | "removed" | "added" | "changed"; pieces: Piece[] };

/** Beyond this many cells the table of the comparison is not worth its memory. */
const MAX_CELLS = 4_000_000;

/** What changed between two texts, line by line and within a line word by word. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    const pairs = Math.min(removed.length, added.length);
    for (let at = 0; at < pairs; at++) changes.push(changedLine(removed[at] ?? "", added[at] ?? ""));
    for (const text of removed.slice(pairs))
      changes.push({ kind: "removed", pieces: [{ kind: "removed", text }] });
    for (const text of added.slice(pairs)) changes.push({ kind: "added", pieces: [{ kind: "added", text }] });
    removed = [];
    added = [];
  };
  for (const { kind, text } of diff(before, after)) {
    if (kind === "removed") removed.push(text);
    else if (kind === "added") added.push(text);
    else {
      settle();
      changes.push({ kind, pieces: [{ kind, text }] });
    }
  }
  settle();
  return changes;
}

function changedLine(before: string, after: string): LineChange {
  const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
  const pieces: Piece[] = [];
  for (const piece of diff(words(before), words(after))) {
    const last = pieces.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else pieces.push({ ...piece });
  }
  return { kind: "changed", pieces };
}

/** The shortest way from one list to the other, by their longest common subsequence. */
function diff(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end++;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const same = (text: string): Piece => ({ kind: "same", text });
  return [
    ...before.slice(0, start).map(same),
    ...middle(a, b),
    ...before.slice(before.length - end).map(same),
  ];
}

function middle(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > MAX_CELLS) return [...all("removed", a), ...all("added", b)];
  const width = b.length + 1;
  // lengths[i * width + j]: how much a from i and b from j have in common.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pieces.push({ kind: "same", text: a[i] ?? "" });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) pieces.push({ kind: "removed", text: a[i++] ?? "" });
    else pieces.push({ kind: "added", text: b[j++] ?? "" });
  }
  return [...pieces, ...all("removed", a.slice(i)), ...all("added", b.slice(j))];
}

function all(kind: Piece["kind"], texts: readonly string[]): Piece[] {
  return texts.map((text) => ({ kind, text }));
}
