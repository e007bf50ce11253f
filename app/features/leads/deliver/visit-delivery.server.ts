import { currentCompany } from "~/content/site/company-now.server";
import type { MailContent } from "~/features/leads/deliver/mails/letter";
import {
  momentMail,
  type VisitLetter,
  visitLetter,
  whoComes,
} from "~/features/leads/deliver/mails/visit-mails";
import type { OutboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { addressText } from "~/features/leads/model/lead-summary";
import { entryForVisitor } from "~/features/leads/model/visit/visit-entry";
import { invitation } from "~/features/leads/model/visit/visit-ics.server";
import { spanText } from "~/features/leads/model/visit/visit-words";
import { firstNameOf } from "~/features/leads/store/visits/first-name.server";
import { noteTold, type VisitMail, visitToTell } from "~/features/leads/store/visits/visit-mails.server";
import { visitOfLead } from "~/features/leads/store/visits/visits.server";
import type { MailFile } from "~/platform/mail.server";

type To = { lead: LeadRecord; files: LeadFile[]; trusted: boolean; link: string | null };

export type VisitToSend = {
  content: MailContent;
  /** `organizer`: the address that takes what a calendar program answers. */
  attachments(organizer: string, attendee: string): MailFile[];
  /**
   * Writes down, right before the mail leaves, that it is told. Returns how to take that back for a mail that certainly did not
   * arrive; null when there is nothing to tell any more.
   */
  tell(): Promise<(() => Promise<unknown>) | null>;
};

/** The mail about a visit; null when it was changed since, so that there is nothing to tell. */
export async function visitToSend(
  { db }: OutboxResources,
  { lead, files, trusted, link }: To,
  about: VisitMail,
  now: Date,
): Promise<VisitToSend | "over" | null> {
  const visit = await visitToTell(db, about, now);
  if (visit === null || visit === "over") return visit;
  const who = await firstNameOf(db, visit.employee);
  const cancelled = visit.state === "cancelled";
  const kind: VisitLetter = about.reminder
    ? "reminder"
    : cancelled
      ? "cancelled"
      : visit.told === null
        ? "planned"
        : "moved";
  const calendar = link && `${link}/afspraak.ics`;
  const content = visitLetter(kind, {
    lead,
    files,
    trusted,
    link,
    calendar,
    visit,
    who,
    asked: visit.askedAt !== null,
  });
  const tell = async () => (about.reminder ? async () => {} : noteTold(db, visit));
  const { name: company, phone } = currentCompany();
  const attachments = (organizer: string, attendee: string): MailFile[] => {
    if (about.reminder) return [];
    const location = trusted ? addressText(lead) : "";
    const words = { company, who: whoComes(who), phone: phone.display, location };
    const entry = entryForVisitor(visit, lead.reference, words);
    const method = cancelled ? "CANCEL" : "REQUEST";
    return [
      {
        name: cancelled ? "afspraak-vervalt.ics" : "afspraak.ics",
        type: `text/calendar; method=${method}; charset=utf-8`,
        content: invitation(entry, { organizer: { name: company, email: organizer }, attendee, cancelled }),
      },
    ];
  };
  return { content, attachments, tell };
}

/** What the office is told of a visitor who asks for another moment, as it is when the mail leaves. */
export async function officeMomentMail(
  { db, origin }: OutboxResources,
  lead: LeadRecord,
): Promise<MailContent> {
  const visit = await visitOfLead(db, lead.id);
  const span = visit ? spanText(visit) : "eerder";
  return momentMail(lead, { span, text: visit?.askedText ?? "" }, origin);
}
