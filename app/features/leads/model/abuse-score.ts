import { jaccard, shingles, words } from "~/lib/text/shingles";

type Sign = {
  /** From how often on, and the points it then gives; the highest that applies counts. */
  points: readonly (readonly [from: number, points: number])[];
  /** What the office reads; `n`: how often. */
  text: (n: number) => string;
};

const others = (n: number) => (n === 1 ? "1 andere aanvraag" : `${n} andere aanvragen`);

/**
 * What makes a request look like abuse. No sign for a missing script, missing measurements or an unknown address:
 * honest requests have none of these either.
 */
export const abuseSigns = {
  honeypot: { points: [[1, 8]], text: () => "Vulde een veld in dat voor bezoekers onzichtbaar is" },
  "too-fast": { points: [[1, 8]], text: () => "Verstuurd binnen 3 seconden nadat het formulier openging" },
  "turnstile-spent": {
    points: [[1, 8]],
    text: () => "De controle tegen misbruik was verlopen of al gebruikt",
  },
  links: {
    points: [
      [1, 2],
      [3, 5],
    ],
    text: (n) => (n === 1 ? "Een link in de tekst" : `${n} links in de tekst`),
  },
  markup: { points: [[1, 5]], text: () => "Opmaakcode (HTML of BBCode) in de tekst" },
  "mail-address": { points: [[1, 1]], text: () => "Een mailadres in de tekst" },
  repeated: {
    points: [
      [2, 2],
      [5, 3],
      [20, 6],
    ],
    text: (n) => `De tekst lijkt op die van ${others(n)} in 24 uur`,
  },
  client: {
    points: [
      [5, 3],
      [10, 5],
    ],
    text: (n) => `${others(n)} via dezelfde verbinding in een uur`,
  },
  recipient: {
    points: [[3, 1]],
    text: (n) => `${others(n)} met hetzelfde mailadres in 24 uur`,
  },
  files: {
    points: [[1, 1]],
    text: (n) => (n === 1 ? "Een bestand met een waarschuwing" : `${n} bestanden met een waarschuwing`),
  },
  idle: { points: [[1, 1]], text: () => "Het formulier zag geen enkele handeling van de bezoeker" },
} as const satisfies Record<string, Sign>;
export type AbuseSign = keyof typeof abuseSigns;

/** How often each sign was seen; only those that give points are kept with a request. */
export type SeenSigns = Partial<Record<AbuseSign, number>>;

/** From here on the visitor is asked to pass the check, where there is one. */
export const RAISED_SCORE = 5;
/** From here on a request waits in quarantine. */
export const HELD_SCORE = 8;

/** Counting stops at these, so that what is looked up stays bounded. */
export const countedOthers = { client: 20, recipient: 10, texts: 50 } as const;

function pointsOf(name: AbuseSign, n: number): number {
  const steps: Sign["points"] = abuseSigns[name].points;
  return Math.max(0, ...steps.filter(([from]) => n >= from).map(([, points]) => points));
}

/** The score and the signs that it is made of. */
export function abuseScore(seen: SeenSigns): { score: number; signs: SeenSigns } {
  const all = Object.entries(seen) as [AbuseSign, number][];
  const counting = all.filter(([name, n]) => pointsOf(name, n) > 0);
  return {
    score: counting.reduce((sum, [name, n]) => sum + pointsOf(name, n), 0),
    signs: Object.fromEntries(counting),
  };
}

/** The reasons in words, the heaviest first. `stored`: JSON of SeenSigns; signs of a newer version are left out. */
export function abuseReasons(stored: string): string[] {
  const signs = Object.entries(JSON.parse(stored) as SeenSigns) as [AbuseSign, number][];
  return signs
    .filter(([name]) => Object.hasOwn(abuseSigns, name))
    .sort(([a, n], [b, m]) => pointsOf(b, m) - pointsOf(a, n))
    .map(([name, n]) => {
      const { text }: Sign = abuseSigns[name];
      return text(n);
    });
}

const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const link =
  /(?:\bhttps?:\/\/|\bwww\.)[^\s<>[\]"']+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,10}\/[^\s<>[\]"']+/gi;
const markup =
  /<\/?(?:a|b|i|p|u|br|div|span|img|em|strong|font|script|style|svg|iframe|object|embed|form|input|table|html|body|meta|link|h[1-6])\b[^<>]{0,500}>|\[\/?(?:url|img|link|b|i|u|size|color|quote)\b[^[\]]{0,500}\]/i;

/** What the text itself shows. `text`: all that the visitor typed freely. */
export function textSigns(text: string): SeenSigns {
  const withoutMail = text.replace(mailAddress, " ");
  return {
    links: withoutMail.match(link)?.length ?? 0,
    markup: markup.test(text) ? 1 : 0,
    "mail-address": withoutMail === text ? 0 : 1,
  };
}

/** Characters of a text that are compared; what follows says no more. */
export const COMPARED_LENGTH = 1000;
/** A text of fewer words is the same by chance. */
const MINIMUM_WORDS = 5;
const ALIKE = 0.8;

/** The words that tell texts apart: without numbers, and any link is as good as another. */
export function tellingWords(text: string): string[] {
  const plain = text.slice(0, COMPARED_LENGTH).replace(mailAddress, " ").replace(link, " link ");
  const found = words(plain).filter((word) => !/\d/.test(word));
  return found.length < MINIMUM_WORDS ? [] : found;
}

/** Tells of other texts whether they are nearly the same as this one, by pairs of words; none is like a short text. */
export function likenessTo(text: string): (other: string) => boolean {
  const pairs = (of: string) => shingles(tellingWords(of).join(" "), 2);
  const ours = pairs(text);
  return (other) => jaccard(ours, pairs(other)) >= ALIKE;
}
