import type { RefObject } from "react";
import type { Journey } from "~/features/leads/model/answers/journey";
import { isShown } from "~/lib/dialog/open-dialog";

/** Where a form stands that is no page: in a dialog, in steps or all at once. */
export type Panel = {
  root: RefObject<HTMLElement | null>;
  step?: string;
  goTo?(id: string): void;
};

type Source = {
  panel: () => Panel | undefined;
  journey: Journey;
  opened: () => void;
  /** While it is sent no step can be gone back to: then 'back' closes the panel, and the page says where the lead is. */
  isSending: () => boolean;
};

/** What an entry of ours holds; one for each step that is open, the first being the panel itself. */
export type PanelEntry = { panel: string; depth: number };

/** A request of the browser to close what is open: on Android that is 'back', which then reaches no entry. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
type Watcher = InstanceType<NonNullable<typeof CloseWatcher>>;

/**
 * 'Back' in a panel is one step back, and in its first step closes it: each open step is an entry of the history with
 * the address of the page. When the panel closes otherwise its entries are left behind, so that none is dead.
 */
export function panelHistory(dialog: HTMLElement, { panel, journey, opened, isSending }: Source) {
  const ids = journey.map((each) => each.id);
  /** There is no way back into what was sent: 'back' closes the panel. */
  let done = false;
  /** The step that an entry leads to, until it is shown: a second 'back' may come before that. */
  let coming: string | undefined;
  const step = () => (done ? undefined : (coming ?? panel()?.step));
  const { id } = dialog;
  const depthOf = (state: PanelEntry | null) => (state?.panel === id ? state.depth : 0);
  /** Depth of the entry that we are in. */
  let at = depthOf(history.state);
  /** On our way to another entry; browsers do one such thing at a time. */
  let moving = false;
  /** Taken off the address while a panel is open: on the way back the browser would go to it, with the focus. */
  let fragment = "";
  const watchers: Watcher[] = [];
  let escaped = false;

  const wanted = () => (isShown(dialog) ? 1 + Math.max(0, ids.indexOf(step() ?? "")) : 0);

  function settle() {
    if (moving) return;
    const want = wanted();
    // The page stands still under the panel: coming back to one of these must not move it.
    if (want > at) {
      history.scrollRestoration = "manual";
      if (location.hash) {
        fragment = location.hash;
        history.replaceState(history.state, "", location.href.split("#")[0]);
      }
    }
    while (at < want) history.pushState({ panel: id, depth: ++at } satisfies PanelEntry, "");
    watchSteps(want - 1);
    if (want === at) return;
    moving = true;
    history.go(want - at);
  }

  function arrived({ state }: PopStateEvent) {
    const ours = moving;
    moving = false;
    const before = at;
    at = depthOf(state);
    // Not before the browser is done with the way back: it would look for a place to scroll to.
    if (before > 0) setTimeout(leave);
    if (!ours && at !== before) follow();
    settle();
  }

  function leave() {
    if (at > 0) return;
    history.scrollRestoration = "auto";
    if (fragment) history.replaceState(history.state, "", fragment);
    fragment = "";
  }

  function follow() {
    if (at === 0 || isSending()) return dialog.togglePopover(false);
    if (!isShown(dialog)) dialog.togglePopover(true);
    const to = ids[at - 1];
    if (to && to !== (step() ?? ids[0])) {
      panel()?.goTo?.(to);
      coming = to;
      setTimeout(() => {
        if (coming === to) coming = undefined;
        settle();
      });
    }
  }

  /** Each step after the first takes one request to close; the panel itself takes the last. */
  function watchSteps(steps: number) {
    if (typeof CloseWatcher === "undefined") return;
    while (watchers.length > Math.max(0, steps)) watchers.pop()?.destroy();
    while (watchers.length < steps) {
      const watcher = new CloseWatcher();
      watcher.addEventListener("close", () => {
        watchers.splice(watchers.indexOf(watcher), 1);
        if (escaped) dialog.togglePopover(false);
        else history.back();
      });
      watchers.push(watcher);
    }
  }

  addEventListener("popstate", arrived);
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      escaped = true;
      setTimeout(() => {
        escaped = false;
      });
    },
    true,
  );
  // A page that is left from a panel comes back where it was.
  addEventListener("pagehide", () => {
    if (at > 0) history.scrollRestoration = "auto";
  });
  dialog.addEventListener("toggle", () => {
    if (isShown(dialog)) opened();
    else done = false;
    settle();
  });
  settle();
  return {
    /** After another step was shown. */
    settle,
    sent() {
      done = true;
      settle();
    },
  };
}
