/** An employee in a word: what stands before the @ of his address. */
export function shortName(mail: string): string {
  return mail.split("@")[0] ?? "";
}
