type Size = { fontSize: string } | undefined;

/** Letters of the longest word; a title may have a colon or a comma at it. */
export const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s-]/).map(({ length }) => length));

/**
 * Of a title with a word that its column could not show in one line ('Schoorsteenrenovatie'): as large as still fits a
 * phone of 320 px without its margins, and a column of so many rem. Undefined where any column has room.
 */
export function titleSize(title: string, column?: number): Size {
  const longest = longestWord(title);
  if (longest < 15) return;
  // Wide letters have 0.66 em.
  const most = (width: number, unit: string) => (width / 0.66 / longest).toFixed(1) + unit;
  const limits = [most(87.5, "vw"), ...(column ? [most(column, "rem")] : [])];
  return { fontSize: `min(var(--text-4xl),${limits.join()})` };
}
