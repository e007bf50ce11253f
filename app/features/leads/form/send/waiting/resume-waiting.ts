import { answered } from "~/features/leads/form/drafts/device-storage";
import { clearSentDraft } from "~/features/leads/form/drafts/draft-store";
import { passAskedCheck } from "~/features/leads/form/send/asked-check";
import { sendLead } from "~/features/leads/form/send/lead-sender";
import type { SendState } from "~/features/leads/form/send/send-result";
import { obstacleText, refusalText } from "~/features/leads/form/send/status/failure-text";
import {
  type PageStatus,
  showOnPage,
  type ToldBefore,
} from "~/features/leads/form/send/status/page-status.client";
import { forgetLead, isOfThisPage, type OutgoingLead } from "./waiting-store";
import { LEAD_SENT, LEAD_WITHDRAWN } from "./withdraw-lead";

/** Of any form: it is not known which one the visitor sees. */
const texts = { description: "Uw aanvraag kon nog niet worden verstuurd." };

export const UNSENT =
  "Een aanvraag die op dit toestel klaarstond, is niet verstuurd: hij is ouder dan zeven dagen, of dit toestel kan hem niet meer lezen. Vul het formulier opnieuw in, of bel ons.";

/**
 * Sends what waits on this device since an earlier visit, one after the other and what is urgent first, and says in the
 * page how it goes. What became of one stays said while the next one goes.
 */
export async function resumeWaiting({
  leads,
  unsent,
}: {
  leads: OutgoingLead[];
  /** Keys. */
  unsent: string[];
}): Promise<void> {
  const before: ToldBefore[] = [];
  // What was sent while this page was still coming has its own place in it.
  const urgentFirst = leads
    .filter(({ key }) => !isOfThisPage(key))
    .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  for (const lead of urgentFirst) {
    const told = await resume(lead, [...before]);
    if (told) before.push(told);
  }
  if (unsent.length === 0) return;
  say({
    ...{ state: { at: "failed", text: UNSENT }, action: "/gratis-offerte", before },
    ...{ onSend: () => {}, onCancel: () => {} },
  });
  for (const key of unsent) await forgetLead(key);
}

const say = (status: PageStatus | null) => showOnPage(status, "resumed");

const isUrgent = ({ name }: OutgoingLead) => name === "emergency";

/** What is to be said of it once the next one goes; null when the visitor took it back. */
async function resume(lead: OutgoingLead, before: ToldBefore[]): Promise<ToldBefore | null> {
  const { key, name, note, action } = lead;
  const tell = (state: SendState) =>
    say({ state, onSend: sending.tryNow, onCancel: sending.cancel, action, before });
  const sending = sendLead(lead, {
    sending: (percent) => queueMicrotask(() => tell({ at: "sending", percent })),
    waiting: (why, kept) => tell({ at: "waiting", text: obstacleText(texts, why), kept }),
  });
  const withdrawn = ({ detail }: CustomEventInit<string>) => detail === key && sending.cancel();
  addEventListener(LEAD_WITHDRAWN, withdrawn as EventListener);
  const result = await sending.outcome;
  removeEventListener(LEAD_WITHDRAWN, withdrawn as EventListener);
  const { kind } = result;
  // An answer of the moment leaves it for the next visit.
  const passing =
    (kind === "broken" || kind === "refused") && (result.status === 429 || result.status >= 500);
  if (kind !== "received" && !passing) await answered(forgetLead(key), null);
  if (kind === "received") {
    const { reference, promise, page, check } = result;
    await answered(clearSentDraft(name, key), null);
    await passAskedCheck(check, true);
    // Who is called back gave no address to mail to.
    const mailed = Boolean(lead.body.get("email"));
    say({ received: { reference, promise, page, note, mailed }, before });
    dispatchEvent(new CustomEvent(LEAD_SENT, { detail: key }));
    const link = page ? { label: "Foto's toevoegen", href: `${page}#fotos` } : null;
    return { text: `${called(lead)} is binnen, met referentie ${reference}.`, link };
  }
  if (kind === "cancelled") {
    if (result.perhaps) tell({ at: "idle", perhaps: true });
    else say(null);
    return null;
  }
  const text = refusalText(texts, result);
  tell({ at: "failed", text });
  const link = { label: "Naar het formulier", href: action };
  return { text: `${called(lead)} is niet verstuurd. ${text}`, link };
}

const called = (lead: OutgoingLead) => (isUrgent(lead) ? "Uw spoedaanvraag" : "Uw eerdere aanvraag");
