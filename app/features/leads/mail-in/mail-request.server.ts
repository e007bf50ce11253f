import type { LeadEntry } from "~/features/leads/model/lead-fields";
import { fieldNames } from "~/features/leads/model/lead-fields";
import { maxLength } from "~/features/leads/model/lead-limits";
import { judge, lookAround } from "~/features/leads/receive/judge-lead.server";
import { newLead } from "~/features/leads/receive/new-lead.server";
import { discardFiles } from "~/features/leads/store/files/lead-files.server";
import { keepOpening } from "~/features/leads/store/lead-messages.server";
import { type DeliveryKind, storeLead } from "~/features/leads/store/store-lead.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { log } from "~/platform/log.server";
import type { ArrivedMail } from "./arrived-mail";
import { stageAttachments } from "./attachments.server";
import { incomingOf } from "./file-reply.server";
import { messageText } from "./message-text";
import { ownWords } from "./own-words";
import type { ReadMail } from "./read-mail.server";

/** Of a lead that began with a mail; no form of the site. */
export const MAIL_FORM = "mail";

type Requested = {
  mail: ArrivedMail;
  read: ReadMail;
  now: Date;
  secrets: string | undefined;
  webhook: boolean;
  /** Our own addresses: nothing is confirmed to them. */
  own: string[];
};

/**
 * Makes a lead of a mail that answers none of ours: judged, answered and kept as any other. Returns its id. May be
 * repeated: the id of the mail is the key of the submission. What a program wrote waits in quarantine, unconfirmed.
 */
export async function requestByMail(
  { db, bucket }: LeadStores,
  { mail, read, now, secrets, webhook, own }: Requested,
): Promise<string> {
  const { files, notes } = await stageAttachments(
    bucket,
    read.automatic === null ? read.attachments : [],
    [],
    now,
  );
  const entered = {
    ...entryOf(read),
    kind: "request" as const,
    form: MAIL_FORM,
    phoneE164: null,
    answers: "[]",
  };
  // A mail has no network of its own to compare: that of its server is everybody's.
  const around = await lookAround(db, new Request("https://mail.invalid"), entered, { secrets, now });
  const warnings = files.filter(({ warning }) => warning !== null).length;
  const judgement = judge(entered, {}, { around, verdict: null, warnings, now });
  const lead = newLead(
    entered,
    {
      submissionKey: mail.id,
      payloadHash: mail.mailKey,
      turnstile: null,
      ...judgement,
      ...(read.automatic !== null && { quarantineReason: "automatic" }),
      // Somebody of the office looked at it and calls it a request.
      ...(mail.asked === 1 && { quarantineReason: null }),
    },
    now,
  );
  const confirmed = read.automatic === null && entered.email !== "" && !own.includes(entered.email);
  const deliveries: DeliveryKind[] = [
    "office-mail",
    ...(confirmed ? (["visitor-mail"] as const) : []),
    ...(webhook ? (["webhook"] as const) : []),
  ];
  const outcome = await storeLead(db, lead, files, deliveries);
  // The id of a mail is ours: no other content can have it.
  if (outcome.kind === "conflict") throw new Error("submission key taken");
  if (outcome.kind === "replayed") await discardFiles(bucket, files);
  else
    log("info", "lead.stored", {
      leadId: outcome.lead.id,
      kind: "request",
      count: files.length,
      reason: outcome.lead.quarantineReason ?? "none",
    });
  const body = messageText(read, { notes, bytes: mail.bytes, reply: null });
  await keepOpening(
    db,
    outcome.lead.id,
    { ...incomingOf(mail, read, read.from.address), body, automatic: read.automatic === null ? 0 : 1 },
    now,
  );
  return outcome.lead.id;
}

function entryOf({ from, subject, text }: ReadMail): LeadEntry {
  const texts = Object.fromEntries(fieldNames.map((name) => [name, ""])) as unknown as LeadEntry;
  // Measured by a form only.
  const empty = { ...texts, timeOnPage: 0, interactionCount: 0, leadScore: 0 };
  const [firstName = "", ...rest] = from.name.split(" ");
  const told = [subject, ownWords(text)].filter((part) => part !== "").join("\n\n");
  return {
    ...empty,
    firstName: firstName.slice(0, maxLength.name),
    lastName: rest.join(" ").slice(0, maxLength.name),
    email: from.address,
    projectDescription: told.slice(0, maxLength.description),
    contactPreference: "email",
    urgencyLevel: "normal",
    specialist: "General",
  };
}
