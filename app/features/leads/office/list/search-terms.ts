import { canBeMistyped, similarWords } from "./similar-words";

const maxLength = 120;
const maxWords = 8;

/**
 * What was typed in the search box as a query of FTS5: every word must occur, the beginning of a word is
 * enough, and a phone number is found in any way of writing it. Quoted throughout, so that no character is
 * an operator. Null when there is nothing to look for.
 */
export function searchTerms(typed: string): string | null {
  const text = typed.slice(0, maxLength).trim();
  const digits = text.replace(/\D/g, "");
  if (digits.length >= 4 && /^[+0][\d\s()./-]*$/.test(text)) return phrase(withoutPrefix(digits));
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return words.slice(0, maxWords).map(phrase).join(" ");
}

/** More than these are looked for as typed: nobody slips in each word. */
const maxMistyped = 3;

/**
 * The same for what may have been typed with an error: every word occurs as typed, or in a name or an address a word that is
 * like it, and not all of them as typed. Null when there is no word that can be one with an error.
 */
export function similarTerms(typed: string): string | null {
  const exact = searchTerms(typed);
  const words = wordsOf(typed.slice(0, maxLength)).slice(0, maxWords);
  const mistyped = words.filter(canBeMistyped).slice(0, maxMistyped);
  if (exact === null || mistyped.length === 0) return null;
  const each = words.map((word) => {
    if (!mistyped.includes(word)) return phrase(word);
    const similar = similarWords(word).map((other) => `"${other}"`);
    return `(${phrase(word)} OR {name address} : (${similar.join(" OR ")}))`;
  });
  return `(${each.join(" AND ")}) NOT (${exact})`;
}

/** '00 31 6 …' and '+31 (0)6 …' are kept as '31 6 …'. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^00/, "").replace(/^(31|32)0/, "$1");
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function phrase(word: string): string {
  const quoted = `"${word.replaceAll('"', '""')}"`;
  return [...word].length > 1 ? `${quoted}*` : quoted;
}
