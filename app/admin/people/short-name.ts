/** By mail address. The same for everybody of the office, so that it can be kept for a whole isolate, or a whole tab. */
let names: Readonly<Record<string, string>> = {};

/** Takes the names that the office gave, as they are now: before anything of a page of /admin is read or shown. */
export function knowNames(given: Readonly<Record<string, string>>): void {
  names = given;
}

/** For the browser, which shows them too. */
export const givenNames = () => names;

/** The name that the office gave an employee; null for none. */
export const givenName = (mail: string): string | null => (Object.hasOwn(names, mail) && names[mail]) || null;

/** An employee as the office calls him; without a name in a word: what stands before the @ of the mail address. */
export function shortName(mail: string): string {
  return givenName(mail) ?? mail.split("@")[0] ?? "";
}
