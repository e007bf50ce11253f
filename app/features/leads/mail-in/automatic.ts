import { ownMark } from "~/platform/mail.server";
import { calendarReply } from "./calendar-reply";
import type { ReadMail } from "./read-mail.server";

type Header = { key: string; value: string };

/** How programs of mail begin the subject of what they answer for somebody who is away. */
const awaySubject =
  /^(?:automatic reply|automatisch antwoord|automatische antwoord|out of office|automatische antwort|abwesenheit\w*|réponse automatique|auto(?:-?reply)?|afwezig(?:heid\w*)?)\s*:/i;

/**
 * By which a mail shows that a program wrote it: away from the office, not delivered, a list, or our own that came back.
 * Null for a person's. Such a mail is filed and never answered. X-Auto-Response-Suppress says nothing: Exchange puts it on
 * what people type, too.
 */
export function automaticSign(headers: Header[], envelopeFrom: string): string | null {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name.toLowerCase())
      ?.value.trim()
      .toLowerCase() ?? "";
  if (of(ownMark) !== "") return "own";
  if (/^multipart\/report\b/.test(of("content-type"))) return "report";
  if (["", "<>"].includes(envelopeFrom.trim()) || /^(?:mailer-daemon|postmaster)@/i.test(envelopeFrom))
    return "no-sender";
  const submitted = of("auto-submitted");
  if (/^auto-(?:replied|notified)\b/.test(submitted)) return "auto-replied";
  if (/^(?:bulk|junk|list|auto[_-]reply)\b/.test(of("precedence"))) return "precedence";
  if (["x-autoreply", "x-autorespond", "x-autoresponder"].some((name) => !["", "no"].includes(of(name))))
    return "auto-reply";
  if (of("list-id") !== "") return "list";
  if (submitted === "" || /^no\b/.test(submitted)) return null;
  return awaySubject.test(of("subject")) ? "auto-replied" : "auto-generated";
}

/** What no person can have sent, whatever is in it. */
const neverTyped = ["own", "report", "no-sender"];

/**
 * The same mail as it counts in a thread of ours. The program of a helpdesk marks what somebody typed there as generated,
 * and a calendar the answer that somebody chose.
 */
export function inThread(read: ReadMail): ReadMail {
  const sign = read.automatic ?? "";
  const chosen = !neverTyped.includes(sign) && calendarReply(read.attachments) !== null;
  return chosen || sign === "auto-generated" ? { ...read, automatic: null } : read;
}
