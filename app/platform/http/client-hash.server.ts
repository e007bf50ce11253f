import { hmacSha256 } from "~/lib/bytes/hash";
import { clientKey } from "./rate-limit.server";
import { parseSecrets } from "./signed-token.server";

/** Keys of a client without an address, and of this computer. */
const nobody = new Set(["unknown", "127.0.0.1", "0:0:0:0::/64"]);

/**
 * Tells on one day whether two requests came from one network (an IPv4 address or an IPv6 /64), without saying which:
 * without the secret it cannot be traced back. `day`: '2026-11-22'. Null without a secret, and for an address that is
 * not known or this computer's own. Never log it.
 */
export async function clientHash(
  request: Request,
  secrets: string | undefined,
  day: string,
): Promise<string | null> {
  const [secret] = parseSecrets(secrets ?? "");
  const key = clientKey(request);
  if (secret === undefined || nobody.has(key)) return null;
  return (await hmacSha256(secret, `client.${day}.${key}`)).slice(0, 32);
}

/** The day in UTC, as `clientHash` takes it. */
export function hashDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
