/**
 * A word in braces that the site says as it is now: '{kantoorplaats}' is 'Eindhoven'. Without it a claim, a number or a name
 * would stand in a text twice, and stay behind when its record changes.
 */
export type Word = {
  word: string;
  /**
   * Null while the site does not say it: the sentence that holds the word goes. Empty: the word alone goes. Absent of words
   * that their page alone can say.
   */
  says?: string | null;
  /** For the office: where it comes from. */
  about: string;
  /** Of a claim: the site may cease to say it. */
  goes?: true;
};

export type Words = Readonly<Record<string, string | null>>;

export const wordsBy = (words: readonly Word[]): Words =>
  Object.fromEntries(words.flatMap(({ word, says }) => (says === undefined ? [] : [[word, says]])));

// Cannot start inside itself, so matching takes linear time.
const WORD = / ?\{([^{}]*)\}/g;

/** Words in a text, known or not, each once. */
export const wordsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(WORD), ([, word]) => word ?? "")),
];

/** In the place of a word that is not said; no text holds it, `cleanLines` takes it out. */
const GONE = "\u0000";
/** Between sentences. A word that is one by itself has no full stop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see GONE.
const BETWEEN = /(?<=[.!?]|(?:^|[.!?] )(?:\u0000 )*\u0000) (?=[^a-z])/;

/** A text with its words said; those that nobody knows stay as they are. */
export function saidText(text: string, words: Words): string {
  if (!text.includes("{")) return text;
  const said = text.replace(WORD, (whole, word: string) => {
    if (!Object.hasOwn(words, word)) return whole;
    const says = words[word] ?? null;
    const space = whole.startsWith(" ") ? " " : "";
    return says === "" ? "" : space + (says ?? GONE);
  });
  if (!said.includes(GONE)) return said;
  return said
    .split(BETWEEN)
    .filter((sentence) => !sentence.includes(GONE))
    .join(" ");
}

/**
 * A record with the words of its texts said. In lists what is left empty goes, and what holds it: a paragraph, a row, a part
 * without a text. Outside lists it stays, empty.
 */
export function said<Value>(value: Value, words: Words): Value {
  return saidIn(value, words, "record") as Value;
}

/** Stands beside what a part says: without it the part stays. */
const ASIDE = new Set(["intro", "note"]);

function saidIn(value: unknown, words: Words, place: "record" | "part" | "item"): unknown {
  if (typeof value === "string") {
    const text = saidText(value, words);
    return text === "" && value !== "" && place !== "record" ? undefined : text;
  }
  if (Array.isArray(value)) {
    const left = value.map((item) => saidIn(item, words, "item")).filter((item) => item !== undefined);
    const lost = place === "item" ? left.length < value.length : left.length === 0 && value.length > 0;
    return lost && place !== "record" ? undefined : left;
  }
  if (typeof value !== "object" || value === null) return value;
  const inner = place === "record" ? "record" : "part";
  const members = Object.entries(value).map(
    ([name, member]) => [name, member, saidIn(member, words, inner)] as const,
  );
  if (members.some(([name, was, now]) => now === undefined && was !== undefined && !ASIDE.has(name)))
    return undefined;
  return Object.fromEntries(members.flatMap(([name, , now]) => (now === undefined ? [] : [[name, now]])));
}

/** Its texts at their places, with their words said. */
export function saidInPlace<Value>(value: Value, words: Words): Value {
  if (typeof value === "string") return saidText(value, words) as Value;
  if (Array.isArray(value)) return value.map((item) => saidInPlace(item, words)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, saidInPlace(inner, words)]),
  ) as Value;
}

/** Beside a field: what its words say now. */
export function wordsHint(text: string, words: readonly Word[]): string | undefined {
  const lines = wordsIn(text).flatMap((word) => {
    const known = words.find((one) => one.word === word);
    if (!known) return [];
    if (known.says === undefined) return [`{${word}} is ${known.about}.`];
    if (known.says === null) return [`{${word}} staat er nu niet: de zin valt weg.`];
    if (known.says === "") return [`{${word}} staat er nu niet.`];
    return [`{${word}} is nu ‘${known.says}’.`];
  });
  return lines.length > 0 ? lines.join(" ") : undefined;
}
