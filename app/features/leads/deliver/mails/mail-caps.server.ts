import { type CapReason, type MailCaps, mailboxOf, ownDomainOf } from "~/features/leads/model/mail/mail-caps";
import { retryTransient } from "~/platform/d1.server";
import { canSign, keyedHash } from "~/platform/http/signed-token.server";

/** A cap is for any 24 hours, so that midnight does not give twice as many. */
const day = 24 * 60 * 60 * 1000;
type VisitorMail = {
  deliveryId: string;
  email: string;
  /** Of the post; null when unknown. */
  client: string | null;
};

/** Of this isolate, kept nowhere: without LINK_SECRET the caps on a mailbox and a domain hold while it lives. */
let ownSecret: string | undefined;

type Counted =
  | { id: number }
  /** `tried`: this delivery itself was counted before, and may have arrived. */
  | { over: CapReason; tried: boolean };

/**
 * Counts an attempt to mail a visitor under all caps, or under none and says which is reached: in one transaction, so
 * that runners side by side never exceed one. Every attempt counts, because one whose answer was lost may have
 * arrived. `caps` null: counts without asking.
 */
export async function countVisitorMail(
  db: D1Database,
  { deliveryId, email, client }: VisitorMail,
  caps: MailCaps | null,
  { now, secrets }: { now: Date; secrets: string | undefined },
): Promise<Counted> {
  // A plain hash tells who was mailed to anyone who tries addresses.
  ownSecret ??= crypto.randomUUID();
  const secret = canSign(secrets) ? secrets : ownSecret;
  const hash = (text: string) => keyedHash(text, secret, "mail");
  const domain = ownDomainOf(email);
  const values = [
    deliveryId,
    now.getTime(),
    await hash(mailboxOf(email)),
    domain && (await hash(domain)),
    client,
    now.getTime() - day,
    ...(caps
      ? [caps.recipient, caps.domain, caps.client, caps.site]
      : Array(4).fill(Number.MAX_SAFE_INTEGER)),
  ];
  const [asked, counted] = await db.batch<{ over: CapReason; tried: number } & { id: number }>([
    db
      .prepare(
        `SELECT ${over} AS over, EXISTS (SELECT 1 FROM visitor_mails WHERE recipient = ?3 AND at > ?6 AND delivery_id = ?1) AS tried`,
      )
      .bind(...values),
    db
      .prepare(
        `INSERT INTO visitor_mails (delivery_id, at, recipient, domain, client)
         SELECT ?1, ?2, ?3, ?4, ?5 WHERE (${over}) IS NULL RETURNING id`,
      )
      .bind(...values),
  ]);
  const id = counted?.results[0]?.id;
  if (id !== undefined) return { id };
  const { over: reason = "site", tried = 0 } = asked?.results[0] ?? {};
  return { over: reason, tried: tried === 1 };
}

/** Each part reads the index of its column, no further than its cap. */
const reached = (cap: string, when: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM visitor_mails WHERE ${when} LIMIT ${cap})) >= ${cap}`;
const over = `CASE WHEN ${reached("?7", "recipient = ?3 AND at > ?6")} THEN 'recipient'
    WHEN ?4 IS NOT NULL AND ${reached("?8", "domain = ?4 AND at > ?6")} THEN 'domain'
    WHEN ?5 IS NOT NULL AND ${reached("?9", "client = ?5 AND at > ?6")} THEN 'client'
    WHEN ${reached("?10", "at > ?6")} THEN 'site' END`;

/** Whether an attempt of this delivery may have arrived; known for a day. */
export async function wasTried(db: D1Database, deliveryId: string): Promise<boolean> {
  const tried = db.prepare("SELECT 1 FROM visitor_mails WHERE delivery_id = ? LIMIT 1").bind(deliveryId);
  return (await tried.first()) !== null;
}

/** For an attempt that certainly did not arrive. */
export async function uncountVisitorMail(db: D1Database, id: number): Promise<void> {
  await retryTransient(() => db.prepare("DELETE FROM visitor_mails WHERE id = ?").bind(id).run());
}

/** Forgets what no cap looks at any more, and which client posted what. Run nightly: nothing is kept for two days. */
export async function purgeMailCounts(db: D1Database, now: Date): Promise<void> {
  const before = now.getTime() - day;
  await db.batch([
    db.prepare("DELETE FROM visitor_mails WHERE at < ?").bind(before),
    db
      .prepare(
        `UPDATE outbox SET client = NULL WHERE client IS NOT NULL
         AND lead_id IN (SELECT id FROM leads WHERE received_at < ?)`,
      )
      .bind(before),
  ]);
}
