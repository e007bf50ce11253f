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

/**
 * Among words: what is said of every other one, whose fact or claim left the code. Null, its sentence goes; empty, the word
 * alone. Absent, it stays as it is written: somebody else says it, or the office is told.
 */
export const OTHERS = "{}";

export const wordsBy = (words: readonly Word[]): Words =>
  Object.fromEntries(words.flatMap(({ word, says }) => (says === undefined ? [] : [[word, says]])));

// Cannot start inside itself, so matching takes linear time.
const WORD = / ?\{([^{}]*)\}/g;

/** Braces that are no word, or stand around one that has its own. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(WORD, ""));

/** Words in a text, known or not, each once, as they are written. */
export const wordsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(WORD), ([, word]) => word ?? "")),
];

/** In the place of a word that is not said; no text holds it, `cleanLines` takes it out. */
const GONE = "\u0000";
/** Between sentences. A word that is one by itself has no full stop; 'bijv.' ends none. */
const BETWEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see GONE.
  /(?<=[.!?][’”)]?|(?:^|[.!?] )(?:\u0000 )*\u0000)(?<!\b(?:art|bijv|ca|dhr|incl|max|mevr|min|nr|tel)\.) (?=[^a-z])/;

/** The word that is meant: '{Btw laag nl}' is '{btw laag nl}' at the beginning of a sentence. */
export const plainWord = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

/** A text with its words said; of those that nobody knows, see `OTHERS`. */
export function saidText(text: string, words: Words): string {
  if (!text.includes("{")) return text;
  const said = text.replace(WORD, (whole, written: string) => {
    const word = plainWord(written);
    const plain = words[Object.hasOwn(words, word) ? word : OTHERS];
    if (plain === undefined) return whole;
    const says = plain && word !== written ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain;
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

/** Without a word in it: the same object, so that what is known of it stays known. */
const unchanged = (value: object, left: readonly unknown[]): boolean => {
  const was = Object.values(value);
  return was.length === left.length && was.every((one, index) => one === left[index]);
};

/** Stands beside what a part says: without it the part stays. */
const ASIDE = new Set(["intro", "note"]);

function saidIn(value: unknown, words: Words, place: "record" | "part" | "item"): unknown {
  if (typeof value === "string") {
    const text = saidText(value, words);
    if (text !== "" || value === "") return text;
    if (place !== "record") return undefined;
    // No page loses its title for a word that nobody knows.
    return OTHERS in words ? saidText(value, { ...words, [OTHERS]: "" }) : text;
  }
  if (Array.isArray(value)) {
    const left = value.map((item) => saidIn(item, words, "item")).filter((item) => item !== undefined);
    const lost = place === "item" ? left.length < value.length : left.length === 0 && value.length > 0;
    if (lost && place !== "record") return undefined;
    return unchanged(value, left) ? value : left;
  }
  if (typeof value !== "object" || value === null) return value;
  const inner = place === "record" ? "record" : "part";
  const members = Object.entries(value).map(
    ([name, member]) => [name, member, saidIn(member, words, inner)] as const,
  );
  if (members.some(([name, was, now]) => now === undefined && was !== undefined && !ASIDE.has(name)))
    return undefined;
  const left = members.map(([, , now]) => now);
  if (unchanged(value, left)) return value;
  return Object.fromEntries(members.flatMap(([name, , now]) => (now === undefined ? [] : [[name, now]])));
}

/** Its texts at their places, with their words said. */
export function saidInPlace<Value>(value: Value, words: Words): Value {
  if (typeof value === "string") return saidText(value, words) as Value;
  if (typeof value !== "object" || value === null) return value;
  const left = Object.values(value).map((inner) => saidInPlace(inner, words));
  if (unchanged(value, left)) return value;
  if (Array.isArray(value)) return left as Value;
  return Object.fromEntries(Object.keys(value).map((name, index) => [name, left[index]])) as Value;
}

/** Beside a field: what its words say now. */
export function wordsHint(text: string, words: readonly Word[]): string | undefined {
  const lines = wordsIn(text).flatMap((word) => {
    const known = words.find((one) => one.word === plainWord(word));
    if (!known) return [];
    if (known.says === undefined) return [`{${word}} is ${known.about}.`];
    if (known.says === null) return [`{${word}} staat er nu niet: de zin valt weg.`];
    if (known.says === "") return [`{${word}} staat er nu niet.`];
    return [`{${word}} is nu ‘${known.says}’.`];
  });
  return lines.length > 0 ? lines.join(" ") : undefined;
}
