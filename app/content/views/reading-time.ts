/** Words a minute of a reader who wants to understand, not to skim. */
const WORDS_PER_MINUTE = 200;

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return minutesOfWords(text.match(/\S+/g)?.length ?? 0);
}

export function minutesOfWords(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
