import { answered } from "~/features/leads/form/drafts/device-storage";
import { DRAFT_GONE } from "~/features/leads/form/drafts/draft-store";
import type { FormDescription } from "~/features/leads/form/kit/form-description";
import type { FormName } from "~/features/leads/form/kit/form-rules";
import { announce } from "~/features/leads/form/send/status/announce.client";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { obstacleText, refusalText } from "~/features/leads/form/send/status/failure-text";
import { type PageStatus, showOnPage } from "~/features/leads/form/send/status/page-status.client";
import { hideToast, showToast } from "~/features/leads/form/send/status/show-toast";
import { LEAD_SENT, withdrawLead } from "~/features/leads/form/send/waiting/withdraw-lead";
import { afterPaint } from "~/lib/after-paint";
import { isShown } from "~/lib/dialog/open-dialog";
import { closeDialogs } from "~/lib/dialog/open-dialogs";
import { sendLead } from "./lead-sender";
import type { SendResult, SendState } from "./send-result";

/** For the engine. */
export { takeShown } from "~/features/leads/form/kit/values/take-shown";
export { sayWrong } from "~/features/leads/form/send/status/say-wrong";
export { SendProgress, SendStatus } from "~/features/leads/form/send/status/send-status";
/** Here and not fetched when it is sent: a tab that could not have it would send another content. */
export { filledAddressParts } from "~/features/leads/model/address/address-parts";
export { passAskedCheck } from "./asked-check";
export { postLead } from "./post-lead";
export { shareKey } from "./shared-key";
/** For a form of photos alone too. */
export { answered, LEAD_SENT, obstacleText, refusalText, withdrawLead };

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

/** Of those that may stand beside another. */
const TITLES: Partial<Record<FormName, string>> = {
  membership: "Uw aanvraag voor Zorgeloos Wonen",
  emergency: "Uw spoedaanvraag",
};

type Source = {
  description: AnyDescription;
  body: FormData;
  /** The dialog of the form, where it stands in one. */
  panel: HTMLElement | undefined;
  show: (state: SendState) => void;
};

/** Of each dialog: ends what the page says of a lead that failed. */
const failures = new Map<string, () => void>();

/** Something else became of what the forms hold, or it is wiped. */
export function endFailures(): void {
  for (const end of failures.values()) end();
}

/** What failed is said in the page too, as long as its dialog is closed and nothing else became of it. */
function sayFailed(panel: HTMLElement, title: string | undefined, text: string): void {
  const status: PageStatus = {
    title,
    state: { at: "failed", text },
    ...{ onSend: () => {}, onCancel: () => {}, onOpen: () => panel.togglePopover(true) },
  };
  const tell = () => showOnPage(isShown(panel) ? null : status, panel.id);
  const ended = new AbortController();
  failures.set(panel.id, () => {
    failures.delete(panel.id);
    ended.abort();
    showOnPage(null, panel.id);
  });
  panel.addEventListener("toggle", tell, { signal: ended.signal });
  addEventListener(DRAFT_GONE, endFailures, { signal: ended.signal });
}

/** Of a fault of ours or of a gateway it is not known whether the lead was kept, nor of one that was sent before. */
const isCertain = (result: SendResult) =>
  result.kind === "refused" && result.status < 500 && result.status !== 409;

/** Sends what a form holds, and says in the form, or in the page once its dialog is closed, where it is. */
export function sendForm({ description, body, panel, show }: Source) {
  const { endpoint, action, name, note, failed } = description;
  const key = String(body.get("submissionKey"));
  const about = panel?.id ?? name;
  hideToast();
  failures.get(about)?.();
  let state: SendState = { at: "sending", percent: null };
  let asked = true;
  let edited = false;

  // Others may be on their way meanwhile.
  const say = (status: PageStatus | null) => showOnPage(status && { title: TITLES[name], ...status }, about);

  function tell() {
    show(state);
    const closed = panel && !isShown(panel) && state.at !== "idle";
    say(closed ? { state, onSend: tryNow, onCancel: lead.cancel } : null);
  }
  const lead = sendLead(
    { key, endpoint, action, name, note, body },
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
    // What failed stands in its form and its draft, and goes when it is asked for; what was taken back goes from no other
    // place that found it on the device.
    if (result.kind !== "received") await answered(withdrawLead(key), null);
    panel?.removeEventListener("toggle", tell);
    const waited = !asked;
    state = { at: "idle" };
    const closed = panel !== undefined && !isShown(panel);
    const perhaps = closed && result.kind === "cancelled" && result.perhaps;
    say(perhaps ? { state: { at: "idle", perhaps }, onSend: tryNow, onCancel: lead.cancel } : null);
    if (result.kind === "received") endFailures();
    else if (panel && result.kind !== "cancelled") {
      const text = refusalText(failed, result);
      sayFailed(panel, TITLES[name], isCertain(result) ? `Nog niet verstuurd. ${text}` : text);
    }
    const unseen = waited && closed;
    if (result.kind !== "received" || !unseen) return { result, notices };
    // It went by itself while the visitor is elsewhere.
    const quietly: typeof announce = (received) => say({ received });
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
