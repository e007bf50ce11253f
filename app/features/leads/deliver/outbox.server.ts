import { company } from "~/content/site/company";
import { getLead, type LeadDetail } from "~/features/leads/store/leads.server";
import type { DeliveryKind } from "~/features/leads/store/store-lead.server";
import { visitorToken } from "~/features/leads/visitor/visitor-page.server";
import { paths } from "~/paths";
import { retryTransient } from "~/platform/d1.server";
import { log } from "~/platform/log.server";
import { type MailAddress, mailAddress, mailAddresses, sendMail } from "~/platform/mail.server";
import { erasedMail, type MailContent, officeMail, visitorMail, withdrawnMail } from "./lead-mails";
import { postWebhook, type WebhookSettings } from "./webhook.server";

/** Null or empty: not configured. */
export type OutboxResources = {
  db: D1Database;
  mail: SendEmail;
  from: MailAddress | null;
  office: string[];
  webhook: WebhookSettings | null;
  /** Origin of links in mails. */
  origin: string;
  /** Signs the link to the visitor's page; without it the mail has no link. */
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

type ClaimedDelivery = {
  id: string;
  kind: DeliveryKind;
  attempts: number;
  dueSince: number;
  /** Null when the lead is erased; `about` is then its reference. */
  leadId: string | null;
  about: string | null;
};

/** `setup`: waits until a setting is corrected. `final`: a retry cannot succeed. */
type Failure = { why: string; type: "passing" | "setup" | "final" };

const minute = 60_000;
const leaseMs = 5 * minute;
/** Shorter than a lease, because leases count from the start of a run. */
const runMs = 4 * minute;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const giveUpAfterMs = 3 * 24 * 60 * minute;

/**
 * Sends at most `limit` due deliveries, oldest first. Runs may overlap: each delivery is leased for five
 * minutes and becomes due again when its runner dies, so it is sent at least once.
 */
export async function sendDue(
  resources: OutboxResources,
  now: Date,
  limit = 50,
): Promise<{ sent: number; failed: number }> {
  const totals = { sent: 0, failed: 0 };
  const end = Date.now() + runMs;
  while (totals.sent + totals.failed < limit && Date.now() < end) {
    const delivery = await claim(resources.db, now);
    if (delivery === null) break;
    totals[(await attempt(resources, delivery, now)) ? "sent" : "failed"]++;
  }
  return totals;
}

function claim(db: D1Database, now: Date): Promise<ClaimedDelivery | null> {
  return db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, next_at = ?
       WHERE id = (SELECT id FROM outbox WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT 1)
       RETURNING id, lead_id AS leadId, about, kind, attempts, due_since AS dueSince`,
    )
    .bind(now.getTime() + leaseMs, now.getTime())
    .first<ClaimedDelivery>();
}

async function attempt(resources: OutboxResources, delivery: ClaimedDelivery, now: Date): Promise<boolean> {
  const failure = await deliver(resources, delivery, now).catch(toFailure);
  const { id, leadId, kind, attempts } = delivery;
  const state = failure === null ? "sent" : isFinal(delivery, failure, now) ? "failed" : "due";
  const pause = failure?.type === "setup" ? 15 * minute : (pauses[attempts - 1] ?? 240 * minute);
  // Jitter: deliveries that fail together are not retried together.
  const nextAt = now.getTime() + Math.round(pause * (0.8 + 0.4 * Math.random()));
  // `attempts` identifies the lease. A delivery about an erased lead is deleted.
  const lease = "WHERE id = ? AND state = 'due' AND attempts = ?";
  const outcome =
    state === "sent" && leadId === null
      ? resources.db.prepare(`DELETE FROM outbox ${lease}`).bind(id, attempts)
      : resources.db
          .prepare(`UPDATE outbox SET state = ?, sent_at = ?, last_error = ?, next_at = ? ${lease}`)
          .bind(state, failure ? null : now.getTime(), failure?.why ?? null, nextAt, id, attempts);
  await retryTransient(() => outcome.run());
  if (failure)
    log(state === "failed" ? "error" : "warn", "outbox.failed", {
      leadId: leadId ?? undefined,
      kind,
      attempt: attempts,
      reason: failure.type,
    });
  return failure === null;
}

/** Null on success. */
async function deliver(
  resources: OutboxResources,
  delivery: ClaimedDelivery,
  now: Date,
): Promise<Failure | null> {
  if (delivery.leadId === null) return mailOffice(resources, erasedMail(delivery.about ?? ""));
  const detail = await getLead(resources.db, delivery.leadId);
  // The lead was erased after the claim, and its deliveries with it.
  if (detail === null) return null;
  return delivery.kind === "webhook"
    ? deliverWebhook(resources, delivery.id, detail, now)
    : deliverMail(resources, delivery.kind, detail);
}

async function deliverMail(
  resources: OutboxResources,
  kind: Exclude<DeliveryKind, "webhook">,
  { lead, files }: LeadDetail,
): Promise<Failure | null> {
  const { mail, from, office, origin, linkSecret } = resources;
  if (kind !== "visitor-mail") {
    const content = kind === "withdrawn-mail" ? withdrawnMail(lead, origin) : officeMail(lead, files, origin);
    return mailOffice(resources, content, lead.email);
  }
  if (from === null) return missingSetting("MAIL_FROM");
  const token = await visitorToken(lead.id, linkSecret);
  const content = visitorMail(lead, files, token && `${origin}${paths.visitorLead(token)}`);
  await sendMail(mail, { from: withSenderName(from), to: [lead.email], replyTo: office[0], ...content });
  return null;
}

async function mailOffice(
  { mail, from, office }: OutboxResources,
  content: MailContent,
  replyTo?: string,
): Promise<Failure | null> {
  if (from === null) return missingSetting("MAIL_FROM");
  if (office.length === 0) return missingSetting("MAIL_OFFICE");
  await sendMail(mail, { from: withSenderName(from), to: office, replyTo, ...content });
  return null;
}

const withSenderName = (from: MailAddress) => ({ ...from, name: from.name || company.name });

async function deliverWebhook(
  { webhook, origin }: OutboxResources,
  id: string,
  { lead, files }: LeadDetail,
  now: Date,
): Promise<Failure | null> {
  if (webhook === null) return missingSetting("WEBHOOK_URL of WEBHOOK_SECRET");
  await postWebhook(webhook, { id, lead, files, adminUrl: origin + paths.adminLead(lead.id) }, now);
  return null;
}

function missingSetting(setting: string): Failure {
  return { type: "setup", why: `${setting} is niet ingesteld` };
}

/** From Cloudflare's list of error codes; all others are temporary. */
const failureTypes: Record<string, Failure["type"]> = {
  E_SENDER_NOT_VERIFIED: "setup",
  E_SENDER_DOMAIN_NOT_AVAILABLE: "setup",
  E_RECIPIENT_NOT_ALLOWED: "setup",
  E_RECIPIENT_SUPPRESSED: "final",
  E_VALIDATION_ERROR: "final",
  E_CONTENT_TOO_LARGE: "final",
};

function toFailure(error: unknown): Failure {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const message = error instanceof Error ? error.message : "onbekende fout";
  const why = [code, message].filter(Boolean).join(": ").slice(0, 200);
  return { type: failureTypes[code] ?? "passing", why };
}

function isFinal({ dueSince, attempts, leadId }: ClaimedDelivery, failure: Failure, now: Date): boolean {
  // Without a lead there is no page on which to retry by hand.
  if (leadId === null) return false;
  if (failure.type !== "passing") return failure.type === "final";
  return now.getTime() + (pauses[attempts - 1] ?? 240 * minute) - dueSince > giveUpAfterMs;
}
