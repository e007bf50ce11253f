/** What an employee did that belongs to no single lead. */
export type AdminEventKind =
  | "leads-exported"
  | "person-exported"
  | "person-erased"
  | "pattern-held"
  | "pattern-stopped";

/** Writes it down. `detail` holds no data of visitors: how many, of which view. */
export async function addAdminEvent(
  db: D1Database,
  event: { kind: AdminEventKind; actor: string; detail: string },
  now: Date,
): Promise<void> {
  await db
    .prepare("INSERT INTO admin_events (at, actor, kind, detail) VALUES (?, ?, ?, ?)")
    .bind(now.getTime(), event.actor, event.kind, event.detail)
    .run();
}

type AdminEvent = { id: number; at: number; actor: string; kind: string; detail: string };

/** The latest of them, newest first. */
export async function listAdminEvents(db: D1Database, limit: number): Promise<AdminEvent[]> {
  const { results } = await db
    .prepare("SELECT id, at, actor, kind, detail FROM admin_events ORDER BY id DESC LIMIT ?")
    .bind(limit)
    .all<AdminEvent>();
  return results;
}
