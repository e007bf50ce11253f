import { hmacSha256 } from "~/lib/bytes/hash";
import { isLoopback } from "~/lib/loopback";

const limitMs = 5000;

/**
 * Posts JSON. `X-Signature` is `sha256=` + HMAC-SHA256 of `<X-Timestamp>.<body>` in hexadecimal, `X-Timestamp` in
 * seconds; without a secret neither is sent. Resolves with the status of the answer; redirects are not followed. Rejects
 * when there is none within five seconds, or when the address is no https (loopback is for tests).
 */
export async function postSigned(
  { url, secret }: { url: string; secret: string | undefined },
  body: string,
  now: Date,
  headers: Record<string, string> = {},
): Promise<number> {
  if (!isSafeTarget(url)) throw new NoHttpsError();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secret && `sha256=${await hmacSha256(secret, `${timestamp}.${body}`)}`;
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(limitMs),
    headers: {
      "Content-Type": "application/json",
      ...headers,
      ...(signature && { "X-Timestamp": timestamp, "X-Signature": signature }),
    },
  });
  await response.body?.cancel();
  return response.status;
}

/** The configured address is not https; nothing was sent. */
export class NoHttpsError extends Error {}

function isSafeTarget(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
}
