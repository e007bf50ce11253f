/** A spreadsheet that opens the file by a double click takes this for UTF-8. */
export const csvStart = "\uFEFF";

/**
 * One line of a file for a Dutch spreadsheet, which separates by `;`. Text that a spreadsheet would compute
 * gets an apostrophe in front: what a visitor typed must never run on the desk of an employee.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = isFormula(value) && !isPhone(value) ? `'${value}` : value;
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets skip white space and invisible characters before they look for a formula. */
function isFormula(text: string): boolean {
  return (
    /^[\s\p{Cc}\p{Cf}\uFF1D\uFF0B\uFF0D\uFF20]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) ||
    /^[\t\r]/.test(text)
  );
}

/** '+31 612345678': the space makes it a text that no spreadsheet computes. */
function isPhone(text: string): boolean {
  return /^\+\d{1,3} \d{4,14}$/.test(text);
}

/**
 * A phone number that a spreadsheet leaves alone: without a space it would drop the zero in front or show
 * 3,16E+10. International where it is known, else as typed.
 */
export function csvPhone(typed: string, e164: string | null): string {
  if (e164 !== null) return e164.replace(/^(\+3[12])/, "$1 ");
  return /^0\d+$/.test(typed) ? `${typed.slice(0, 3)} ${typed.slice(3)}` : typed;
}
