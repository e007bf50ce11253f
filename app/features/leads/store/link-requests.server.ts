import { changeLead, recordEvent } from "./record-event.server";

/** Nobody gets a second mail with a link within this time. */
const pauseMs = 10 * 60 * 1000;

/** Which lead, and who asks. */
type LinkRequest =
  | { reference: string; email: string; client: string | null }
  /** An employee, by mail address. */
  | { leadId: string; actor: string };

/**
 * Puts a mail with a new link into the outbox, to the address in the lead only; true when it did. What the answer to
 * a visitor says and how long it takes must not depend on it.
 */
export async function requestLink(db: D1Database, asked: LinkRequest, now: Date): Promise<boolean> {
  const leadId = "leadId" in asked ? asked.leadId : await findLead(db, asked);
  if (leadId === null) return false;
  const at = now.getTime();
  const free = {
    sql: `NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND letter = 'link' AND about IS NULL
      AND (state = 'due' OR next_at > ?)) AND email <> ''`,
    values: [at - pauseMs],
  };
  const actor = "actor" in asked ? asked.actor : "visitor";
  const [, sent] = await db.batch([
    recordEvent(db, leadId, { kind: "link-asked", data: {}, actor, at }, free),
    db
      .prepare(
        `INSERT INTO outbox (id, lead_id, kind, letter, state, due_since, next_at, client)
         SELECT ?, id, 'visitor-mail', 'link', 'due', ?, ?, ? FROM leads WHERE id = ? AND ${free.sql}`,
      )
      .bind(crypto.randomUUID(), at, at, "client" in asked ? asked.client : null, leadId, ...free.values),
  ]);
  return (sent?.meta.changes ?? 0) > 0;
}

function findLead(
  db: D1Database,
  { reference, email }: { reference: string; email: string },
): Promise<string | null> {
  return db
    .prepare(
      `SELECT id FROM leads
       WHERE reference = ? AND email = ? COLLATE NOCASE AND quarantine_reason IS NULL`,
    )
    .bind(reference.toUpperCase(), email)
    .first<string>("id");
}

/**
 * Ends all links to the lead's page that were sent until now; null when there is no such lead. `waiting`: a mail to the
 * visitor has yet to leave, and its link will work.
 */
export async function endLinks(
  db: D1Database,
  leadId: string,
  { email, now }: { email: string; now: Date },
): Promise<{ waiting: boolean } | null> {
  const change = await changeLead(
    db,
    leadId,
    { kind: "links-ended", data: {}, actor: email, at: now.getTime() },
    { set: { sql: "link_version = link_version + 1", values: [] }, when: { sql: "TRUE", values: [] } },
  );
  const due = db
    .prepare("SELECT 1 AS due FROM outbox WHERE lead_id = ? AND kind = 'visitor-mail' AND state = 'due'")
    .bind(leadId);
  return change && { waiting: (await due.first()) !== null };
}
