import { canSign, signToken, verifyToken } from "~/platform/http/signed-token.server";

const PURPOSE = "visitor-check";
/** Long enough for whoever is asked something, and too short to keep. */
const VALID_MS = 60 * 60 * 1000;

type Payload = { id: string; at: number };

/** Lets the browser that sent a suspicious lead pass the check for it afterwards. Null without a secret. */
export async function checkToken(
  leadId: string,
  secrets: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!canSign(secrets)) return null;
  return signToken({ id: leadId, at: now.getTime() } satisfies Payload, secrets, PURPOSE);
}

/** The lead that a token is for; null for one that is not ours or too old. */
export async function leadOfCheck(
  token: string,
  secrets: string | undefined,
  now: Date,
): Promise<string | null> {
  const payload = canSign(secrets) ? await verifyToken<Payload>(token, secrets, PURPOSE) : null;
  if (payload === null) return null;
  const age = now.getTime() - payload.at;
  return age >= 0 && age < VALID_MS ? payload.id : null;
}
