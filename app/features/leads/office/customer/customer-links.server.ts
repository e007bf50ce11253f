import type { Actor } from "~/features/leads/office/lead/change";
import { customerOf } from "~/features/leads/store/customer.server";
import { notesFollow } from "~/features/leads/store/customer-notes.server";
import { recordEvent } from "~/features/leads/store/record-event.server";

type LinkKind = "same" | "apart" | "not-same";

const events = { same: "customer-joined", apart: "customer-parted" } as const;

/** Makes the customers of these two leads one. Null when one of them is gone. */
export function joinCustomers(db: D1Database, id: string, other: string, actor: Actor) {
  return decide(db, "same", { id, other }, actor);
}

/** Remembers that these two are not of one customer, so that it is not suggested again. */
export function refuseJoin(db: D1Database, id: string, other: string, actor: Actor) {
  return decide(db, "not-same", { id, other }, actor);
}

/**
 * Takes this lead out of its customer, to which `other` belongs: its number and mail address count no more, and what was joined
 * by hand ends.
 */
export function setApart(db: D1Database, id: string, other: string, actor: Actor) {
  return decide(db, "apart", { id, other }, actor);
}

/**
 * One decision about a lead and all leads of another customer as they are now, so that none of them is the only tie. Resolves to
 * its id; made already, also from the other side, to the id that it had.
 */
async function decide(
  db: D1Database,
  kind: LinkKind,
  { id, other }: { id: string; other: string },
  { email, now }: Actor,
): Promise<string | null> {
  if (id === other) return null;
  const all = await customerOf(db, other);
  const others = JSON.stringify(all.filter((each) => each !== id));
  const change = crypto.randomUUID();
  const at = now.getTime();
  const ends = db.prepare(endsTies).bind(at, change, id);
  const told = { sql: "EXISTS (SELECT 1 FROM customer_links WHERE change_id = ?)", values: [change] };
  const tell = (lead: string, event: "customer-joined" | "customer-parted") =>
    recordEvent(db, lead, { kind: event, data: {}, actor: email, at }, told);
  const answers = await db.batch<{ change: string }>([
    ...(kind === "apart" ? [ends] : []),
    db
      .prepare(
        `INSERT INTO customer_links (change_id, lead_id, other_id, kind, at, actor)
         SELECT ?1, ?2, leads.id, ?3, ?4, ?5 FROM json_each(?6) AS other CROSS JOIN leads ON leads.id = other.value
         WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?2) AND NOT EXISTS (SELECT 1 FROM customer_links
           WHERE undone_at IS NULL AND ${fromOtherSide("?2", "?3", "?6")}) ON CONFLICT DO NOTHING`,
      )
      .bind(change, id, kind, at, email, others),
    ...(kind === "not-same" ? [] : [tell(id, events[kind]), tell(other, events[kind])]),
    ...(kind === "apart" ? [notesFollow(db, all)] : []),
    db
      .prepare(
        `SELECT change_id AS "change", at FROM customer_links WHERE lead_id = ?1 AND kind = ?2 AND undone_at IS NULL
           AND other_id IN (SELECT value FROM json_each(?3))
         UNION ALL SELECT change_id, at FROM customer_links
           WHERE undone_at IS NULL AND ${fromOtherSide("?1", "?2", "?3")} ORDER BY at DESC LIMIT 1`,
      )
      .bind(id, kind, others),
  ]);
  return answers.at(-1)?.results[0]?.change ?? null;
}

/** That two are one customer, or are not, is the same said at either of them. */
const fromOtherSide = (id: string, kind: string, others: string) =>
  `other_id = ${id} AND customer_links.kind = ${kind} AND ${kind} <> 'apart' AND lead_id IN (SELECT value FROM json_each(${others}))`;

/**
 * What it was joined to by hand, and what set it apart before: that is said anew. Where nothing was joined since, it is the same
 * decision sent again, and stays.
 */
const endsTies = `UPDATE customer_links SET undone_at = ?1, undone_by = ?2
  WHERE undone_at IS NULL AND ((kind = 'same' AND (lead_id = ?3 OR other_id = ?3)) OR (kind = 'apart' AND lead_id = ?3))
    AND EXISTS (SELECT 1 FROM customer_links WHERE kind = 'same' AND undone_at IS NULL AND lead_id = ?3
      UNION ALL SELECT 1 FROM customer_links WHERE kind = 'same' AND undone_at IS NULL AND other_id = ?3)`;

/** Takes a decision back, and what it ended holds again. False when there is none; true also when it was taken back before. */
export async function undoDecision(db: D1Database, change: string, { email, now }: Actor): Promise<boolean> {
  const first = await db
    .prepare("SELECT lead_id AS id, other_id AS other, kind FROM customer_links WHERE change_id = ? LIMIT 1")
    .bind(change)
    .first<{ id: string; other: string; kind: LinkKind }>();
  if (first === null) return false;
  const at = now.getTime();
  const holds = {
    sql: "EXISTS (SELECT 1 FROM customer_links WHERE change_id = ? AND undone_at IS NULL)",
    values: [change],
  };
  const together = await customerOf(db, first.id);
  const told = [first.id, first.other].map((lead) =>
    recordEvent(db, lead, { kind: "customer-undone", data: {}, actor: email, at }, holds),
  );
  await db.batch([
    ...(first.kind === "not-same" ? [] : told),
    db
      .prepare(
        `UPDATE customer_links SET undone_at = ?, undone_by = NULL
         WHERE change_id = ? AND (undone_at IS NULL OR undone_by IS NOT NULL)`,
      )
      .bind(at, change),
    // After its own rows: they may say the same of the same two.
    db
      .prepare("UPDATE OR IGNORE customer_links SET undone_at = NULL, undone_by = NULL WHERE undone_by = ?")
      .bind(change),
    notesFollow(db, together),
  ]);
  return true;
}
