import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { methodNotAllowed } from "~/features/leads/model/answers/lead-answer";
import { letDeliveriesGo } from "~/features/leads/store/held-deliveries.server";
import { changeLead } from "~/features/leads/store/record-event.server";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { leadOfCheck } from "./check-token.server";
import { TURNSTILE_FIELD } from "./read-lead-body.server";
import { leadResources } from "./receive-lead.server";
import { checkTurnstile } from "./turnstile.server";

/** Two tokens of at most 2 kB. */
const maxBytes = 8 * 1024;

/**
 * The check against abuse, done after a suspicious lead was kept (`LeadAnswer.check`). Passing it lets the lead out of
 * quarantine; so does a check that does not answer, because a lost customer costs more than spam. All else leaves it
 * where it is, with the office.
 */
export async function answerVisitorCheck(
  request: Request,
  env: Env,
  { now, waitUntil }: { now: Date; waitUntil: (work: Promise<unknown>) => void },
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed();
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.LEAD_LIMIT, request, "visitor-check")) return answer(429);
  const fields = new URLSearchParams((await readTextLimited(request, maxBytes).catch(() => null)) ?? "");
  const { turnstile, secrets, db, queue } = leadResources(env);
  const leadId = await leadOfCheck(fields.get("check") ?? "", secrets, now);
  const token = fields.get(TURNSTILE_FIELD) ?? "";
  if (leadId === null || turnstile === null || token === "") return answer(403);
  const ip = request.headers.get("CF-Connecting-IP");
  const verdict = await checkTurnstile(turnstile, token, { ip, repeatKey: null });
  if (verdict === "refused" || verdict === "spent") return answer(403);
  if (await letThrough(db, leadId, verdict, now)) {
    if (queue) waitUntil(wakeSender(queue, leadId));
  }
  return answer(200);
}

/** False when the lead does not wait for the check (any more). */
async function letThrough(
  db: D1Database,
  leadId: string,
  turnstile: "passed" | "unchecked",
  now: Date,
): Promise<boolean> {
  const at = now.getTime();
  const when = { sql: "quarantine_reason = 'check' AND spam_at IS NULL", values: [] };
  const mails = letDeliveriesGo(db, { sql: `id = ? AND ${when.sql}`, values: [leadId] }, { at });
  const event = { kind: "checked", data: { result: turnstile }, actor: "visitor", at } as const;
  const set = { sql: "quarantine_reason = NULL, spam_at = NULL, turnstile = ?", values: [turnstile] };
  return (await changeLead(db, leadId, event, { set, when, also: [mails] })) !== null;
}

function answer(status: 200 | 403 | 429): Response {
  const headers = { "Cache-Control": "no-store", ...(status === 429 && { "Retry-After": "60" }) };
  return Response.json({ success: status === 200 }, { status, headers });
}
