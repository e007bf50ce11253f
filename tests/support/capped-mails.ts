import {
  type OutboxResources,
  outboxResources,
} from "../../app/features/leads/deliver/outbox/outbox-resources.server";
import { leadResources } from "../../app/features/leads/receive/receive-lead.server";
import { leadPost, receive, receivedAt } from "./lead-posts";

const LINK_SECRET = "a-secret-of-32-characters-or-more";
const OFFICE = "kantoor@bedrijf.example";
/** With these mails are sent, and those of visitors counted. */
export const mailSettings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: OFFICE, LINK_SECRET };

type SentMail = { to: string[]; subject: string; text: string };

/** Takes mails to visitors, or refuses those that `refuse` has an error for; without a code it was sent all the same. */
export function mailbox(refuse: (nth: number) => Error | null = () => null) {
  const sent: SentMail[] = [];
  let calls = 0;
  const send = async (mail: SentMail) => {
    if (mail.to[0] === OFFICE) return { messageId: "" };
    const error = refuse(++calls);
    if (error === null || !("code" in error)) sent.push(mail);
    if (error) throw error;
    return { messageId: "" };
  };
  return { sent, mail: { send } as unknown as SendEmail };
}

export const hour = 3_600_000;
export const after = (ms: number) => new Date(receivedAt.getTime() + ms);

/** Letters only: digits may look like a telephone number, which is not mailed. */
const word = () =>
  crypto
    .randomUUID()
    .slice(0, 4)
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

/** Posts, what sends their mails, and the states of the visitors' mails by reason. */
export function cappedMails(env: Env) {
  return {
    post: (email: string, ip = "203.0.113.7", now = receivedAt) =>
      receive(
        leadResources({ ...env, LINK_SECRET }),
        leadPost({ email, projectDescription: `Lekkage nummer ${word()}` }, [], { "CF-Connecting-IP": ip }),
        { now },
      ),
    resources: (overrides: Partial<OutboxResources> = {}): OutboxResources => ({
      ...outboxResources({ ...env, ...mailSettings }),
      ...overrides,
    }),
    states: async () =>
      (
        await env.DB.prepare(
          `SELECT state, hold_reason AS reason, count(*) AS n FROM outbox WHERE kind = 'visitor-mail' GROUP BY 1, 2`,
        ).all<{ state: string; reason: string | null; n: number }>()
      ).results,
  };
}
