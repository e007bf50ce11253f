/** Copies the oldest lead `count` times, written over with `own` (SQL by column); `n` counts from 1. */
export async function copyLead(
  db: D1Database,
  name: string,
  count: number,
  own: Record<string, string> = {},
): Promise<void> {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info('leads')").all<{ name: string }>();
  const columns = results.map((column) => column.name);
  const unique = `'${name}-' || n`;
  const values: Record<string, string> = { id: unique, reference: unique, submission_key: "NULL", ...own };
  await db
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
       INSERT INTO leads (${columns.join(", ")}) SELECT ${columns.map((column) => values[column] ?? column).join(", ")}
       FROM numbers, (SELECT * FROM leads ORDER BY rowid LIMIT 1)`,
    )
    .run();
}
