import { buildPushPayload } from "@block65/webcrypto-web-push";
import { pushTarget } from "./push-endpoint";
import type { PushKeys } from "./push-keys.server";

export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  title: string;
  body: string;
  /** Whole address. */
  navigate: string;
  /** A message with the same tag takes the place of one that was not seen yet. At most 32 of A-Z, a-z, 0-9, - and _. */
  tag: string;
  urgent: boolean;
  /** For how many seconds the push service keeps it for a device that is away. */
  ttl: number;
};

/** `gone`: the device takes no more of us. `refused`: our own fault (key, subject; 0: a key is none); `too-large`: final. */
export type PushResult = "sent" | "gone" | "later" | "too-large" | { refused: number };

const limitMs = 5000;

/**
 * Sends one message to one device. The JSON is the declarative form: browsers that know it show it by themselves, of the
 * others our service worker shows the same fields. Never rejects because of the push service.
 */
export async function sendPush(
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushDevice,
  { title, body, navigate, tag, urgent, ttl }: PushMessage,
): Promise<PushResult> {
  const target = pushTarget(endpoint, keys.standIn);
  if (target === null) return "gone";
  const data = { web_push: 8030, notification: { title, body, navigate, tag, lang: "nl", dir: "ltr" } };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const options = { ttl, urgency: urgent ? ("high" as const) : ("normal" as const), topic: tag };
  // A key that is none: of ours, or of the device.
  const built = await buildPushPayload({ data, options }, subscription, keys).catch(() => null);
  if (built === null) return { refused: 0 };
  try {
    const { body: bytes, headers } = built;
    const answer = await fetch(target, {
      method: "POST",
      body: bytes,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    });
    await answer.body?.cancel();
    return resultOf(answer.status);
  } catch {
    return "later";
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 413) return "too-large";
  return status === 429 || status >= 500 ? "later" : { refused: status };
}
