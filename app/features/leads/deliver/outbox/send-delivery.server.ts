import { currentCompany } from "~/content/site/company-now.server";
import { deliveryMark } from "~/features/leads/deliver/mails/delivery-mark";
import {
  erasedMail,
  filesMail,
  linkMail,
  messagesMail,
  officeMail,
  reviewMail,
  visitorMail,
  withdrawnMail,
} from "~/features/leads/deliver/mails/lead-mails";
import type { MailContent } from "~/features/leads/deliver/mails/letter";
import {
  countVisitorMail,
  uncountVisitorMail,
  wasTried,
} from "~/features/leads/deliver/mails/mail-caps.server";
import { mailMessage } from "~/features/leads/deliver/mails/message-mail.server";
import { deliverPush } from "~/features/leads/deliver/push/push-delivery.server";
import {
  officeMomentMail,
  type VisitToSend,
  visitToSend,
} from "~/features/leads/deliver/visit-delivery.server";
import { postWebhook } from "~/features/leads/deliver/webhook.server";
import type { CapReason } from "~/features/leads/model/mail/mail-caps";
import { aboutReview } from "~/features/leads/store/lead-review.server";
import { getLead, type LeadDetail } from "~/features/leads/store/leads.server";
import { aboutFiles, aboutMessages, aboutMoment } from "~/features/leads/store/office-notices.server";
import { type DeliveryKind, type Letter, waitsForRelease } from "~/features/leads/store/store-lead.server";
import { maybeSent, messageOf } from "~/features/leads/store/thread/send-message.server";
import { threadAddress, threadToken } from "~/features/leads/store/thread-address.server";
import { visitMailOf } from "~/features/leads/store/visits/visit-mails.server";
import { visitorToken } from "~/features/leads/visitor/visitor-link.server";
import { paths } from "~/paths";
import { type MailAddress, ownMark, sendMail } from "~/platform/mail.server";
import type { OutboxResources } from "./outbox-resources.server";

export type ClaimedDelivery = {
  id: string;
  kind: DeliveryKind;
  letter: Letter;
  attempts: number;
  dueSince: number;
  /** Null when the lead is erased; `about` is then its reference, else null or what an 'office-mail' tells of. */
  leadId: string | null;
  about: string | null;
  client: string | null;
  capWaived: 0 | 1;
};

/**
 * `setup`: waits until a setting is corrected. `final`: a retry cannot succeed. `unanswered`: a mail to a visitor that
 * may have arrived; each try counts under the caps.
 */
export type Failure = { type: "passing" | "unanswered" | "setup" | "final"; why: string };

export type Outcome =
  /**
   * `messageId`: of the mail service, by which it reports a bounce. `put-back`: the lead is in quarantine. `overtaken`: it tells
   * of a visit that is another by now. `quiet`: those whom it is for have their quiet hours. `why` of what is sent: it reached nobody.
   */
  | { type: "sent"; messageId: string | null; why?: string | undefined }
  | { type: "quiet"; until: Date; reached: boolean }
  | { type: "held"; by: CapReason }
  | { type: "put-back" }
  | { type: "overtaken" }
  | Failure;

const done = { type: "sent", messageId: null } as const;

/** Sends one delivery, once. Never rejects because of the receiver. */
export function sendDelivery(
  resources: OutboxResources,
  delivery: ClaimedDelivery,
  now: Date,
): Promise<Outcome> {
  return deliver(resources, delivery, now).catch(toFailure);
}

async function deliver(resources: OutboxResources, delivery: ClaimedDelivery, now: Date): Promise<Outcome> {
  if (delivery.leadId === null) return mailOffice(resources, erasedMail(delivery.about ?? ""));
  const detail = await getLead(resources.db, delivery.leadId);
  // The lead was erased after the claim, and its deliveries with it.
  if (detail === null) return done;
  if (delivery.capWaived === 0 && waitsForRelease(delivery.kind, heldFor(detail))) {
    if (await putBack(resources.db, delivery)) return { type: "put-back" };
  }
  switch (delivery.kind) {
    case "webhook":
      return deliverWebhook(resources, delivery.id, detail, now);
    case "visitor-mail":
      return mailVisitor(resources, delivery, detail, now);
    case "push": {
      const outcome = await deliverPush(resources.push, delivery, detail, now);
      return outcome.type === "sent" ? { ...done, why: outcome.why } : outcome;
    }
    default: {
      const letter =
        delivery.about === aboutMoment
          ? await officeMomentMail(resources, detail.lead)
          : officeLetter(delivery, detail, resources.origin);
      return mailOffice(resources, letter, detail.lead.email || undefined);
    }
  }
}

function officeLetter(
  { kind, about }: ClaimedDelivery,
  { lead, files, messages }: LeadDetail,
  origin: string,
) {
  if (kind === "withdrawn-mail") return withdrawnMail(lead, origin);
  if (about === aboutMessages) return messagesMail(lead, messages, origin);
  return (about === aboutFiles ? filesMail : officeMail)(lead, files, origin);
}

/** What was put away as spam is waited with entirely. */
const heldFor = ({ lead }: LeadDetail) => (lead.spamAt === null ? lead.quarantineReason : "spam");

