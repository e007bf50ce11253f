import { type LeadFile, leadFileColumns } from "~/features/leads/model/lead-record";
import { newUuid } from "~/lib/uuid";
import type { ProjectSource } from "./lead-project.server";
import { recordEvent, type Sql } from "./record-event.server";

/** `about` of the outbox: this mail to a visitor asks for a review. The version before mails a link to the own page instead. */
export const aboutReview = "review";

/** That a customer was asked, and what the office made of the answer. Moments in ms. */
export type LeadReview = {
  /** Of the record that holds the words, once they are written. */
  recordKey: string;
  askedAt: number;
  agreedAt: number | null;
  refusedAt: number | null;
  refusedBy: string | null;
  refusedReason: string | null;
  /** Number of the file of the lead that is to stand beside the words. */
  photoN: number | null;
};

const columns = `lead_id AS leadId, record_key AS recordKey, asked_at AS askedAt, agreed_at AS agreedAt,
  refused_at AS refusedAt, refused_by AS refusedBy, refused_reason AS refusedReason, photo_n AS photoN`;

/** Null where nobody was asked. */
export function reviewOfLead(db: D1Database, leadId: string): Promise<LeadReview | null> {
  return db.prepare(`SELECT ${columns} FROM lead_reviews WHERE lead_id = ?`).bind(leadId).first<LeadReview>();
}

/** The lead that a review came from, with its reference; null when it is gone. */
export function leadOfReview(
  db: D1Database,
  recordKey: string,
): Promise<(LeadReview & { leadId: string; reference: string }) | null> {
  return db
    .prepare(
      `SELECT ${columns}, (SELECT reference FROM leads WHERE id = lead_id) AS reference
       FROM lead_reviews WHERE record_key = ?`,
    )
    .bind(recordKey)
    .first();
}

/** Everything that is kept of a review, for the person whose it is; null where nobody was asked. */
export function reviewForPerson(db: D1Database, leadId: string): Promise<object | null> {
  return db
    .prepare(
      `SELECT r.asked_at AS askedAt, r.agreed_at AS agreedAt, r.refused_at AS refusedAt,
         r.refused_reason AS refusedReason, r.photo_n AS photoN, c.state, c.draft AS content
       FROM lead_reviews r LEFT JOIN content_records c ON c.type = 'review' AND c.key = r.record_key
       WHERE r.lead_id = ?`,
    )
    .bind(leadId)
    .first<{ content: string | null } & Record<string, unknown>>()
    .then((found) => found && { ...found, content: found.content && JSON.parse(found.content) });
}

/** Chooses the file of the lead that stands beside the words, by its SHA-256, or none: to be agreed to anew. */
export async function chooseReviewPhoto(
  db: D1Database,
  leadId: string,
  sha256: string | null,
): Promise<void> {
  await db.batch([
    forgetReviewPhoto(db, leadId),
    db
      .prepare(
        `UPDATE lead_reviews SET photo_agreed_at = NULL,
           photo_n = (SELECT n FROM lead_files WHERE lead_id = ?1 AND sha256 = ?2) WHERE lead_id = ?1`,
      )
      .bind(leadId, sha256),
  ]);
}

/** That its writer agreed to showing the photo, where there is one and he did not before. */
export async function agreeToReviewPhoto(db: D1Database, leadId: string, now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE lead_reviews SET photo_agreed_at = ?
       WHERE lead_id = ? AND photo_n IS NOT NULL AND photo_agreed_at IS NULL AND agreed_at IS NOT NULL`,
    )
    .bind(now.getTime(), leadId)
    .run();
}

/** The picture that the library has of the photo goes, unless a project shows it or is about to. */
const forgetReviewPhoto = (db: D1Database, leadId: string) =>
  db
    .prepare(
      `INSERT INTO pictures_to_forget (media_id) SELECT m.id FROM lead_reviews r
         JOIN lead_files f ON f.lead_id = r.lead_id AND f.n = r.photo_n JOIN media m ON m.sha256 = f.sha256
       WHERE r.lead_id = ? AND NOT EXISTS (SELECT 1 FROM content_tags t JOIN content_records c ON c.id = t.record_id
         WHERE t.tag = 'media:' || m.id AND c.type <> 'review')
       ON CONFLICT DO NOTHING`,
    )
    .bind(leadId);

const agreedPhoto = `FROM lead_reviews r JOIN lead_files f ON f.lead_id = r.lead_id AND f.n = r.photo_n
  WHERE r.record_key = ? AND r.photo_agreed_at IS NOT NULL`;

/** The photo that the office may take over, with its lead; null where none was chosen and agreed to. */
export async function photoOfReview(db: D1Database, recordKey: string): Promise<ProjectSource | null> {
  const [leads, files] = await db.batch([
    db
      .prepare(`SELECT l.id, l.reference FROM leads l WHERE l.id = (SELECT r.lead_id ${agreedPhoto})`)
      .bind(recordKey),
    db
      .prepare(`SELECT ${leadFileColumns} FROM lead_files WHERE rowid = (SELECT f.rowid ${agreedPhoto})`)
      .bind(recordKey),
  ]);
  const [lead] = (leads?.results ?? []) as ProjectSource["lead"][];
  return lead ? { lead, files: (files?.results ?? []) as LeadFile[] } : null;
}

/** Whether a picture of the library was made of the photo that its writer agreed to. */
export async function isReviewPhoto(db: D1Database, recordKey: string, media: string): Promise<boolean> {
  const found = await db
    .prepare(`SELECT 1 FROM media m WHERE m.id = ? AND m.sha256 = (SELECT f.sha256 ${agreedPhoto})`)
    .bind(media, recordKey)
    .first();
  return found !== null;
}

const askable = "status = 'won' AND quarantine_reason IS NULL AND email <> ''";

/**
 * Asks the customer of a won lead by mail, not before `sendAt`. Once and never again: false when that was done before, or
 * when there is nobody to ask. All of it is one transaction, and the row is the only one that a lead can have.
 */
export async function askForReview(
  db: D1Database,
  leadId: string,
  { actor, now, sendAt = now }: { actor: string; now: Date; sendAt?: Date },
): Promise<boolean> {
  const key = newUuid().replaceAll("-", "").slice(0, 20);
  const asked: Sql = { sql: "EXISTS (SELECT 1 FROM lead_reviews WHERE record_key = ?)", values: [key] };
  const [row] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_reviews (lead_id, record_key, asked_at)
         SELECT id, ?, ? FROM leads WHERE id = ? AND ${askable} ON CONFLICT (lead_id) DO NOTHING`,
      )
      .bind(key, now.getTime(), leadId),
    recordEvent(db, leadId, { kind: "review-asked", data: {}, actor, at: now.getTime() }, asked),
    db
      .prepare(
        `INSERT INTO outbox (id, lead_id, kind, letter, about, state, due_since, next_at)
         SELECT ?, ?, 'visitor-mail', 'link', '${aboutReview}', 'due', ?, ? WHERE ${asked.sql}`,
      )
      .bind(crypto.randomUUID(), leadId, sendAt.getTime(), sendAt.getTime(), ...asked.values),
  ]);
  return (row?.meta.changes ?? 0) > 0;
}

