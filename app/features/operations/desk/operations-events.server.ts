/** What an employee did on the operations page; `detail` names what, never a visitor. */
export type OperationsEventKind =
  | "deliveries-retried"
  | "deliveries-noticed"
  | "alarm-taken"
  | "letter-resent"
  | "letter-discarded";

export type OperationsEvent = { id: number; at: number; actor: string; kind: string; detail: string };

/** Writes it down when the statement before it in the same batch changed anything. */
export function eventStatement(
  db: D1Database,
  event: { kind: OperationsEventKind; detail: string },
  { email, now }: { email: string; now: Date },
): D1PreparedStatement {
  return db
    .prepare("INSERT INTO operations_events (at, actor, kind, detail) SELECT ?, ?, ?, ? WHERE changes() > 0")
    .bind(now.getTime(), email, event.kind, event.detail);
}

/** The latest, newest first. */
export async function listEvents(db: D1Database, limit: number): Promise<OperationsEvent[]> {
  const { results } = await db
    .prepare("SELECT id, at, actor, kind, detail FROM operations_events ORDER BY id DESC LIMIT ?")
    .bind(limit)
    .all<OperationsEvent>();
  return results;
}
