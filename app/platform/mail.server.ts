import { isEmail } from "~/lib/email";
import { cleanLine } from "~/lib/text/clean-text";

export type MailAddress = { email: string; name: string };

/** A file that goes along; `type` is its media type, with parameters where it has any. */
export type MailFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

type Mail = {
  from: MailAddress;
  to: string[];
  replyTo?: string;
  /** Those that the service lets pass: In-Reply-To, References, Auto-Submitted, List-*, X-*. */
  headers?: Record<string, string>;
  /** At most 5 MiB with all the rest of the mail. */
  attachments?: MailFile[];
  subject: string;
  text: string;
  html: string;
};

/** On every mail of ours: one that comes back to us is known by it. Mail programs do not copy it into an answer. Its value, where it has one of its own, names the delivery. */
export const ownMark = "X-Site-Mail";

const limitMs = 10_000;

/**
 * Rejects with the service's error or after ten seconds; the mail may then still be sent. `messageId`: by which the
 * service reports what becomes of it, null when it gave none.
 */
export async function sendMail(service: SendEmail, mail: Mail): Promise<{ messageId: string | null }> {
  const { replyTo, headers = {}, attachments = [] } = mail;
  const named = Object.entries({ [ownMark]: "1", ...headers }).map(([name, value]) => [
    name,
    cleanLine(value),
  ]);
  const sending = service.send({
    from: { email: mail.from.email, name: cleanLine(mail.from.name) },
    to: mail.to,
    ...(replyTo !== undefined && isEmail(replyTo) && { replyTo }),
    headers: Object.fromEntries(named),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ name, ...file }) => ({
        ...file,
        filename: cleanLine(name),
        disposition: "attachment" as const,
      })),
    }),
    subject: cleanLine(mail.subject).slice(0, 200),
    text: mail.text,
    html: mail.html,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error("the mail service did not answer"), { code: "E_TIMEOUT" });
    timer = setTimeout(() => reject(late), limitMs);
  });
  try {
    const { messageId } = await Promise.race([sending, limit]);
    return { messageId: messageId || null };
  } finally {
    clearTimeout(timer);
  }
}

/** 'Naam <adres@bedrijf.nl>' or an address; null for anything else. */
export function mailAddress(setting: string | undefined): MailAddress | null {
  const [, name = "", bracketed] = /^\s*"?([^<"]*?)"?\s*<([^<>]+)>\s*$/.exec(setting ?? "") ?? [];
  const email = (bracketed ?? setting ?? "").trim();
  return isEmail(email) ? { email, name: cleanLine(name) } : null;
}

/** Comma separated; invalid addresses are left out. */
export function mailAddresses(setting: string | undefined): string[] {
  return (setting ?? "").split(",").flatMap((one) => mailAddress(one)?.email ?? []);
}
