import { mailboxOf } from "~/features/leads/model/mail/mail-caps";
import { addFiles, filesLead } from "~/features/leads/store/files/add-files.server";
import { discardFiles } from "~/features/leads/store/files/lead-files.server";
import { addIncoming, type IncomingMessage } from "~/features/leads/store/lead-messages.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { answeredVisit, noteCalendarReply } from "~/features/leads/store/visits/visit-answers.server";
import type { ArrivedMail } from "./arrived-mail";
import { stageAttachments } from "./attachments.server";
import { calendarReply } from "./calendar-reply";
import { wordsWithReply } from "./calendar-words";
import type { ThreadLead } from "./match-lead.server";
import { messageText } from "./message-text";
import type { ReadMail } from "./read-mail.server";

/**
 * Files a mail at its lead: what was written, and its attachments among the files. May be repeated. Of what a program
 * wrote no file is taken: it returns the mail that it answers.
 */
export async function fileReply(
  { db, bucket }: LeadStores,
  lead: ThreadLead,
  { mail, read, now }: { mail: ArrivedMail; read: ReadMail; now: Date },
): Promise<void> {
  const said = calendarReply(read.attachments);
  const reply = said && { ...said, about: await answeredVisit(db, lead.id, said) };
  const words = reply ? wordsWithReply(read) : read.text;
  // To an invitation that is taken nobody needs to answer, unless something was said with it, or it is another by now.
  const taken = reply?.answer === "accepted" && reply.about === "now" && words === "";
  const automatic = read.automatic !== null || taken ? 1 : 0;
  const known = await filesLead(db, lead.id);
  if (known === null) return;
  const { files, notes } = await stageAttachments(
    bucket,
    read.automatic === null ? read.attachments : [],
    known.sums,
    now,
  );
  await addIncoming(
    db,
    lead.id,
    {
      ...incomingOf(mail, read, lead.email),
      body: messageText({ ...read, text: words }, { notes, bytes: mail.bytes, reply }),
      automatic,
    },
    now,
  );
  if (reply && read.automatic === null) await noteCalendarReply(db, lead.id, reply, now);
  if (files.length === 0) return;
  const { kept } = await addFiles(db, { leadId: lead.id, linkVersion: lead.linkVersion }, files, now);
  await discardFiles(
    bucket,
    files.filter(({ key }) => !kept.has(key)),
  );
}

/** Who writes is said where it is not the address in the lead: an address proves no thread and a thread no person. */
export function incomingOf(
  mail: ArrivedMail,
  { from, subject }: Pick<ReadMail, "from" | "subject">,
  email: string,
): Omit<IncomingMessage, "body" | "automatic"> {
  const own = from.address !== "" && mailboxOf(from.address) === mailboxOf(email);
  const named = from.address === "" ? from.name || "onbekend" : `${from.name} <${from.address}>`.trim();
  return {
    id: mail.id,
    channel: "mail",
    sender: own ? null : named,
    subject,
    mailKey: mail.mailKey,
    rawKey: mail.rawKey,
  };
}
