import {
  type OutboxResources,
  outboxResources,
} from "../../app/features/leads/deliver/outbox/outbox-resources.server";

export type SentMail = {
  to: string[];
  from: { email: string; name: string };
  replyTo?: string;
  subject: string;
  text: string;
};

/** Takes mails, or refuses those that `refuse` names an error for. */
export function mailbox(refuse: (mail: SentMail) => Error | null = () => null) {
  const sent: SentMail[] = [];
  const send = async (mail: SentMail) => {
    const error = refuse(mail);
    if (error) throw error;
    sent.push(mail);
    return { messageId: "1" };
  };
  return { sent, mail: { send } as unknown as SendEmail };
}

type Row = {
  kind: string;
  state: string;
  attempts: number;
  next_at: number;
  last_error: string | null;
  sent_at: number | null;
};

/** What sends the mails of a site with two mailboxes in its office, and the rows that it leaves. */
export function outboxOf(env: Env) {
  const settings = {
    MAIL_FROM: "site@bedrijf.example",
    MAIL_OFFICE: "kantoor@bedrijf.example,bas@bedrijf.example",
  };
  return {
    resources: (overrides: Partial<OutboxResources> = {}): OutboxResources => ({
      ...outboxResources({ ...env, ...settings }),
      ...overrides,
    }),
    rows: async () =>
      (
        await env.DB.prepare(
          "SELECT kind, state, attempts, next_at, last_error, sent_at FROM outbox ORDER BY rowid",
        ).all<Row>()
      ).results,
  };
}
