// C0 and C1 controls except tab and line feed, bidirectional overrides, BOM.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

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
