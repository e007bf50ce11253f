/** The value of a field as it goes on the wire; a list is joined with commas. */
export function wireText(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
