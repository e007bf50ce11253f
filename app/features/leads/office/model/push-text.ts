import type { LeadDelivery } from "~/features/leads/store/leads.server";
import { momentText } from "~/lib/text/moment-text";

/** What there is to say of a push that reached nobody (yet), although nothing went wrong; null for any other. */
export function unheardPush(
  { about, state, attempts, nextAt, sentAt, lastError }: LeadDelivery,
  now: number,
): string | null {
  if (state === "sent") return lastError;
  // Never tried, and not to be tried yet: it waits until quiet hours are over.
  if (state !== "due" || attempts > 0 || nextAt <= now) return null;
  const then = momentText(nextAt, now);
  return about === null && sentAt === null
    ? `nog niemand bereikt: ${then} wordt de melding verstuurd`
    : `wie stille uren heeft, hoort het ${then}`;
}
