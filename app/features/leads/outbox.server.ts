import { company } from "~/content/company";
import { paths } from "~/paths";
import { retryTransient } from "~/platform/d1.server";
import { log } from "~/platform/log.server";
import { type MailAddress, mailAddress, mailAddresses, sendMail } from "~/platform/mail.server";
import { officeMail, visitorMail } from "./lead-mails";
import { getLead, type LeadDetail } from "./leads.server";
import type { DeliveryKind } from "./store-lead.server";
import { visitorToken } from "./visitor-page.server";
import { postWebhook, type WebhookSettings } from "./webhook.server";

/** What sending uses; `outboxResources` takes it from the environment. Null or empty = not configured. */
export type OutboxResources = {
  db: D1Database;
  mail: SendEmail;
  from: MailAddress | null;
  office: string[];
  webhook: WebhookSettings | null;
  /** Origin of links in mails. */
  origin: string;
  /** Signs the link to the visitor's own page; without it his mail has none. */
  linkSecret: string | undefined;
};

type OutboxEnv = Pick<Env, "DB" | "EMAIL"> & {
  MAIL_FROM?: string;
  MAIL_OFFICE?: string;
  PUBLIC_ORIGIN?: string;
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  LINK_SECRET?: string;
};

export function outboxResources(env: OutboxEnv): OutboxResources {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  return {
    db: env.DB,
    mail: env.EMAIL,
    from: mailAddress(env.MAIL_FROM),
    office: mailAddresses(env.MAIL_OFFICE),
    webhook: url && secret ? { url, secret } : null,
    origin: env.PUBLIC_ORIGIN || company.origin,
    linkSecret: env.LINK_SECRET,
  };
}

type Claimed = { id: string; leadId: string; kind: DeliveryKind; attempts: number; dueSince: number };

/** `setup`: somebody must set something; waits for it as long as it takes. `final`: trying again is no use. */
type Failure = { why: string; type: "passing" | "setup" | "final" };

const minute = 60_000;
const leaseMs = 5 * minute;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const giveUpAfterMs = 3 * 24 * 60 * minute;

/**
 * Sends what is due, at most `limit` deliveries, oldest first, one after the other. Safe to run many times at
 * once: a delivery is taken by one runner for five minutes, far longer than an attempt can last. A runner
 * that dies loses nothing, because its delivery is due again when that lease ends: everything is sent at
 * least once, and twice only what was under way at that moment.
 */
export async function sendDue(
  resources: OutboxResources,
  now: Date,
  limit = 50,
): Promise<{ sent: number; failed: number }> {
  const totals = { sent: 0, failed: 0 };
  while (totals.sent + totals.failed < limit) {
    const delivery = await claim(resources.db, now);
    if (delivery === null) break;
    totals[(await attempt(resources, delivery, now)) ? "sent" : "failed"]++;
  }
  return totals;
}

