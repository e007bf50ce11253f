import { currentCompany } from "~/content/site/company-now.server";
import { builtInSettings } from "~/content/site/office-settings";
import type { WebhookSettings } from "~/features/leads/deliver/webhook.server";
import type { MailCaps } from "~/features/leads/model/mail/mail-caps";
import { type MailAddress, mailAddress, mailAddresses } from "~/platform/mail.server";
import type { SendNotice } from "~/platform/push/push-sender";

/** Null or empty: not configured. */
export type OutboxResources = {
  db: D1Database;
  /** Of what goes along with a mail. */
  bucket: R2Bucket;
  mail: SendEmail;
  from: MailAddress | null;
  office: string[];
  /** Address that takes answers, to which each lead adds its token; null: answers go to the office's mailbox. */
  reply: string | null;
  caps: MailCaps;
  webhook: WebhookSettings | null;
  /** Origin of links in mails. */
  origin: string;
  /** Signs the link to the visitor's page; without it the mail has no link. */
  linkSecret: string | undefined;
  /** Wakes colleagues; the Worker gives it, because who gets what is another feature's. */
  push: SendNotice | null;
};

type OutboxEnv = Pick<Env, "DB" | "EMAIL" | "UPLOADS"> & {
  MAIL_FROM?: string;
  MAIL_OFFICE?: string;
  MAIL_REPLY?: string;
  PUBLIC_ORIGIN?: string;
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  LINK_SECRET?: string;
};

export function outboxResources(env: OutboxEnv): OutboxResources {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  return {
    db: env.DB,
    bucket: env.UPLOADS,
    mail: env.EMAIL,
    from: mailAddress(env.MAIL_FROM),
    office: mailAddresses(env.MAIL_OFFICE),
    reply: mailAddress(env.MAIL_REPLY)?.email ?? null,
    caps: builtInSettings.mailCaps,
    webhook: url && secret ? { url, secret } : null,
    origin: env.PUBLIC_ORIGIN || currentCompany().origin,
    linkSecret: env.LINK_SECRET,
    push: null,
  };
}
