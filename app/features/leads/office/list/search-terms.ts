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
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return null;
  return words.slice(0, maxWords).map(phrase).join(" ");
}

/** '00 31 6 …' and '+31 (0)6 …' are kept as '31 6 …'. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^00/, "").replace(/^(31|32)0/, "$1");
}

function phrase(word: string): string {
  const quoted = `"${word.replaceAll('"', '""')}"`;
  return [...word].length > 1 ? `${quoted}*` : quoted;
}
