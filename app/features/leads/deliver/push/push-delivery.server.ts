import { spokenMoment, toldMoment } from "~/features/leads/model/answer-by";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { isUrgent } from "~/features/leads/model/lead-summary";
import type { LeadDetail } from "~/features/leads/store/leads.server";
import { paths } from "~/paths";
import type { PushAbout, PushNotice, PushOutcome, SendNotice } from "~/platform/push/push-sender";
import { lastStep, promiseOf, stepOf } from "./push-plan.server";
import { pushTitle } from "./push-text.server";

/** What is not told within this time is of no use any more: somebody has seen the list, or the mail. */
export const pushLateMs = 60 * 60_000;

const notSetUp: PushOutcome = {
  type: "setup",
  why: "VAPID_PUBLIC_KEY of VAPID_PRIVATE_KEY is niet ingesteld",
};

type Delivery = { id: string; about: string | null; dueSince: number };

/** Tells colleagues of a lead, unless that has become needless. */
export async function deliverPush(
  push: SendNotice | null,
  delivery: Delivery,
  { lead, events }: Pick<LeadDetail, "lead" | "events">,
  now: Date,
): Promise<PushOutcome> {
  const notice = noticeOf(delivery, lead, now, events.find(({ kind }) => kind === "entered")?.actor ?? null);
  if (notice === null) return { type: "sent", why: "niet meer nodig" };
  const outcome = push ? await push(notice, now) : notSetUp;
  if (outcome.type === "sent" || outcome.type === "quiet") return outcome;
  const late = now.getTime() - delivery.dueSince > pushLateMs;
  return late ? { type: "final", why: outcome.why } : outcome;
}

/** Somebody has it: it is assigned, or the visitor was answered. To look at it is not enough. */
export function isTaken({ assignee, answeredAt, status }: LeadRecord): boolean {
  return assignee !== "" || answeredAt !== null || status !== "new";
}

/** Null when there is nothing to tell any more. */
function noticeOf(
  { id, about }: Delivery,
  lead: LeadRecord,
  now: Date,
  enteredBy: string | null,
): PushNotice | null {
  const told = aboutOf(about, lead);
  if (told === null) return null;
  const promised = toldMoment(lead);
  const before = spokenMoment(promised, { since: now, now });
  const over = promised <= now;
  const texts = {
    urgent: ["Spoed", over ? "De beloofde tijd is voorbij. Bel meteen." : `Bel terug vóór ${before}.`],
    request: ["Nieuwe aanvraag", over ? "De beloofde tijd is voorbij." : `Antwoord beloofd vóór ${before}.`],
    promise: [
      "Nog niet beantwoord",
      over ? "De beloofde tijd is voorbij." : `Antwoord beloofd vóór ${before}.`,
    ],
  } as const;
  const [title, body] = texts[told.kind];
  return {
    ...{ deliveryId: id, leadId: lead.id, path: paths.adminLead(lead.id), about: told },
    ...{ title: pushTitle(lead, title), body },
    // Once nobody has taken it, whoever wrote it down is told as any other.
    notTo: about === null ? enteredBy : null,
  };
}

function aboutOf(about: string | null, lead: LeadRecord): PushAbout | null {
  const minutes = promiseOf(about);
  if (minutes !== null) {
    const answered = lead.answeredAt !== null || lead.status !== "new";
    return answered ? null : { kind: "promise", minutes, assignee: lead.assignee };
  }
  if (isTaken(lead)) return null;
  const step = stepOf(about);
  if (isUrgent(lead)) return { kind: "urgent", step, last: step === lastStep };
  return { kind: "request" };
}
