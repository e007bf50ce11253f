/** The part of a D1 binding that made-up data needs; miniflare's and the Worker's both fit. */
export type SeedDatabase = {
  prepare(query: string): { bind(...values: unknown[]): { run(): Promise<unknown> } };
};

/** Rows per statement. */
export const chunk = 5000;

/** The numbers from ?1 to ?2, for a statement `WITH RECURSIVE`. */
export const numbers =
  "numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)";

/** `pick('firstNames', 7)`: an entry of a list in ?3 that depends on the number of the row, scattered by the factor. */
export const pick = (list: string, factor: number) =>
  `json_extract(?3, '$.${list}[' || ((n * ${factor} + n / 97) % json_array_length(?3, '$.${list}')) || ']')`;
