import { mailAddress } from "~/platform/mail.server";

/** What a push service knows us by. */
export type PushKeys = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to, as `mailto:` or https address. */
  subject: string;
  /** PUSH_URL; empty when deployed. */
  standIn: string;
};

type PushEnv = {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  PUSH_URL?: string;
  MAIL_FROM?: string;
  PUBLIC_ORIGIN?: string;
};

/** Null while nothing can be sent: a key is missing or is none. */
export function pushKeys(env: PushEnv): PushKeys | null {
  const {
    VAPID_PUBLIC_KEY: publicKey = "",
    VAPID_PRIVATE_KEY: privateKey = "",
    PUSH_URL: standIn = "",
  } = env;
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return null;
  // Apple refuses one with a name or a space in it, and one without any address.
  const from = mailAddress(env.MAIL_FROM)?.email;
  const subject = from ? `mailto:${from}` : env.PUBLIC_ORIGIN || "";
  return subject === "" ? null : { publicKey, privateKey, subject, standIn };
}
