import type { ComponentType } from "react";
import { hasDraft } from "~/features/leads/form/drafts/draft-flag";
import { islands } from "~/render/islands/registry";
import { watchScroll } from "~/render/islands/watch-scroll";
import type { IslandName } from "~/ui/islands/island";

declare global {
  interface Window {
    /** Set by React Router where the document carries its client router: /admin only. */
    __reactRouterContext?: unknown;
    /** Openers of dialogs and controls of islands that were clicked before this script ran; see ui/early-script.ts. */
    __early?: HTMLElement[] | null;
  }
}

const STARTERS = ["pointerdown", "touchstart", "keydown", "focusin", "input", "change"] as const;
const started = new WeakMap<HTMLElement, Promise<void>>();
const ready = new WeakSet<HTMLElement>();

/** Fetches an island's code and hydrates it, once. Rejects when the code cannot be had. */
function hydrate(el: HTMLElement): Promise<void> {
  let work = started.get(el);
  if (!work) {
    work = load(el).catch((error: unknown) => {
      started.delete(el);
      throw error;
    });
    started.set(el, work);
  }
  return work;
}

/** What an island consists of, and what hydrates it. */
const codeOf = (el: HTMLElement) =>
  Promise.all([
    islands[el.dataset.island as IslandName]() as Promise<ComponentType<never>>,
    import("~/render/islands/hydrate"),
  ]);

async function load(el: HTMLElement) {
  const { props, prefix } = el.dataset;
  const [Component, { start }] = await codeOf(el);
  await start(el, Component, JSON.parse(props ?? "{}"), prefix ?? "");
  ready.add(el);
}

/** The island around an element that still waits for its code. */
function waitingIsland(target: EventTarget | null): HTMLElement | null {
  const el = target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
  return el && !ready.has(el) ? el : null;
}

function openDialog(opener: HTMLElement) {
  const dialog = document.getElementById(opener.dataset.dialog ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  // What the request is about, for the form inside: its page takes the same from its address.
  dialog.dataset.query = (opener as HTMLAnchorElement).search ?? "";
  dialog.dataset.subject = opener.dataset.subject ?? "";
  if (!dialog.open) dialog.showModal();
  dialog.dispatchEvent(new CustomEvent("dialogopen"));
  for (const el of dialog.querySelectorAll<HTMLElement>("[data-island]")) hydrate(el).catch(() => {});
}

/** Whoever saves data gets code when he asks for it, never ahead. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A pointer over an opener, or a finger on it: the code of its dialog is on its way before the click. */
function fetchAhead({ target }: Event) {
  const opener = target instanceof Element ? target.closest<HTMLElement>("[data-dialog]") : null;
  const dialog = opener && document.getElementById(opener.dataset.dialog ?? "");
  if (!dialog || savesData()) return;
  for (const el of dialog.querySelectorAll<HTMLElement>("[data-island]")) codeOf(el).catch(() => {});
}

/** A tap that came before the code, once the code is there. */
function press(control: HTMLElement, island: HTMLElement) {
  // On a slow line that takes a while: it must be seen that the tap was felt.
  control.dataset.felt = "";
  hydrate(island)
    .finally(() => delete control.dataset.felt)
    .then(
      () => control.click(),
      () => control.closest("form")?.submit(),
    );
}

function bootIslands() {
  for (const type of ["pointerover", "touchstart"]) {
    addEventListener(type, fetchAhead, { capture: true, passive: true });
  }
  for (const type of STARTERS) {
    addEventListener(
      type,
      ({ target }) => {
        const island = waitingIsland(target);
        if (island) hydrate(island).catch(() => {});
      },
      {
        capture: true,
        passive: true,
      },
    );
  }
  addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const opener = target.closest<HTMLElement>("[data-dialog]");
      if (
        opener &&
        "showModal" in HTMLDialogElement.prototype &&
        document.getElementById(opener.dataset.dialog ?? "")
      ) {
        event.preventDefault();
        openDialog(opener);
        return;
      }
      const el = waitingIsland(target);
      const control = target.closest<HTMLElement>("button, [role=button]");
      if (!el || !control || control.closest("form")?.method === "dialog") return;
      // A tap that came before the code is kept and given to the island when it is there. That goes for sending
      // too: the form then says in its own words all that is missing, the browser would point at the first of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      press(control, el);
    },
    { capture: true },
  );
  addEventListener(
    "submit",
    (event) => {
      const el = waitingIsland(event.target);
      const form = event.target as HTMLFormElement;
      if (!el || form.method === "dialog") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Without its code the form goes the native way, to a page that does the same.
      hydrate(el).then(
        () => form.requestSubmit(event.submitter),
        () => form.submit(),
      );
    },
    { capture: true },
  );
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      target.toggleAttribute("data-in-view", isIntersecting);
      const { island, openNow } = (target as HTMLElement).dataset;
      if (!isIntersecting) continue;
      if (openNow !== undefined) keepHours();
      else if (!island || savesData()) continue;
      else hydrate(target as HTMLElement).catch(() => {});
      visible.unobserve(target);
    }
  });
  const watch = () => {
    for (const el of document.querySelectorAll<HTMLElement>(
      '[data-when="visible"], [data-animate-in-view], [data-open-now]',
    )) {
      if (!started.has(el)) visible.observe(el);
    }
    // Something was entered here before: its form takes it back without waiting to be touched.
    if (hasDraft()) {
      for (const form of document.querySelectorAll("main [data-island] form[method=post]")) {
        hydrate(form.closest("[data-island]") as HTMLElement).catch(() => {});
      }
    }
  };
  watch();
  sweepDrafts();
  // Of the page that is still coming this script has seen the beginning only.
  const whenWhole = () => {
    watch();
    hintNearestTown();
  };
  if (document.readyState === "complete") hintNearestTown();
  else addEventListener("load", whenWhole, { once: true });
  watchScroll();
  // Where the visitor was typing already.
  const focused = waitingIsland(document.activeElement);
  if (focused) hydrate(focused).catch(() => {});
  for (const control of window.__early ?? []) {
    const island = waitingIsland(control);
    if (control.dataset.dialog) openDialog(control);
    else if (island) press(control, island);
  }
  window.__early = null;
}

/** 'Nu open' is true of the moment at which it is read. */
let hoursKept: Promise<void> | undefined;
const keepHours = () => {
  hoursKept ??= import("~/features/business-profile/open-now-client").then((m) => m.keepOpenNowTrue());
  hoursKept.catch(() => {});
};

/** When nothing else is to do. */
function onIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

/** What was left half filled in is removed after its days on whatever page the visitor comes back to. */
function sweepDrafts() {
  if (!hasDraft()) return;
  onIdle(() => {
    import("~/features/leads/form/drafts/draft-store").then((m) => m.sweepDrafts(Date.now())).catch(() => {});
  });
}

/** Not asked of those who save data. */
function hintNearestTown() {
  const hint = document.querySelector<HTMLElement>("[data-nearest-town]");
  if (!hint || savesData()) return;
  onIdle(() => {
    import("~/features/service-area/nearest-town-client")
      .then((m) => m.showNearestTown(hint))
      .catch(() => {});
  });
}

if (window.__reactRouterContext) {
  import("~/admin/hydrate-admin").then(({ start }) => start());
} else {
  bootIslands();
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
