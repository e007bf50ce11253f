/**
 * Another number as soon as something happened to any lead: the last line of all timelines, which comes with every change.
 * One row is read, however many there are.
 */
export const versionStatement = "SELECT coalesce(max(id), 0) AS version FROM lead_events";

export async function listVersion(db: D1Database): Promise<number> {
  return (await db.prepare(versionStatement).first<number>("version")) ?? 0;
}
