import { letterOf } from "~/features/leads/deliver/mails/delivery-letter";
import { recordEvent } from "~/features/leads/store/record-event.server";
import { messageLost } from "~/features/leads/store/thread/lost-message.server";
import { maybeSent, messageOf } from "~/features/leads/store/thread/send-message.server";
import { retryTransient } from "~/platform/d1.server";
import { log } from "~/platform/log.server";
import type { OutboxResources } from "./outbox-resources.server";
import { type ClaimedDelivery, type Failure, type Outcome, sendDelivery } from "./send-delivery.server";

const minute = 60_000;
const leaseMs = 5 * minute;
/** Shorter than a lease, because leases count from the start of a run. */
const runMs = 4 * minute;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const giveUpAfterMs = 3 * 24 * 60 * minute;

/**
 * Sends at most `limit` due deliveries, oldest first; one that a cap holds counts as failed. Runs may overlap: each delivery is leased for five
 * minutes and becomes due again when its runner dies, so it is sent at least once.
 */
export async function sendDue(
  resources: OutboxResources,
  now: Date,
  limit = 50,
): Promise<{ sent: number; failed: number }> {
  const totals = { sent: 0, failed: 0 };
  const end = Date.now() + runMs;
  for (let tried = 0; tried < limit && Date.now() < end; tried++) {
    const delivery = await claim(resources.db, now);
    if (delivery === null) break;
    totals[(await attempt(resources, delivery, now)) ? "sent" : "failed"]++;
  }
  return totals;
}

function claim(db: D1Database, now: Date): Promise<ClaimedDelivery | null> {
  return db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, next_at = ?
       WHERE id = (SELECT id FROM outbox WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT 1)
       RETURNING id, lead_id AS leadId, about, kind, letter, attempts, due_since AS dueSince, client,
         cap_waived AS capWaived`,
    )
    .bind(now.getTime() + leaseMs, now.getTime())
    .first<ClaimedDelivery>();
}

/** True when it was sent, or needs no sending any more. */
async function attempt(resources: OutboxResources, delivery: ClaimedDelivery, now: Date): Promise<boolean> {
  const outcome = await sendDelivery(resources, delivery, now);
  const { id, leadId, kind, attempts } = delivery;
  if (outcome.type === "put-back") {
    // The lease has ended with putting it back: by now another may have it, with the same number of attempts.
    log("info", "outbox.held", { leadId: leadId ?? undefined, kind });
    return false;
  }
  // `attempts` identifies the lease.
  const lease = "WHERE id = ? AND state = 'due' AND attempts = ?";
  const dropped = resources.db.prepare(`DELETE FROM outbox ${lease}`).bind(id, attempts);
  if (outcome.type === "overtaken") {
    // As one that was never tried, which goes with the change: what was not sent is not called so.
    await retryTransient(() => dropped.run());
    return true;
  }
  if (outcome.type === "quiet") {
    // As one that becomes due then: what counts from when it was due counts from there; the next step to others too, unless some were reached.
    const until = outcome.until.getTime();
    const waits = resources.db
      .prepare(
        `UPDATE outbox SET due_since = ?, next_at = ?, attempts = 0, last_error = NULL,
           sent_at = coalesce(?, sent_at) ${lease}`,
      )
      .bind(until, until, outcome.reached ? now.getTime() : null, id, attempts);
    await retryTransient(() => waits.run());
    return true;
  }
  const state = stateAfter(delivery, outcome, now);
  const why = "why" in outcome ? (outcome.why ?? null) : null;
  // Jitter: deliveries that fail together are not retried together.
  const nextAt = now.getTime() + Math.round(pauseAfter(attempts, outcome) * (0.8 + 0.4 * Math.random()));
  // A delivery about an erased lead is deleted.
  const noted =
    state === "sent" && leadId === null
      ? dropped
      : resources.db
          .prepare(
            `UPDATE outbox SET state = ?, sent_at = coalesce(?, sent_at), last_error = ?, next_at = ?, message_id = ?, hold_reason = ?,
               client = iif(? = 'sent', NULL, client) ${lease}`,
          )
          .bind(
            ...[state, state === "sent" ? now.getTime() : null, why, nextAt],
            ...[outcome.type === "sent" ? outcome.messageId : null],
            ...[outcome.type === "held" ? outcome.by : null, state, id, attempts],
          );
  const told = leadId === null ? null : eventOf(delivery, outcome, state);
  const leased = { sql: `EXISTS (SELECT 1 FROM outbox ${lease})`, values: [id, attempts] };
  const event =
    leadId !== null && told !== null
      ? [recordEvent(resources.db, leadId, { ...told, actor: "system", at: now.getTime() }, leased)]
      : [];
  const message = state === "failed" && why !== maybeSent ? messageOf(delivery.about) : null;
  if (leadId !== null && message !== null)
    event.push(...(await messageLost(resources.db, leadId, message, leased)));
  await retryTransient(() => resources.db.batch([...event, noted]));
  if (state === "held") log("info", "outbox.held", { leadId: leadId ?? undefined, kind });
  else if (state !== "sent")
    log(state === "failed" ? "error" : "warn", "outbox.failed", {
      leadId: leadId ?? undefined,
      kind,
      attempt: attempts,
      reason: outcome.type,
    });
  return state === "sent";
}

function stateAfter(
  delivery: ClaimedDelivery,
  outcome: Exclude<Outcome, { type: "put-back" | "overtaken" | "quiet" }>,
  now: Date,
) {
  if (outcome.type === "sent" || outcome.type === "held") return outcome.type;
  return isFinal(delivery, outcome, now) ? "failed" : "due";
}

function pauseAfter(attempts: number, { type }: Outcome): number {
  if (type === "setup") return 15 * minute;
  // What may have arrived is not sent again soon.
  return pauses[type === "unanswered" ? attempts + 2 : attempts - 1] ?? 240 * minute;
}

/** What the timeline tells of it; null for what goes well, or on. */
function eventOf(delivery: ClaimedDelivery, outcome: Outcome, state: string) {
  const { kind } = delivery;
  if (kind === "webhook" || kind === "push") return null;
  const letter = letterOf(delivery);
  if (outcome.type === "held") return { kind: "mail-held", data: { letter, reason: outcome.by } } as const;
  if (state !== "failed" || !("why" in outcome) || outcome.why === undefined) return null;
  const [code = ""] = /^E_[A-Z_]+/.exec(outcome.why) ?? [];
  const reason = outcome.why === maybeSent ? "unanswered" : code;
  return { kind: "mail-failed", data: { mail: kind, letter, reason } } as const;
}

function isFinal({ dueSince, attempts, leadId }: ClaimedDelivery, failure: Failure, now: Date): boolean {
  // Without a lead there is no page on which to retry by hand.
  if (leadId === null) return false;
  if (failure.type === "final" || failure.type === "setup") return failure.type === "final";
  return now.getTime() + pauseAfter(attempts, failure) - dueSince > giveUpAfterMs;
}
