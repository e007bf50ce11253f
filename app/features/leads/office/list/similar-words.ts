/** Shorter words are one letter from too many others. */
const SHORTEST = 4;
/** Longer ones are no names, and would have too many variants. */
const LONGEST = 24;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** What sounds the same, or is easily written the one way for the other. */
const sounds = [
  ..."ij:y ij:ei ie:i aa:a ee:e oo:o uu:u ou:au ck:k c:k ph:f th:t dt:t sch:s ch:g s:z v:f x:ks q:k"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
  ...[..."bdfgklmnprst"].map((letter): [string, string] => [letter + letter, letter]),
];

/** Whether a word can be one with a typing error: a name, not a number or an address. */
export function canBeMistyped(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
}

/**
 * The words for which this one may have been typed: those that sound the same, those with one letter more, less, other or in
 * another place, and those with two letters less. The search index is asked for each, which reads nothing for those that nobody has.
 */
export function similarWords(word: string): string[] {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const alike = soundsLike(plain);
  const less = withOneLess(plain);
  return [
    ...new Set([
      ...alike,
      ...alike.flatMap(soundsLike),
      ...oneLetterOff(plain),
      ...less.flatMap(withOneLess),
    ]),
  ];
}

function soundsLike(word: string): string[] {
  return sounds.flatMap(([one, other]) => [...swapped(word, one, other), ...swapped(word, other, one)]);
}

/** The word with `from` written as `to`, at each place where it stands. */
function swapped(word: string, from: string, to: string): string[] {
  const found: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
    found.push(word.slice(0, at) + to + word.slice(at + from.length));
  return found;
}

function withOneLess(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
}

function oneLetterOff(word: string): string[] {
  const found = withOneLess(word);
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) found.push(before + after[1] + after[0] + after.slice(2));
    for (const letter of letters) {
      found.push(before + letter + after);
      if (after !== "") found.push(before + letter + after.slice(1));
    }
  }
  return found;
}
