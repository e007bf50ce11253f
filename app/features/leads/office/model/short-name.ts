/** An employee in a word: what stands before the @ of the mail address. */
export function shortName(mail: string): string {
  return mail.split("@")[0] ?? "";
}
