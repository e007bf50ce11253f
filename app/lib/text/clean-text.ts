// C0 and C1 controls except tab and line feed; format characters (direction overrides, marks, BOM, tags) except
// the two joiners, which emoji and some scripts need; lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[^\P{Cf}\u200C\u200D]|\p{Cs}/gu;

export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unwanted, "")
    .trim();
}

/** Safe in a mail header. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, " ");
}

/**
 * What somebody called a file, to be shown as text and never used as a file name: without folders and invisible
 * characters, at most `most` characters with its ending kept. Empty when nothing but dots and spaces is left.
 */
export function cleanFileName(name: string, most = 100): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const text = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  if (/^[.\s]*$/.test(text)) return "";
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters.slice(0, most - 11).join("")}…${characters.slice(-10).join("")}`;
}
