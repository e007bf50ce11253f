import type { TurnstileVerdict } from "~/features/leads/model/quarantine";
import { log } from "~/platform/log.server";

export type TurnstileSettings = { secret: string; url?: string };

const endpoint = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** A token is spent by one question; `repeatKey` (a UUID) makes Turnstile answer a repeated one the same. */
export async function checkTurnstile(
  { secret, url }: TurnstileSettings,
  token: string,
  { ip, repeatKey }: { ip: string | null; repeatKey: string | null },
): Promise<TurnstileVerdict> {
  if (token === "") return "unchecked";
  // Longer than any token: not worth asking.
  if (token.length > 2048) return "refused";
  const question = {
    secret,
    response: token,
    ...(ip && { remoteip: ip }),
    idempotency_key: repeatKey ?? crypto.randomUUID(),
  };
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      const response = await fetch(url || endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(3000),
      });
      const verdict = verdictOf(await response.json());
      if (verdict !== null) return verdict;
      log("warn", "turnstile.no-verdict", { attempt, status: response.status });
    } catch (error) {
      log("warn", "turnstile.no-answer", { attempt, error });
    }
  }
  return "unchecked";
}

/** Null when the answer says nothing about the visitor: a fault of theirs, or a wrong secret of ours. */
function verdictOf(answer: unknown): TurnstileVerdict | null {
  if (typeof answer !== "object" || answer === null || !("success" in answer)) return null;
  if (answer.success === true) return "passed";
  const codes = "error-codes" in answer && Array.isArray(answer["error-codes"]) ? answer["error-codes"] : [];
  if (codes.includes("timeout-or-duplicate")) return "spent";
  const aboutUs = ["internal-error", "missing-input-secret", "invalid-input-secret", "bad-request"];
  return codes.length === 0 || codes.some((code) => aboutUs.includes(code)) ? null : "refused";
}
