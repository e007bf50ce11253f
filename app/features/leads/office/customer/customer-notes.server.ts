import type { Actor } from "~/features/leads/office/lead/change";
import { firstKept } from "~/features/leads/store/customer.server";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";

export const longestCustomerNote = 1000;

/** Within this time the same note of the same employee is one that was sent again because its answer was lost. */
const AGAIN_MS = 2 * 60_000;

/**
 * Keeps a note about a customer with the newest of these leads, so that it is there as long as anything of the customer is, and goes
 * with it; never with a suspect, which goes sooner.
 */
export async function addCustomerNote(
  db: D1Database,
  ids: string[],
  { text, writtenAt }: { text: string; writtenAt: string },
  { email, now }: Actor,
): Promise<number | null> {
  const newest = await firstKept(db, ids);
  if (newest === null || text === "" || text.length > longestCustomerNote) return null;
  const same: Sql = {
    sql: "SELECT id FROM lead_events WHERE lead_id = ? AND kind = 'customer-note' AND actor = ? AND data ->> 'text' = ? AND at > ?",
    values: [newest, email, text, now.getTime() - AGAIN_MS],
  };
  const event = {
    kind: "customer-note",
    data: { text, writtenAt },
    actor: email,
    at: now.getTime(),
  } as const;
  const [, found] = await db.batch<{ id: number }>([
    recordEvent(db, newest, event, { ...same, sql: `NOT EXISTS (${same.sql})` }),
    db.prepare(`${same.sql} ORDER BY id DESC LIMIT 1`).bind(...same.values),
  ]);
  return found?.results[0]?.id ?? null;
}

/** Takes a note of one of these leads away; its text goes, the trace stays. True also when it was gone already. */
export async function removeCustomerNote(db: D1Database, ids: string[], event: number): Promise<void> {
  await db
    .prepare(
      `UPDATE lead_events SET kind = 'note-undone', data = '{}', detail = ''
       WHERE id = ? AND kind = 'customer-note' AND lead_id IN (SELECT value FROM json_each(?))`,
    )
    .bind(event, JSON.stringify(ids))
    .run();
}
