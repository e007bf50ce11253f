import { isEmail } from "~/lib/email";
import { cleanLine } from "~/lib/text/clean-text";

export type MailAddress = { email: string; name: string };

type Mail = {
  from: MailAddress;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

const limitMs = 10_000;

/**
 * Rejects with the service's error or after ten seconds; the mail may then still be sent. `messageId`: by which the
 * service reports what becomes of it, null when it gave none.
 */
export async function sendMail(service: SendEmail, mail: Mail): Promise<{ messageId: string | null }> {
  const { replyTo } = mail;
  const sending = service.send({
    from: { email: mail.from.email, name: cleanLine(mail.from.name) },
    to: mail.to,
    ...(replyTo !== undefined && isEmail(replyTo) && { replyTo }),
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
