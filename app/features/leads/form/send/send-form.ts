import { answered } from "~/features/leads/form/drafts/device-storage";
import type { FormDescription } from "~/features/leads/form/kit/form-description";
import { announce } from "~/features/leads/form/send/status/announce.client";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { obstacleText } from "~/features/leads/form/send/status/failure-text";
import { showOnPage } from "~/features/leads/form/send/status/page-status.client";
import { hideToast, showToast } from "~/features/leads/form/send/status/show-toast";
import { forgetLead } from "~/features/leads/form/send/waiting/waiting-store";
import { afterPaint } from "~/lib/after-paint";
import { isShown } from "~/lib/dialog/open-dialog";
import { closeDialogs } from "~/lib/dialog/open-dialogs";
import { sendLead } from "./lead-sender";
import type { SendState } from "./send-result";

/** For the engine. */
export { takeShown } from "~/features/leads/form/kit/values/take-shown";
/** For a form of photos alone. */
export { obstacleText, refusalText } from "~/features/leads/form/send/status/failure-text";
export { sayWrong } from "~/features/leads/form/send/status/say-wrong";
export { SendProgress, SendStatus } from "~/features/leads/form/send/status/send-status";
export { LEAD_SENT, withdrawLead } from "~/features/leads/form/send/waiting/withdraw-lead";
/** Here and not fetched when it is sent: a tab that could not have it would send another content. */
export { filledAddressParts } from "~/features/leads/model/address/address-parts";
export { passAskedCheck } from "./asked-check";
export { postLead } from "./post-lead";
export { shareKey } from "./shared-key";
export { answered };

/** What says that a lead came in, or why not: of no use before. */
export const notices = { announce, closeDialogs, Confirmation, showToast };

/** With a shorter word the button that sends would move, and what stands beside it. */
export function keepWidth(foot: HTMLElement | null) {
  for (const button of foot?.closest("form")?.querySelectorAll<HTMLElement>("[type=submit]") ?? [])
    button.style.minWidth = `${button.offsetWidth}px`;
}

/**
 * Of a form in a page, before what says that it is in takes its place: goes to where it begins, and keeps the place as high
 * as the form is, as far as the window goes. So what stands below stays out of sight, or where it is.
 */
export async function goToForm(foot: HTMLElement | null): Promise<void> {
  const form = foot?.closest("form");
  if (!form || form.closest("dialog")) return;
  form.scrollIntoView({ block: "start", behavior: "instant" });
  await new Promise<void>(afterPaint);
  const { top, height } = form.getBoundingClientRect();
  const place = form.closest<HTMLElement>("[data-island]");
  if (place) place.style.minHeight = `${Math.min(height, innerHeight - top)}px`;
}

// biome-ignore lint/suspicious/noExplicitAny: of whatever form.
type AnyDescription = Pick<FormDescription<any, any>, "endpoint" | "action" | "name" | "note" | "failed">;

type Source = {
  description: AnyDescription;
  body: FormData;
  /** The dialog of the form, where it stands in one. */
  panel: HTMLElement | undefined;
  show: (state: SendState) => void;
};

/** Sends what a form holds, and says in the form, or in the page once its dialog is closed, where it is. */
export function sendForm({ description, body, panel, show }: Source) {
  const { endpoint, action, name, note, failed } = description;
  hideToast();
  let state: SendState = { at: "sending", percent: null };
  let asked = true;
  let edited = false;

  function tell() {
    show(state);
    const closed = panel && !isShown(panel) && state.at !== "idle";
    showOnPage(closed ? { state, onSend: tryNow, onCancel: lead.cancel } : null);
  }
  const lead = sendLead(
    { key: String(body.get("submissionKey")), endpoint, action, name, note, body },
    {
      sending(percent) {
        // What is tried by itself is said once something moves.
        if (!asked && percent === null) return;
        state = { at: "sending", percent, again: !asked };
        queueMicrotask(tell);
      },
      waiting(why, kept) {
        const text = obstacleText(failed, why);
        state = { at: "waiting", text, kept, again: !asked };
        // What stands in the form now is not what would be sent.
        if (edited) return lead.cancel();
        tell();
        asked = false;
      },
    },
  );
  function tryNow() {
    asked = true;
    lead.tryNow();
  }

  panel?.addEventListener("toggle", tell);
  const outcome = lead.outcome.then(async (result) => {
    // What failed stands in its form and its draft, and goes when it is asked for.
    if (result.kind !== "received") await answered(forgetLead(String(body.get("submissionKey"))), null);
    panel?.removeEventListener("toggle", tell);
    const waited = !asked;
    state = { at: "idle" };
    const closed = panel !== undefined && !isShown(panel);
    const perhaps = closed && result.kind === "cancelled" && result.perhaps;
    showOnPage(perhaps ? { state: { at: "idle", perhaps }, onSend: tryNow, onCancel: lead.cancel } : null);
    const unseen = waited && closed;
    if (result.kind !== "received" || !unseen) return { result, notices };
    // It went by itself while the visitor is elsewhere.
    const quietly: typeof announce = (received) => showOnPage({ received });
    return { result, notices: { ...notices, announce: quietly, closeDialogs: () => {} } };
  });
  return {
    outcome,
    tryNow,
    cancel: lead.cancel,
    /** The form holds something else now. */
    edited() {
      edited = true;
      if (state.at === "waiting") lead.cancel();
    },
  };
}

export type SendingForm = ReturnType<typeof sendForm>;
