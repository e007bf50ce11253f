import type { EventData, EventKind } from "~/features/leads/model/lead-events";

/** A part of a statement with what is bound to its question marks. */
export type Sql = { sql: string; values: (string | number | null)[] };

/** A value that the row of the lead has at that moment. */
type Column = { column: "assignee" | "status" | "contact_preference" | "quarantine_reason" | "spam_at" };

type NewEvent = {
  [Kind in EventKind]: {
    kind: Kind;
    data: { [Name in keyof EventData[Kind]]: EventData[Kind][Name] | Column | Sql };
  };
}[EventKind] & { actor: string; at: number };

/** Put it before the change that it tells of, in one batch. `detail` is what versions without `data` read. */
export function recordEvent(
  db: D1Database,
  leadId: string,
  { kind, data, actor, at }: NewEvent,
  when: Sql = { sql: "TRUE", values: [] },
): D1PreparedStatement {
  const parts = Object.entries<string | number | null | Column | Sql>(data).map(([name, value]) => {
    if (value === null || typeof value !== "object") return { name, sql: "?", values: [value] };
    return "column" in value ? { name, sql: value.column, values: [] } : { name, ...value };
  });
  const values = parts.flatMap((part) => part.values);
  return db
    .prepare(
      `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
       SELECT id, ?, ?, ?, json_object(${parts.map(({ name, sql }) => `'${name}', ${sql}`).join(", ")}),
         concat_ws('>', ${parts.map(({ sql }) => sql).join(", ") || "NULL"})
       FROM leads WHERE id = ? AND (${when.sql})`,
    )
    .bind(at, kind, actor, ...values, ...values, leadId, ...when.values);
}

type Changes = { set: Sql; when: Sql; also?: D1PreparedStatement[]; after?: D1PreparedStatement[] };

/** Changes a lead and its timeline in one transaction, if `when` holds; null when it does not. */
export async function changeLead(
  db: D1Database,
  id: string,
  event: NewEvent,
  { set, when, also = [], after = [] }: Changes,
): Promise<{ eventId: number } | null> {
  const [recorded] = await db.batch([
    recordEvent(db, id, event, when),
    ...also,
    db
      .prepare(`UPDATE leads SET ${set.sql} WHERE id = ? AND (${when.sql})`)
      .bind(...set.values, id, ...when.values),
    ...after,
  ]);
  return recorded && recorded.meta.changes > 0 ? { eventId: recorded.meta.last_row_id } : null;
}
