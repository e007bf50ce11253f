import { ownMark } from "~/platform/mail.server";

type Header = { key: string; value: string };

/**
 * By which a mail shows that a program wrote it: away from the office, not delivered, a list, or our own that came back.
 * Null for a person's. Such a mail is filed and never answered.
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
  if (submitted !== "" && !/^no\b/.test(submitted)) return "auto-submitted";
  if (/\b(?:all|oof|autoreply|dr|rn|nrn)\b/.test(of("x-auto-response-suppress"))) return "suppresses-answers";
  if (/^(?:bulk|junk|list|auto[_-]reply)\b/.test(of("precedence"))) return "precedence";
  if (["x-autoreply", "x-autorespond", "x-autoresponder"].some((name) => !["", "no"].includes(of(name))))
    return "auto-reply";
  return of("list-id") === "" ? null : "list";
}
