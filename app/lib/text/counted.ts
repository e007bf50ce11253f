/** '1 bron', '11 bronnen'. */
export function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** The first names of a long list and how many follow: 'Centrum, Strijp, Philipsdorp en 10 andere'. */
export function firstOf(names: readonly string[]): string {
  const shown = names.length > 4 ? names.slice(0, 3) : names;
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} en ${rest} andere` : shown.join(", ");
}
