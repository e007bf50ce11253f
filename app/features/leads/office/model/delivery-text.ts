import type { LeadDelivery } from "~/features/leads/store/leads.server";
import { maybeSent } from "~/features/leads/store/thread/send-message.server";
import { momentText } from "~/lib/text/moment-text";
import { returnedText } from "./event-text";

/** What became of a mail to a visitor, as far as anybody knows. */
export function deliveryText(
  { state, sentAt, lastError }: Pick<LeadDelivery, "state" | "sentAt" | "lastError">,
  now: number,
): string {
  const texts = {
    held: "wacht: de aanvraag staat in quarantaine",
    due: lastError ? `nog niet verstuurd (${lastError}), wordt herhaald` : "wordt verstuurd",
    sent: `verstuurd ${momentText(sentAt ?? now, now)}`,
    failed:
      lastError === maybeSent
        ? "misschien verstuurd: de maildienst gaf geen antwoord"
        : `niet aangekomen${lastError ? ` (${returnedText(lastError) ?? lastError})` : ""}`,
  } as const;
  return texts[state];
}
