import { recordEvent } from "~/features/leads/store/record-event.server";

/** Lets a mail go that a cap holds. It has nothing that was typed, and counts. False when none was held. */
export async function sendAnyway(
  db: D1Database,
  leadId: string,
  deliveryId: string,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const at = now.getTime();
  const held =
    "SELECT id FROM outbox WHERE id = ? AND lead_id = ? AND state = 'held' AND hold_reason IS NOT NULL";
  const [, released] = await db.batch([
    recordEvent(
      db,
      leadId,
      { kind: "mail-waived", data: {}, actor: email, at },
      { sql: `EXISTS (${held})`, values: [deliveryId, leadId] },
    ),
    db
      .prepare(
        `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?, hold_reason = NULL, cap_waived = 1, attempts = 0
         WHERE id IN (${held})`,
      )
      .bind(at, at, deliveryId, leadId),
  ]);
  return (released?.meta.changes ?? 0) > 0;
}

const hour = 60 * 60 * 1000;
/** As long as a mail that fails is tried; after it the confirmation is of no use to the visitor. */
const waitsMs = 72 * hour;
/** Of a run: the sender takes 50, and new requests are to have their share. */
const releasedAtOnce = 20;

/** So long it is told that nobody got a confirmation, and no alarm stays for ever. */
const toldMs = 7 * 24 * hour;

/** Due since `?1`. Not of a lead that was put away; no confirmation where the office already got in touch. */
const waitingForRoom = `FROM outbox JOIN leads ON leads.id = outbox.lead_id
  WHERE outbox.kind = 'visitor-mail' AND outbox.state = 'held' AND hold_reason = 'site'
  AND outbox.due_since > ?1 AND leads.quarantine_reason IS NULL
  AND (leads.status = 'new' OR outbox.letter = 'link')`;

/**
 * Mails to visitors that the cap of the site holds. `waiting`: they will leave when there is room; `unsent`: too old for
 * it, until a week after they were due, or until the office got in touch, sent them all the same or put the lead away.
 */
export async function countSiteHeld(db: D1Database, now: Date): Promise<{ waiting: number; unsent: number }> {
  const at = now.getTime();
  const counts = await db
    .prepare(
      `SELECT count(*) FILTER (WHERE outbox.due_since > ?2) AS waiting,
         count(*) FILTER (WHERE outbox.due_since <= ?2) AS unsent ${waitingForRoom}`,
    )
    .bind(at - toldMs, at - waitsMs)
    .first<{ waiting: number; unsent: number }>();
  return counts ?? { waiting: 0, unsent: 0 };
}

/** Lets go what waits for the release of a lead that is in quarantine no more: nobody else would. */
export async function releaseStranded(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?1, next_at = ?1
       WHERE state = 'held' AND hold_reason IS NULL
         AND EXISTS (SELECT 1 FROM leads WHERE leads.id = outbox.lead_id AND quarantine_reason IS NULL)`,
    )
    .bind(now.getTime())
    .run();
}

/**
 * Makes mails that the cap of the site holds due again, as many as there is room for beside those that are due. The
 * least suspicious first, of those the newest: what it says of our answer is still to come.
 */
export async function releaseSiteHeld(db: D1Database, cap: number, now: Date): Promise<void> {
  const at = now.getTime();
  await db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?2, next_at = ?2, hold_reason = NULL, attempts = 0
       WHERE id IN (SELECT outbox.id ${waitingForRoom}
         ORDER BY leads.abuse_score, outbox.due_since DESC LIMIT max(0, min(?3, ?4
           - (SELECT count(*) FROM visitor_mails WHERE at > ?5)
           - (SELECT count(*) FROM outbox WHERE state = 'due' AND kind = 'visitor-mail'))))`,
    )
    .bind(at - waitsMs, at, releasedAtOnce, cap, at - 24 * hour)
    .run();
}
