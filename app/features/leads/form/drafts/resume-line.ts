import type { PanelEntry } from "~/features/leads/form/kit/frames/panel-history";
import { hasDraft } from "./draft-flag";
import {
  type Draft,
  type DraftPlace,
  emptyDraft,
  isEmpty,
  isWorthKeeping,
  keptKeys,
  PLACE,
} from "./draft-merge";
import { DRAFT_GONE, exchangeDraft } from "./draft-store";
import { placeLine } from "./place-line";

/** When the line was put away; it comes back after something more was entered. */
const AWAY = "#away";
/** Put behind the address of the page whose dialog is to be opened. */
const OPEN = "#verder";
/** The form that stands in a page itself. */
const PAGE_FORM = "main [data-island] form[method=post]";

/** Pages of the forms, where it is not known in which dialog or page one was. */
const PAGES: Record<string, string> = {
  membership: "/zorgeloos-wonen#aanvraag",
  contact: "/contact#formulier",
  emergency: "/spoed",
};

/** Offers to go on with what was left half filled in, on a page whose own form does not show it; sweeps what is too old. */
export async function offerToResume(): Promise<void> {
  leavePanelEntries();
  if (!hasDraft()) return;
  const draft = await exchangeDraft(emptyDraft(), { now: Date.now() });
  const place = draft.entries[PLACE];
  const away = draft.entries[AWAY];
  if (!isWorthKeeping(draft) || isShownIn(document.querySelector(PAGE_FORM), draft)) return;
  const link = linkTo(draft);
  if (location.hash === OPEN && link.dataset.dialog) {
    history.replaceState(null, "", location.pathname + location.search);
    // The page listens to what leads to a dialog.
    document.body.appendChild(link);
    link.click();
    link.remove();
    return;
  }
  if (away && place && away.at > place.at) return;
  show(draft, link);
}

/** After a reload no panel is open: the entries that one had are behind us. */
function leavePanelEntries() {
  const { depth, panel } = (history.state ?? {}) as Partial<PanelEntry>;
  if (depth && !document.getElementById(panel ?? "")?.matches(":popover-open")) history.go(-depth);
}

/** Those of a membership and of an emergency ask other things, and show only who it is from and where. */
function isShownIn(form: HTMLFormElement | null, draft: Draft): boolean {
  const asks = (field: string) => form?.querySelector(`[name=${field}]`);
  const last = lastPlace(draft).form;
  if (last === "membership") return Boolean(asks("membershipTypes"));
  if (last === "emergency") return form !== null;
  return Boolean(asks("projectDescription"));
}

function linkTo(draft: Draft): HTMLAnchorElement {
  const { form, dialog, path } = lastPlace(draft);
  const link = document.createElement("a");
  link.textContent = "Ga verder met uw aanvraag";
  // The emergency form may have stood in a dialog.
  link.href = (form !== "emergency" && path) || (PAGES[form] ?? "/gratis-offerte");
  if (dialog && document.getElementById(dialog)) {
    link.dataset.dialog = dialog;
    // What it was opened for, and the page that does the same without a dialog.
    if (form === "quote") link.href = `/gratis-offerte?${presets(draft)}`;
  } else if (dialog) link.href += OPEN;
  return link;
}

/** Of the form that was sent last nothing is left, and no emergency form shows what was told: then that of which there is. */
function lastPlace(draft: Draft): DraftPlace {
  const place = draft.entries[PLACE]?.value as DraftPlace | undefined;
  const told = !isEmpty(draft.entries.projectDescription?.value);
  if (place && !(told && place.form === "emergency")) return place;
  const own = keptKeys(draft).find((key) => /^\w+\/\w/.test(key) && !/^(?:file|emergency)\//.test(key));
  return { form: (own?.split("/")[0] ?? "quote") as DraftPlace["form"], dialog: "", path: "" };
}

function presets({ entries }: Draft): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, key: string) => {
    const value = entries[key]?.value;
    if (value) query.set(name, String(value));
  };
  add("dienst", "quote/projectType");
  add("serviceType", "quote/serviceType");
  return query;
}

function show(draft: Draft, link: HTMLAnchorElement) {
  const line = document.createElement("aside");
  line.className = "resume-line no-print";
  line.setAttribute("aria-label", "Uw aanvraag");
  const away = document.createElement("button");
  away.type = "button";
  away.setAttribute("aria-label", "Niet nu");
  away.innerHTML = '<i class="icon i-close"></i>';
  line.appendChild(link);
  line.appendChild(away);
  const stop = placeLine(line);
  const remove = () => {
    stop();
    line.remove();
  };
  away.addEventListener("click", () => {
    remove();
    const now = Math.max(Date.now(), (draft.entries[PLACE]?.at ?? 0) + 1);
    const put = { savedAt: draft.savedAt, entries: { [AWAY]: { at: now, value: true } } };
    exchangeDraft(put, { now }).catch(() => {});
  });
  // Sent, or wiped, in this page or in another tab.
  for (const event of [DRAFT_GONE, "storage"]) addEventListener(event, () => hasDraft() || remove());
}
