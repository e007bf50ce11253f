import { onceOnline, sendNatively } from "~/features/leads/form/kit/send-natively";
import { watchDialogs } from "~/lib/dialog/modality";
import { isShown } from "~/lib/dialog/open-dialog";
import { feel } from "~/lib/feel";
import { dialogOf, fetchAhead, openDialog } from "./dialogs";
import {
  around,
  hydrate,
  ignoreFailure,
  isStarted,
  prefersReducedData,
  tryToHydrate,
  waitingIsland,
} from "./load-island";
import { hydratesForms, idleTasks, inViewTasks } from "./page-tasks";
import { fetchSheetAhead } from "./sheet-ahead";
import { watchScroll } from "./watch-scroll";

declare global {
  interface Window {
    /** Openers of dialogs and controls of islands that were clicked before this script: early-script.ts. */
    __early?: HTMLElement[] | null | 0;
  }
}

const STARTERS = ["pointerdown", "touchstart", "keydown", "focusin", "input", "change"];
const PASSIVE = { capture: true, passive: true };

/** Makes a public page interactive: islands when they are touched or seen, dialogs at once. */
export function bootIslands() {
  watchDialogs();
  for (const type of ["pointerover", "touchstart", "focusin"])
    for (const fetchNext of [fetchAhead, fetchSheetAhead]) addEventListener(type, fetchNext, PASSIVE);
  for (const type of STARTERS) addEventListener(type, ({ target }) => startAround(target), PASSIVE);
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("submit", holdOffline);
  watch();
  // Of the page that is still coming this script has seen the beginning only.
  const whenWhole = () => {
    watch();
    if ("requestIdleCallback" in window) requestIdleCallback(runIdleTasks);
    else setTimeout(runIdleTasks, 2000);
  };
  if (document.readyState === "complete") whenWhole();
  else addEventListener("load", whenWhole);
  watchScroll();
  startAround(document.activeElement);
  // Safari gives them no focus.
  for (const input of document.querySelectorAll<HTMLInputElement>("[type=file]"))
    if (input.files?.length) startAround(input);
  // The early script listens on as long as it holds one.
  for (const control of (window.__early || []).splice(0)) {
    const island = waitingIsland(control);
    if (!control.dataset.dialog) island && press(control, island);
    // What was closed meanwhile stays closed.
    else if (isShown(dialogOf(control))) openDialog(control);
  }
  window.__early = null;
}

function startAround(target: EventTarget | null) {
  const island = waitingIsland(target);
  if (island) tryToHydrate(island);
}

function onClick(event: MouseEvent) {
  const { target } = event;
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const opener = around(target, "[data-dialog]");
  if (opener && dialogOf(opener)) {
    event.preventDefault();
    openDialog(opener);
    return;
  }
  // Sending too: the form names all that is missing, the browser only the first.
  takeLater(event, around(target, "button, [role=button]"));
}

/** Of a click that was left alone, such as one with a key held. */
const onSubmit = (event: SubmitEvent) => takeLater(event, event.submitter);

function takeLater(event: Event, control: HTMLElement | null) {
  const island = waitingIsland(event.target);
  if (!island || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  press(control, island);
}

async function press(control: HTMLElement, island: HTMLElement) {
  // On a slow line that takes a while: it must be seen that the tap was felt.
  feel(control, true);
  // What hangs is as good as what fails.
  const late = new Promise((resolve) => setTimeout(resolve, 10_000, 1));
  const failed = await Promise.race([hydrate(island), late]).catch(() => 1);
  if (failed) {
    // The form goes the native way, to a page that does the same.
    const { form, type } = control as HTMLButtonElement;
    if (form && type === "submit") await sendNatively(form, control);
    else control.closest("dialog")?.togglePopover(false);
  }
  feel(control, false);
  if (!failed) control.click();
}

/** Of a form without code of its own: the browser's page of a failure would take the place of what was entered. */
function holdOffline(event: SubmitEvent) {
  if (event.defaultPrevented || navigator.onLine) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  onceOnline(form, () => {
    removeEventListener("submit", holdOffline);
    form.requestSubmit(event.submitter);
  });
}

const visible = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target: el } of entries as (IntersectionObserverEntry & {
    target: HTMLElement;
  })[]) {
    el.toggleAttribute("data-in-view", isIntersecting);
    if (!isIntersecting) continue;
    const task = Object.keys(inViewTasks).find((selector) => el.matches(selector));
    if (task) {
      ignoreFailure(inViewTasks[task]?.());
      delete inViewTasks[task];
    } else if (!el.dataset.island || prefersReducedData()) continue;
    else tryToHydrate(el);
    visible.unobserve(el);
  }
});

function watch() {
  const shown = ['[data-when="visible"]', "[data-animate-in-view]", ...Object.keys(inViewTasks)];
  for (const el of document.querySelectorAll<HTMLElement>(shown.join()))
    if (!isStarted(el)) visible.observe(el);
  if (!hydratesForms()) return;
  for (const form of document.querySelectorAll("main [data-island] form[method=post]")) {
    tryToHydrate(form.closest("[data-island]") as HTMLElement);
  }
}

function runIdleTasks() {
  for (const task of idleTasks) ignoreFailure(task());
}
