import type { EventData } from "~/features/leads/model/lead-events";
import { spamAsSeen, untouchedSinceRelease } from "~/features/leads/store/files/untouched.server";
import { graceMs, holdDeliveries, letDeliveriesGo } from "~/features/leads/store/held-deliveries.server";
import { changeLead, type Sql } from "~/features/leads/store/record-event.server";
import type { Actor, Change } from "./change";

/** Takes a lead out of quarantine and lets its mails go in a minute. Null when it was not (or no longer) in it. */
export function releaseLead(db: D1Database, id: string, { email, now }: Actor): Promise<Change | null> {
  const at = now.getTime();
  const when = { sql: "quarantine_reason IS NOT NULL", values: [] };
  const mails = letDeliveriesGo(db, only(id, when), { at, from: at + graceMs });
  const data = { reason: { column: "quarantine_reason" }, spamAt: { column: "spam_at" } } as const;
  return changeLead(
    db,
    id,
    { kind: "released", data, actor: email, at },
    { set: quarantined(null, null), when, also: [mails] },
  );
}

/**
 * Puts a released lead back where it was, in quarantine or with what is spam, as long as nobody has worked on it since. What
 * has not been tried to send waits again; null when it is in quarantine already. A mail that left in between stays sent: the
 * page of the lead shows it.
 */
export function holdAgain(
  db: D1Database,
  id: string,
  { reason, spamAt = null }: EventData["released"],
  { email, now }: Actor,
): Promise<Change | null> {
  const when = { sql: `quarantine_reason IS NULL AND ${untouchedSinceRelease}`, values: [] };
  const mails = holdDeliveries(db, only(id, when));
  return changeLead(
    db,
    id,
    { kind: "held-again", data: { reason, spamAt }, actor: email, at: now.getTime() },
    { set: quarantined(reason, spamAt), when, also: [mails] },
  );
}

/**
 * Puts a lead away as spam: it stays in quarantine, in a list of its own. `held`: whether it was seen in quarantine; one
 * of the ordinary list goes only while nobody else did anything with it since it was seen (`spamAsSeen`). Null when it is another
 * way by now.
 */
export function putLeadAway(
  db: D1Database,
  id: string,
  { held, seen = null }: { held: boolean; seen?: number | null },
  { email, now }: Actor,
): Promise<Change | null> {
  const at = now.getTime();
  const asSeen = spamAsSeen(seen, email);
  const when = held
    ? { sql: "quarantine_reason IS NOT NULL AND spam_at IS NULL", values: [] }
    : { sql: `quarantine_reason IS NULL AND ${asSeen.sql}`, values: asSeen.values };
  const mails = holdDeliveries(db, only(id, when));
  const data = { reason: { column: "quarantine_reason" } } as const;
  const set = { sql: "spam_at = ?, quarantine_reason = coalesce(quarantine_reason, 'spam')", values: [at] };
  return changeLead(db, id, { kind: "spam", data, actor: email, at }, { set, when, also: [mails] });
}

const only = (id: string, when: Sql): Sql => ({
  sql: `id = ? AND ${when.sql}`,
  values: [id, ...when.values],
});

function quarantined(reason: string | null, spamAt: number | null): Sql {
  return { sql: "quarantine_reason = ?, spam_at = ?", values: [reason, spamAt] };
}

/** What to say of the mails of leads that were released: nothing where none waits any more. */
export async function mailsText(db: D1Database, ids: string[]): Promise<string> {
  const waits = await db
    .prepare(
      `SELECT 1 FROM json_each(?) AS asked CROSS JOIN outbox ON lead_id = asked.value
       WHERE state = 'due' AND attempts = 0 LIMIT 1`,
    )
    .bind(JSON.stringify(ids))
    .first();
  return waits ? " De mails gaan over een minuut weg." : "";
}
