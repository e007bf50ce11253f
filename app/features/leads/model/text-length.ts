import { cleanLines } from "~/lib/text/clean-text";

/** Characters that count: an emoji of one code point is one, and what is taken out when it is kept is none. */
export function textLength(text: string): number {
  return [...cleanLines(text)].length;
}
