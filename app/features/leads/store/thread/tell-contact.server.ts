import type { EventData } from "~/features/leads/model/lead-events";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { contactMade } from "./contact.server";

/** What an employee says that he did outside of this program. A call that nobody answered reached nobody. */
export type ToldContact =
  | { kind: "call-reached"; data: Record<never, never> }
  | { kind: "call-missed"; data: EventData["call-missed"] }
  | { kind: "sent-elsewhere"; data: Pick<EventData["sent-elsewhere"], "via" | "text"> };

type Telling = {
  /** For colleagues; may be empty. */
  note: string;
  /** The newest event that he saw: the same told again by him since then is the same, its answer was lost. */
  seen: number;
  email: string;
  now: Date;
};

/** Writes it down, with the note in the same moment so that both are undone together. Null for a lead that is gone or in quarantine. */
export async function tellContact(
  db: D1Database,
  leadId: string,
  { kind, data }: ToldContact,
  { note, seen, email, now }: Telling,
): Promise<{ eventId: number } | null> {
  const at = now.getTime();
  const how = "how" in data ? data.how : "via" in data ? data.via : "";
  const same: Sql = {
    sql: `FROM lead_events WHERE lead_id = ? AND id > ? AND actor = ? AND kind = ?
      AND coalesce(data ->> 'how', data ->> 'via', '') = ?`,
    values: [leadId, seen, email, kind, how],
  };
  const fresh: Sql = {
    sql: `quarantine_reason IS NULL AND NOT EXISTS (SELECT 1 ${same.sql})`,
    values: same.values,
  };
  const told: Sql = { sql: `EXISTS (SELECT 1 ${same.sql} AND at = ?)`, values: [...same.values, at] };
  const noted: Sql = {
    sql: `quarantine_reason IS NULL AND ? <> '' AND NOT EXISTS (SELECT 1 FROM lead_events
      WHERE lead_id = leads.id AND id > ? AND actor = ? AND kind = 'note' AND data ->> 'text' = ?)`,
    values: [note, seen, email, note],
  };
  const event = { kind, data, actor: email, at };
  const answers = await db.batch<{ eventId: number }>([
    ...(event.kind === "call-missed"
      ? [recordEvent(db, leadId, event as Parameters<typeof recordEvent>[2], fresh)]
      : contactMade(db, leadId, event as Parameters<typeof contactMade>[2], fresh, told)),
    recordEvent(db, leadId, { kind: "note", data: { text: note }, actor: email, at }, noted),
    db.prepare(`SELECT id AS eventId ${same.sql} ORDER BY id DESC LIMIT 1`).bind(...same.values),
  ]);
  return answers.at(-1)?.results[0] ?? null;
}
