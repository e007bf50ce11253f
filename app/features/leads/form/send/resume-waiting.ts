import { clearSentDraft } from "~/features/leads/form/drafts/draft-store";
import { obstacleText, refusalText } from "./failure-text";
import { sendLead } from "./lead-sender";
import { showOnPage } from "./page-status.client";
import type { SendState } from "./send-result";
import { forgetLead, type OutgoingLead } from "./waiting-store";
import { LEAD_SENT, LEAD_WITHDRAWN } from "./withdraw-lead";

/** Of any form: it is not known which one the visitor sees. */
const texts = { description: "Uw aanvraag kon nog niet worden verstuurd." };

/** Sends what waits on this device since an earlier visit, one after the other, and says in the page how it goes. */
export async function resumeWaiting(leads: OutgoingLead[]): Promise<void> {
  for (const lead of leads) await resume(lead);
}

async function resume(lead: OutgoingLead): Promise<void> {
  const { key, name, note, action } = lead;
  const tell = (state: SendState) =>
    showOnPage({ state, onSend: sending.tryNow, onCancel: sending.cancel, action });
  const sending = sendLead(lead, {
    sending: (percent) => queueMicrotask(() => tell({ at: "sending", percent })),
    waiting: (why) => tell({ at: "waiting", text: obstacleText(texts, why) }),
  });
  const withdrawn = ({ detail }: CustomEventInit<string>) => detail === key && sending.cancel();
  addEventListener(LEAD_WITHDRAWN, withdrawn as EventListener);
  const result = await sending.outcome;
  removeEventListener(LEAD_WITHDRAWN, withdrawn as EventListener);
  const { kind } = result;
  // An answer of the moment leaves it for the next visit.
  const passing =
    (kind === "broken" || kind === "refused") && (result.status === 429 || result.status >= 500);
  if (kind !== "received" && !passing) await forgetLead(key).catch(() => {});
  if (kind === "received") {
    const { reference, promise, page } = result;
    showOnPage({ received: { reference, promise, page, note } });
    await clearSentDraft(name, key).catch(() => {});
    dispatchEvent(new CustomEvent(LEAD_SENT, { detail: key }));
  } else if (kind === "cancelled") showOnPage(null);
  else tell({ at: "failed", text: refusalText(texts, result) });
}
