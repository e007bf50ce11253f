import { currentCompany } from "~/content/site/company-now.server";
import type { OutboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import type { Outcome } from "~/features/leads/deliver/outbox/send-delivery.server";
import { fileName } from "~/features/leads/model/files/file-name";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import type { LeadMessage } from "~/features/leads/store/lead-messages.server";
import type { LeadDetail } from "~/features/leads/store/leads.server";
import { sentFiles } from "~/features/leads/store/thread/draft-files.server";
import { maybeSent } from "~/features/leads/store/thread/send-message.server";
import { mediaTypes } from "~/lib/files/file-kind";
import { type MailAddress, type MailFile, sendMail } from "~/platform/mail.server";
import { letter, type MailContent } from "./letter";
import { countVisitorMail, uncountVisitorMail, wasTried } from "./mail-caps.server";

/** From whom, to whom, and the headers of the thread. */
type Envelope = { from: MailAddress; to: string[]; replyTo?: string; headers?: Record<string, string> };

const uncertain: Outcome = { type: "final", why: maybeSent };

/**
 * Mails what an employee wrote. Once: where it is not known whether a try arrived, it is given up and said, because only a
 * person can ask whether it did. No cap holds it, as a person writes it; it counts under them all the same.
 */
export async function mailMessage(
  resources: OutboxResources,
  { id, messageId, link }: { id: string; messageId: string; link: string },
  { lead, messages }: LeadDetail,
  envelope: Envelope,
  now: Date,
): Promise<Outcome> {
  const { db, mail, linkSecret } = resources;
  const message = messages.find((one) => one.id === messageId);
  if (message === undefined) return { type: "final", why: "het bericht is weggehaald" };
  if (await wasTried(db, id)) return uncertain;
  const attachments = await attachmentsOf(resources, lead, messageId);
  if (attachments === null) return { type: "final", why: "een bijlage is er niet meer" };
  const recipient = { deliveryId: id, email: lead.email, client: null };
  const counted = await countVisitorMail(db, recipient, null, { now, secrets: linkSecret });
  if ("over" in counted) return uncertain;
  try {
    const content = messageMail(lead, message, link);
    return { type: "sent", ...(await sendMail(mail, { ...envelope, attachments, ...content })) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("E_") || code === "E_TIMEOUT") return uncertain;
    // Refused, so that it certainly did not arrive.
    await uncountVisitorMail(db, counted.id);
    throw error;
  }
}

/** Null where one of them is gone. Read before the try is counted: R2 that is away is reason to try again. */
async function attachmentsOf(
  { db, bucket }: OutboxResources,
  { id, reference }: LeadRecord,
  messageId: string,
): Promise<MailFile[] | null> {
  const { own, photos } = await sentFiles(db, id);
  const files: MailFile[] = [];
  const named = [...own, ...photos.map((photo) => ({ ...photo, name: fileName(reference, photo) }))];
  for (const { key, name, kind } of named.filter((file) => file.messageId === messageId)) {
    const object = await bucket.get(key);
    if (object === null) return null;
    files.push({ name, type: mediaTypes[kind], content: new Uint8Array(await object.arrayBuffer()) });
  }
  return files;
}

/** The words of the employee, with the way back to the request and who we are. */
export function messageMail(
  { reference }: Pick<LeadRecord, "reference">,
  { subject, body }: Pick<LeadMessage, "subject" | "body">,
  link: string,
): MailContent {
  const { name, phone, email } = currentCompany();
  const page = "Uw aanvraag bekijken of daar antwoorden";
  const { html } = letter({
    ...{ title: "", rows: [], after: [] },
    before: body.split(/\n{2,}/).filter((part) => part.trim() !== ""),
    links: [{ label: page, href: link }],
  });
  const text = [body, `${page}: ${link}`, `${name} · ${phone.display} · ${email}`].join("\n\n");
  return { subject: subject || `Uw aanvraag ${reference}`, text, html };
}
