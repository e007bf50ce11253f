/**
 * Where a record of content still holds an empty text or an empty list: 'asten.services.bouw.lead'. The first cell of
 * a table's head may be empty.
 */
export function emptyParts(value: unknown, at: string): string[] {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return at.endsWith("head.0") ? [] : [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => emptyParts(part, `${at}.${key}`));
}
