/** A spreadsheet that opens the file by a double click takes this for UTF-8. */
export const csvStart = "\uFEFF";

/**
 * One line of a file for a Dutch spreadsheet, which separates by `;`. What a visitor typed must never be computed on
 * the desk of an employee, also not when the file is opened with a comma, a tab or a bar as separator: a reader that
 * cuts elsewhere takes quotes for text, so every place at which a cell could begin is made safe.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(formulaStart, "'");
  return /[";,|\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A place where a cell could begin and a spreadsheet would compute: it skips white space, invisible characters and
 * quotes before it looks, and takes the wide forms of = + - @ for the narrow ones. With apostrophes among what is
 * skipped, taking one away at each such place gives the text back.
 */
const formulaStart =
  /(?<=^|[;,|\t\r\n])(?=(?:[^\S\t\r\n]|(?![\t\r\n])\p{Cc}|\p{Cf}|["'])*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * A phone number that a spreadsheet leaves alone: with 00 for the plus that begins a formula, and with a space, without
 * which it would drop the zeros in front or show 3,16E+10. International where it is known, else as typed.
 */
export function csvPhone(typed: string, e164: string | null): string {
  const number = (e164 ?? typed).replace(/^\+(?=[\d ().-]+$)/, "00");
  return number.replace(/^(003[12]|00\d\d|0\d\d)(?=\d+$)/, "$1 ");
}

/** '12500,00': what a Dutch spreadsheet reads as a number; each amount of a column is written alike. */
export function csvEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",");
}
