import { currentCompany } from "~/content/site/company-now.server";
import { escapeHtml } from "~/lib/text/escape-html";
import { NoHttpsError, postSigned } from "~/platform/http/signed-post.server";
import { log } from "~/platform/log.server";
import { mailAddress, mailAddresses, sendMail } from "~/platform/mail.server";
import type { AlarmMessage } from "./alarm-text";

/** Resolves with null when the message is taken, else with a short code of what went wrong. */
type AlarmChannel = (message: AlarmMessage, now: number) => Promise<string | null>;

type ChannelEnv = Pick<Env, "EMAIL"> & {
  ALARM_URL?: string;
  ALARM_SECRET?: string;
  ALARM_MAIL?: string;
  MAIL_FROM?: string;
};

/** Those that are configured: none, one or both. */
export function alarmChannels(env: ChannelEnv): AlarmChannel[] {
  const { ALARM_URL: url, ALARM_SECRET: secret, EMAIL, MAIL_FROM } = env;
  const to = mailAddresses(env.ALARM_MAIL);
  return [
    ...(url ? [(message: AlarmMessage, now: number) => post({ url, secret }, message, now)] : []),
    ...(to.length > 0 ? [(message: AlarmMessage) => mail(EMAIL, MAIL_FROM, to, message)] : []),
  ];
}

type Outcome = {
  /** At least one channel took it. */
  delivered: boolean;
  /** Code of a channel that did not; null when all did. */
  error: string | null;
};

/** Through every channel at once. Never rejects. */
export async function sendAlarm(
  channels: AlarmChannel[],
  message: AlarmMessage,
  now: number,
): Promise<Outcome> {
  const codes = await Promise.all(
    channels.map((send) => send(message, now).catch(() => "channel-failed" as const)),
  );
  for (const code of codes) {
    if (code === null) log("info", "alarm.sent", { kind: message.check, reason: message.state });
    else log("error", "alarm.failed", { kind: message.check, reason: message.state, code });
  }
  return { delivered: codes.includes(null), error: codes.find((code) => code !== null) ?? null };
}

async function post(
  target: { url: string; secret: string | undefined },
  { link, ...message }: AlarmMessage,
  now: number,
): Promise<string | null> {
  const body = JSON.stringify({ ...message, url: link, at: new Date(now).toISOString() });
  try {
    const status = await postSigned(target, body, new Date(now));
    return status >= 200 && status < 300 ? null : `webhook-${status}`;
  } catch (error) {
    return error instanceof NoHttpsError ? "webhook-no-https" : "webhook-no-answer";
  }
}

async function mail(
  service: SendEmail,
  sender: string | undefined,
  to: string[],
  { title, text }: AlarmMessage,
): Promise<string | null> {
  const from = mailAddress(sender);
  if (from === null) return "mail-no-sender";
  const html = `<!doctype html><html lang="nl"><body>${text
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("")}</body></html>`;
  try {
    await sendMail(service, {
      from: { ...from, name: currentCompany().name },
      to,
      subject: title,
      text,
      html,
    });
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return /^E_[A-Z_]{1,50}$/.test(code) ? code : "mail-failed";
  }
}
