import * as z from "zod/mini";
import { text } from "~/admin/read-form";
import type { EventKind, TimelineEvent } from "~/features/leads/model/lead-events";
import { actorText, eventText } from "~/features/leads/office/model/event-text";
import { cleanLines } from "~/lib/text/clean-text";
import { lastOf } from "./own-change.server";

const putAway: EventKind[] = ["spam", "spam-undone", "released", "held-again", "checked"];
const contact: EventKind[] = ["call-reached", "sent-elsewhere", "message-out", "contact-undone"];
const outcome: EventKind[] = ["lost-reason", "won-amount"];

const lead: EventKind[] = [
  ...(["status", "status-undone", "withdrawn", "visit-closed"] as const),
  ...[...contact, ...outcome, ...putAway],
];
const visit: EventKind[] = [
  ...(["visit-planned", "visit-moved", "visit-noted", "visit-asked", "visit-cancelled"] as const),
  ...(["visit-closed", "visit-reopened", "withdrawn"] as const),
  ...putAway,
];

/** What can have come between, by what the step is about. */
const between: Record<"lead" | "visit" | "undo" | "correction", EventKind[]> = {
  lead,
  visit,
  undo: [...lead, ...visit],
  correction: ["corrected", ...putAway],
};

/** `what`: a sentence; `left`: where the lead still is, null when it is erased. */
type Meanwhile = { what: string; left: "list" | "quarantine" | null };

/** Why a step of this person was not taken: what happened to the lead instead, and by whom. */
export async function whatCameBetween(
  db: D1Database,
  id: string,
  { about, me }: { about: keyof typeof between; me: string },
): Promise<Meanwhile> {
  const [found, last, closed] = await Promise.all([
    db
      .prepare("SELECT quarantine_reason AS held FROM leads WHERE id = ?")
      .bind(id)
      .first<{ held: string | null }>(),
    lastOf(db, id, between[about]),
    about === "visit" ? lastOf(db, id, ["status", "status-undone"]) : null,
  ]);
  if (found === null) return { what: "Deze aanvraag is intussen gewist.", left: null };
  // What is lost takes no visit.
  const lost = closed?.kind === "status" && closed.data.to === "lost" && closed.id > (last?.id ?? 0);
  return { what: sentence(lost ? closed : last, me), left: found.held === null ? "list" : "quarantine" };
}

function sentence(event: TimelineEvent | null, me: string): string {
  if (event === null) return "Dit is intussen veranderd.";
  if (event.kind === "withdrawn") return "De aanvrager heeft de aanvraag intussen ingetrokken.";
  if (event.actor === "system") return `Intussen automatisch veranderd: ${eventText(event)}.`;
  return `Intussen veranderd door ${whoText(event.actor, me)}: ${eventText(event)}.`;
}

function whoText(actor: string, me: string): string {
  if (actor === me) return "uzelf";
  return actor === "visitor" ? "de aanvrager" : actorText(actor);
}

/** In a post: the visitor's wish for another moment that stood on the page; '' for none. */
export const askedShown = z.optional(z.pipe(text, z.transform(cleanLines)));

/** What calls a visit off is not done over a wish that nobody read. */
export const notOverWish = (wish: string): Failed => ({
  text: `Niet gedaan. De aanvrager vroeg intussen om een ander moment: ‘${wish}’. Kijk wat er nu staat.`,
  failed: true,
});

export type Failed = { text: string; failed: true; gone?: true };

/** The same as what a page says of a step that was not taken. `gone`: there is no page of it any more. */
export async function notDone(
  db: D1Database,
  id: string,
  asked: Parameters<typeof whatCameBetween>[2],
): Promise<Failed> {
  const { what, left } = await whatCameBetween(db, id, asked);
  if (left === null) return { text: `Niet gedaan. ${what}`, failed: true, gone: true };
  return { text: `Niet gedaan. ${what} Kijk wat er nu staat.`, failed: true };
}
