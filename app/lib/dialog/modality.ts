import { afterPaint } from "~/lib/after-paint";

type Shown = {
  /** Gets the focus when the dialog is closed. */
  opener: HTMLElement | null;
  /** Tells of the browser's requests to close, where it can. */
  watcher: { destroy(): void } | null;
};

/** The topmost last. */
const shown = new Map<HTMLElement, Shown>();
/** What stands beside the topmost dialog, or beside one of its parents, and was made inert for it. */
const held = new Set<HTMLElement>();

/** Escape, and 'back' on a phone. Chromium only. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
const closeWatched = typeof CloseWatcher !== "undefined";

/**
 * Makes a dialog modal that is shown as a popover, by whatever means. Nothing else on the page can be reached from
 * the next frame on: to say so to a whole page takes longer than the answer to a tap may.
 */
export function watchDialogs(): void {
  const toggled = ({ target, newState }: Event & { newState?: string }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    if (newState === "open") makeModal(target, document.activeElement as HTMLElement | null);
    else beforeClosing(target);
  };
  // It does not bubble.
  document.addEventListener("beforetoggle", toggled, true);
  // Taps go through the backdrop of a popover until the rest is inert.
  addEventListener("click", dropOutside, true);
  if (!closeWatched) document.addEventListener("keydown", closeOnEscape);
}

/** Also of a dialog that was shown before this script could hear of it. */
export function noteOpener(dialog: HTMLElement, opener: HTMLElement): void {
  const before = shown.get(dialog);
  if (before) before.opener = opener;
  else makeModal(dialog, opener);
}

function dropOutside(event: Event): void {
  const dialog = topmost();
  if (dialog && !dialog.contains(event.target as Node)) event.preventDefault();
}

function makeModal(dialog: HTMLElement, opener: HTMLElement | null): void {
  shown.set(dialog, { opener, watcher: closeWatched ? watchClosing(dialog) : null });
  afterPaint(holdTheRest);
}

function watchClosing(dialog: HTMLElement): Shown["watcher"] {
  const watcher = new (CloseWatcher as NonNullable<typeof CloseWatcher>)();
  watcher.addEventListener("close", () => dialog.togglePopover(false));
  return watcher;
}

function closeOnEscape({ key, defaultPrevented, isComposing }: KeyboardEvent): void {
  if (key === "Escape" && !defaultPrevented && !isComposing) topmost()?.togglePopover(false);
}

function beforeClosing(dialog: HTMLElement): void {
  const { opener, watcher } = shown.get(dialog) ?? {};
  watcher?.destroy();
  shown.delete(dialog);
  for (const el of held) if (opener && el.contains(opener)) release(el);
  afterPaint(() => {
    holdTheRest();
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || dialog.contains(activeElement);
    if (isLost) opener?.focus({ preventScroll: true });
  });
}

function holdTheRest(): void {
  const rest = new Set(besides(topmost()));
  for (const el of held) if (!rest.has(el)) release(el);
  for (const el of rest) {
    if (el.inert) continue;
    el.inert = true;
    held.add(el);
  }
}

const topmost = () => [...shown.keys()].at(-1);

/** All elements that neither contain nor belong to this one, by their topmost parents. */
function* besides(dialog: Element | undefined): Iterable<HTMLElement> {
  for (let el = dialog; el?.parentElement && el !== document.body; el = el.parentElement)
    for (const sibling of el.parentElement.children)
      if (sibling !== el && sibling instanceof HTMLElement) yield sibling;
}

function release(el: HTMLElement): void {
  el.inert = false;
  held.delete(el);
}
