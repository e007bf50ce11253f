/** A request that may be one of many; `suspect` 0: only its text puts it among them. */
export type Suspect = {
  id: string;
  reference: string;
  name: string;
  receivedAt: number;
  /** In quarantine; else in the ordinary list, where nobody has done anything with it. */
  held: 0 | 1;
  suspect: 0 | 1;
  textKey: string | null;
  clientHash: string | null;
  /** The start of what was typed. */
  text: string;
  abuseSigns: string;
};

/** Requests that are like each other, newest first, and what they have in common. */
export type AlikeGroup = { kind: "text" | "client"; key: string; members: Suspect[] };

/** Characters of a text that tell what kind of message it is; one more is read, to know that it goes on. */
export const EXCERPT_LENGTH = 160;

/** Two are a coincidence, or one visitor who sends again. */
const SMALLEST_GROUP = 3;

/**
 * The groups among these, each request in one at most: by text first, then by network. The one with the newest request
 * comes first. `suspects`: newest first.
 */
export function groupAlike(suspects: readonly Suspect[]): AlikeGroup[] {
  const byText = grouped(suspects, "text", ({ textKey }) => textKey);
  const taken = new Set(byText.flatMap(({ members }) => members));
  const rest = suspects.filter((each) => each.suspect === 1 && !taken.has(each));
  const byClient = grouped(rest, "client", ({ clientHash }) => clientHash);
  const newest = ({ members }: AlikeGroup) => members[0]?.receivedAt ?? 0;
  return [...byText, ...byClient].sort((a, b) => newest(b) - newest(a));
}

function grouped(
  suspects: readonly Suspect[],
  kind: AlikeGroup["kind"],
  keyOf: (suspect: Suspect) => string | null,
): AlikeGroup[] {
  const groups = new Map<string, Suspect[]>();
  for (const suspect of suspects) {
    const key = keyOf(suspect);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), suspect]);
  }
  return [...groups]
    .filter(([, members]) => members.length >= SMALLEST_GROUP)
    .map(([key, members]) => ({ kind, key, members }));
}