function claim(db: D1Database, now: Date): Promise<Claimed | null> {
  return db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, next_at = ?
       WHERE id = (SELECT id FROM outbox WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT 1)
       RETURNING id, lead_id AS leadId, kind, attempts, due_since AS dueSince`,
    )
    .bind(now.getTime() + leaseMs, now.getTime())
    .first<Claimed>();
}

async function attempt(resources: OutboxResources, delivery: Claimed, now: Date): Promise<boolean> {
  const failure = await deliver(resources, delivery, now).catch(failureOf);
  const { id, leadId, kind, attempts } = delivery;
  const state = failure === null ? "sent" : isOver(delivery, failure, now) ? "failed" : "due";
  const pause = failure?.type === "setup" ? 15 * minute : (pauses[attempts - 1] ?? 240 * minute);
  // Jitter, so that what failed together does not come back together.
  const nextAt = now.getTime() + Math.round(pause * (0.8 + 0.4 * Math.random()));
  // Only the runner that holds the lease may write: `attempts` is its number.
  await retryTransient(() =>
    resources.db
      .prepare(
        `UPDATE outbox SET state = ?, sent_at = ?, last_error = ?, next_at = ?
         WHERE id = ? AND state = 'due' AND attempts = ?`,
      )
      .bind(state, failure ? null : now.getTime(), failure?.why ?? null, nextAt, id, attempts)
      .run(),
  );
  if (failure)
    log(state === "failed" ? "error" : "warn", "outbox.failed", {
      leadId,
      kind,
      attempt: attempts,
      reason: failure.type,
    });
  return failure === null;
}

/** Null when it was taken. */
async function deliver(resources: OutboxResources, delivery: Claimed, now: Date): Promise<Failure | null> {
  const detail = await getLead(resources.db, delivery.leadId);
  // Erased since it was claimed, and the delivery with it.
  if (detail === null) return null;
  return delivery.kind === "webhook"
    ? deliverWebhook(resources, delivery.id, detail, now)
    : deliverMail(resources, delivery.kind, detail);
}

async function deliverMail(
  { mail, from, office, origin, linkSecret }: OutboxResources,
  kind: "office-mail" | "visitor-mail",
  { lead, files }: LeadDetail,
): Promise<Failure | null> {
  if (from === null) return missing("MAIL_FROM");
  const sender = { ...from, name: from.name || company.name };
  if (kind === "visitor-mail") {
    const replyTo = office[0];
    const token = await visitorToken(lead.id, linkSecret);
    const content = visitorMail(lead, files, token && `${origin}${paths.visitorLead(token)}`);
    await sendMail(mail, { from: sender, to: [lead.email], replyTo, ...content });
    return null;
  }
  if (office.length === 0) return missing("MAIL_OFFICE");
  await sendMail(mail, { from: sender, to: office, replyTo: lead.email, ...officeMail(lead, files, origin) });
  return null;
}

async function deliverWebhook(
  { webhook, origin }: OutboxResources,
  id: string,
  { lead, files }: LeadDetail,
  now: Date,
): Promise<Failure | null> {
  if (webhook === null) return missing("WEBHOOK_URL of WEBHOOK_SECRET");
  await postWebhook(webhook, { id, lead, files, adminUrl: `${origin}/admin/aanvragen/${lead.id}` }, now);
  return null;
}

function missing(setting: string): Failure {
  return { type: "setup", why: `${setting} is niet ingesteld` };
}

/** Codes of the mail service that are no passing fault, from its list of error codes. */
const failureTypes: Record<string, Failure["type"]> = {
  E_SENDER_NOT_VERIFIED: "setup",
  E_SENDER_DOMAIN_NOT_AVAILABLE: "setup",
  E_RECIPIENT_NOT_ALLOWED: "setup",
  E_RECIPIENT_SUPPRESSED: "final",
  E_VALIDATION_ERROR: "final",
  E_CONTENT_TOO_LARGE: "final",
};

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const message = error instanceof Error ? error.message : "onbekende fout";
  const why = [code, message].filter(Boolean).join(": ").slice(0, 200);
  return { type: failureTypes[code] ?? "passing", why };
}

function isOver({ dueSince, attempts }: Claimed, failure: Failure, now: Date): boolean {
  if (failure.type !== "passing") return failure.type === "final";
  return now.getTime() + (pauses[attempts - 1] ?? 240 * minute) - dueSince > giveUpAfterMs;
}

export type OutboxHealth = {
  /** Waiting to be sent. */
  unsent: number;
  /** Age of the oldest of them in ms; null when nothing waits. */
  oldestUnsentMs: number | null;
  /** Given up; stays until somebody tries again. */
  failed: number;
  /** Why the oldest waiting or failed one was not sent. */
  lastError: string | null;
};

/** For /healthz and the banner of the inbox. */
export async function outboxHealth(db: D1Database, now: Date): Promise<OutboxHealth> {
  const row = await db
    .prepare(outboxHealthStatement)
    .first<{ unsent: number; oldest: number | null; failed: number; lastError: string | null }>();
  const { unsent = 0, oldest = null, failed = 0, lastError = null } = row ?? {};
  return { unsent, oldestUnsentMs: oldest === null ? null : now.getTime() - oldest, failed, lastError };
}

/** Only what waits or failed is read: the rest, nearly all of it, is in neither index. */
export const outboxHealthStatement = `WITH open (state, due_since, last_error) AS (
    SELECT state, due_since, last_error FROM outbox WHERE state = 'due' AND next_at >= 0
    UNION ALL SELECT state, due_since, last_error FROM outbox WHERE state = 'failed' AND due_since >= 0)
  SELECT count(*) FILTER (WHERE state = 'due') AS unsent, count(*) FILTER (WHERE state = 'failed') AS failed,
    min(due_since) FILTER (WHERE state = 'due') AS oldest,
    (SELECT last_error FROM open WHERE last_error IS NOT NULL ORDER BY due_since LIMIT 1) AS lastError
  FROM open`;

/** Makes what was given up due again, for one request. How many deliveries that were. */
export async function retryDeliveries(db: D1Database, leadId: string, now: Date): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?, attempts = 0
       WHERE lead_id = ? AND state = 'failed'`,
    )
    .bind(now.getTime(), now.getTime(), leadId)
    .run();
  return meta.changes;
}