const day = 24 * 60 * 60 * 1000;
/** Who was won longer ago than this before it was switched on is not surprised with a mail any more. */
const backlogDays = 30;
/** From the nightly run to a time at which people read mail. */
const untilMorningMs = 5 * 60 * 60 * 1000;

/** Asks those who were won `days` ago and were not asked yet, at most `limit`. How many. */
export async function askDueReviews(
  db: D1Database,
  { days }: { days: number },
  now: Date,
  limit = 100,
): Promise<number> {
  const latest = now.getTime() - days * day;
  const { results } = await db
    .prepare(
      `SELECT id FROM leads WHERE ${askable} AND NOT EXISTS (SELECT 1 FROM lead_reviews WHERE lead_id = leads.id)
         AND (SELECT max(at) FROM lead_events WHERE lead_id = leads.id AND kind = 'status' AND data ->> 'to' = 'won')
           BETWEEN ?1 AND ?2 LIMIT ?3`,
    )
    .bind(latest - backlogDays * day, latest, limit)
    .all<{ id: string }>();
  const sendAt = new Date(now.getTime() + untilMorningMs);
  let asked = 0;
  for (const { id } of results) if (await askForReview(db, id, { actor: "system", now, sendAt })) asked++;
  return asked;
}

/**
 * For the batch that saves what a customer wrote: that he agreed to it, and when. The whole batch fails where the review is
 * on the site or was refused by then. `saved` finds the id of the record with the parameters `named`.
 */
export function tieReview(
  db: D1Database,
  leadId: string,
  [saved, named]: [saved: string, named: string[]],
  now: Date,
): D1PreparedStatement[] {
  const first = named.length + 1;
  const open = `NOT EXISTS (SELECT 1 FROM content_records
    WHERE id = ${saved} AND (live_revision IS NOT NULL OR state = 'binned'))`;
  return [
    db
      .prepare(
        `UPDATE lead_reviews SET agreed_at = ?${first}, asked_at = CASE WHEN ${open} THEN asked_at END
         WHERE lead_id = ?${first + 1} AND ${saved} IS NOT NULL`,
      )
      .bind(...named, now.getTime(), leadId),
    recordEvent(
      db,
      leadId,
      { kind: "review-written", data: {}, actor: "visitor", at: now.getTime() },
      {
        sql: "EXISTS (SELECT 1 FROM lead_reviews WHERE lead_id = leads.id AND agreed_at = ?)",
        values: [now.getTime()],
      },
    ),
  ];
}

/** For the batch that takes a review off the site, before it: who refused it, and why. Kept, whatever comes later. */
export function noteRefusal(
  db: D1Database,
  leadId: string,
  reason: string,
  { actor, now }: { actor: string; now: Date },
): D1PreparedStatement[] {
  return [
    recordEvent(db, leadId, { kind: "review-refused", data: { reason }, actor, at: now.getTime() }),
    db
      .prepare("UPDATE lead_reviews SET refused_at = ?, refused_by = ?, refused_reason = ? WHERE lead_id = ?")
      .bind(now.getTime(), actor, reason, leadId),
  ];
}

/** For the batch that erases a review whose writer takes it back. */
export function noteTakenBack(db: D1Database, leadId: string, now: Date): D1PreparedStatement[] {
  return [
    recordEvent(
      db,
      leadId,
      { kind: "review-withdrawn", data: {}, actor: "visitor", at: now.getTime() },
      {
        sql: "EXISTS (SELECT 1 FROM lead_reviews WHERE lead_id = leads.id AND agreed_at IS NOT NULL)",
        values: [],
      },
    ),
    forgetReviewPhoto(db, leadId),
    db
      .prepare(
        "UPDATE lead_reviews SET agreed_at = NULL, photo_n = NULL, photo_agreed_at = NULL WHERE lead_id = ?",
      )
      .bind(leadId),
  ];
}
