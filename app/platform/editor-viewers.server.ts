/** Who does not say so again within this time has gone. */
const presentMs = 25_000;
/** A clock behind ours must not lose its colleague: rows go later than they stop counting. */
const forgottenMs = 60_000;

/** Says that `me` has the editor at this path open, and returns the mail addresses of the others who have. */
export async function openEditor(db: D1Database, place: string, me: string, now: Date): Promise<string[]> {
  const at = now.getTime();
  const [, , others] = await db.batch<{ employee: string }>([
    db
      .prepare(
        `INSERT INTO editor_viewers (place, employee, seen_at) VALUES (?, ?, ?)
         ON CONFLICT (place, employee) DO UPDATE SET seen_at = excluded.seen_at`,
      )
      .bind(place, me, at),
    db.prepare("DELETE FROM editor_viewers WHERE seen_at < ?").bind(at - forgottenMs),
    db
      .prepare(
        "SELECT employee FROM editor_viewers WHERE place = ? AND employee <> ? AND seen_at > ? ORDER BY employee",
      )
      .bind(place, me, at - presentMs),
  ]);
  return others?.results.map(({ employee }) => employee) ?? [];
}

/** Says that `me` has left it. */
export async function closeEditor(db: D1Database, place: string, me: string): Promise<void> {
  await db.prepare("DELETE FROM editor_viewers WHERE place = ? AND employee = ?").bind(place, me).run();
}