/** Ends the lease: the mail waits as one that was never tried. False when the lead was released in between. */
async function putBack(db: D1Database, { id, attempts }: ClaimedDelivery): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'held', hold_reason = NULL, due_since = NULL, attempts = 0, last_error = NULL
       WHERE id = ? AND state = 'due' AND attempts = ?
         AND EXISTS (SELECT 1 FROM leads WHERE id = lead_id AND quarantine_reason IS NOT NULL)`,
    )
    .bind(id, attempts)
    .run();
  return meta.changes > 0;
}

async function mailVisitor(
  resources: OutboxResources,
  { id, letter, about, client, capWaived, dueSince }: ClaimedDelivery,
  detail: LeadDetail,
  now: Date,
): Promise<Outcome> {
  const { lead, files } = detail;
  const { db, mail, from, origin, linkSecret, caps } = resources;
  if (from === null) return missingSetting("MAIL_FROM");
  const review = about === aboutReview;
  const visitMail = visitMailOf(about);
  if (review && lead.status !== "won")
    return { type: "final", why: "de aanvraag staat niet meer op ‘Gewonnen’" };
  // Nobody is asked or told twice: one that may have arrived is not sent again, nor called sent.
  if ((review || visitMail) && (await wasTried(db, id))) return { type: "final", why: maybeSent };
  const token = await visitorToken(db, lead.id, linkSecret, now, review ? "review" : "status");
  const link = token === null ? null : origin + (review ? paths.review : paths.visitorLead)(token);
  if (letter === "link" && link === null) return missingSetting("LINK_SECRET");
  const thread = await threadOf(resources, lead.reference);
  const headers = { ...thread.headers, [ownMark]: deliveryMark({ id, dueSince }) };
  const envelope = { from: withSenderName(from), to: [lead.email], replyTo: thread.replyTo, headers };
  const messageId = messageOf(about);
  if (messageId !== null && link !== null)
    return mailMessage(resources, { id, messageId, link }, detail, envelope, now);
  const waived = capWaived === 1;
  const trusted = !waived && lead.abuseScore === 0;
  // All that can fail comes before the count: what is counted may have arrived, and is not sent again.
  const visit = visitMail && (await visitToSend(resources, { lead, files, trusted, link }, visitMail, now));
  if (visitMail && visit === null) return { type: "overtaken" };
  if (visit === "over") return { type: "final", why: "de afspraak was al voorbij" };
  const counted = await countVisitorMail(
    db,
    { deliveryId: id, email: lead.email, client },
    // An appointment is no answer to whoever fills in an address: somebody of the office made it.
    waived || visitMail ? null : caps,
    { now, secrets: linkSecret },
  );
  if ("over" in counted) {
    if (counted.tried) return { type: "unanswered", why: "wacht op de grens per dag" };
    return { type: "held", by: counted.over };
  }
  const ask = review ? reviewMail(lead, files, link ?? "", trusted) : linkMail(lead, link ?? "");
  const content = visit ? visit.content : letter === "link" ? ask : visitorMail(lead, files, link, trusted);
  const attachments = visit
    ? visit.attachments(thread.headers ? thread.replyTo : from.email, lead.email)
    : [];
  const untold = visit ? await toldFirst(db, counted.id, visit) : null;
  if (visit && untold === null) return { type: "overtaken" };
  try {
    return { type: "sent", ...(await sendMail(mail, { ...envelope, ...content, attachments })) };
  } catch (error) {
    const refused = errorCode(error).startsWith("E_") && errorCode(error) !== "E_TIMEOUT";
    if (!refused) return { ...toFailure(error), type: "unanswered" };
    await untold?.();
    await uncountVisitorMail(db, counted.id);
    throw error;
  }
}

/** As `tell`; when nothing is told the mail counts for nothing. */
async function toldFirst(db: D1Database, counted: number, visit: VisitToSend) {
  let untold: Awaited<ReturnType<VisitToSend["tell"]>> = null;
  try {
    untold = await visit.tell();
    return untold;
  } finally {
    if (untold === null) await uncountVisitorMail(db, counted);
  }
}

/** Where an answer to a mail goes, and the header by which a mail program keeps the thread of a lead together. */
async function threadOf({ reply, office, linkSecret }: OutboxResources, reference: string) {
  const token = reply === null ? null : await threadToken(reference, linkSecret);
  if (reply === null || token === null) return { replyTo: office[0], headers: undefined };
  const address = threadAddress(reply, token);
  // An answer repeats it, whatever id the mail service gave to ours.
  return { replyTo: address, headers: { References: `<${token}${reply.slice(reply.lastIndexOf("@"))}>` } };
}

async function mailOffice(
  { mail, from, office }: OutboxResources,
  content: MailContent,
  replyTo?: string,
): Promise<Outcome> {
  if (from === null) return missingSetting("MAIL_FROM");
  if (office.length === 0) return missingSetting("MAIL_OFFICE");
  return {
    type: "sent",
    ...(await sendMail(mail, { from: withSenderName(from), to: office, replyTo, ...content })),
  };
}

const withSenderName = (from: MailAddress) => ({ ...from, name: from.name || currentCompany().name });

async function deliverWebhook(
  { webhook, origin }: OutboxResources,
  id: string,
  { lead, files }: LeadDetail,
  now: Date,
): Promise<Outcome> {
  if (webhook === null) return missingSetting("WEBHOOK_URL of WEBHOOK_SECRET");
  await postWebhook(webhook, { id, lead, files, adminUrl: origin + paths.adminLead(lead.id) }, now);
  return done;
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
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : "onbekende fout";
  const why = [code, message].filter(Boolean).join(": ").slice(0, 200);
  return { type: failureTypes[code] ?? "passing", why };
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
