import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { hmacSha256 } from "~/lib/bytes/hash";
import { isLoopback } from "~/lib/loopback";

export type WebhookSettings = { url: string; secret: string };

/**
 * `X-Signature` is `sha256=` + HMAC-SHA256 of `<X-Timestamp>.<body>` in hexadecimal, `X-Timestamp` in
 * seconds; a retry repeats `X-Delivery-Id`. Rejects unless the response is 2xx within five seconds.
 */
export async function postWebhook(
  { url, secret }: WebhookSettings,
  delivery: { id: string; lead: LeadRecord; files: LeadFile[]; adminUrl: string },
  now: Date,
): Promise<void> {
  if (!isSafeTarget(url)) throw new Error("WEBHOOK_URL is geen https-adres");
  const { submissionKey: _, payloadHash: __, quarantineReason: ___, ...lead } = delivery.lead;
  const files = delivery.files.map(({ objectKey: _, ...file }) => file);
  const body = JSON.stringify({
    id: delivery.id,
    event: "lead.received",
    lead,
    files,
    adminUrl: delivery.adminUrl,
  });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(5000),
    headers: {
      "Content-Type": "application/json",
      "X-Delivery-Id": delivery.id,
      "X-Timestamp": timestamp,
      "X-Signature": `sha256=${await hmacSha256(secret, `${timestamp}.${body}`)}`,
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`de webhook antwoordde ${response.status}`);
}

/** Personal data needs https; loopback is for tests. */
function isSafeTarget(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
}
