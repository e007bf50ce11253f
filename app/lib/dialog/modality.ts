type Shown = {
  /** Gets the focus when the dialog is closed. */
  opener: Element | null;
  /** Tells of the browser's requests to close, where it can. */
  watcher: { destroy(): void } | null;
};

/** The topmost last. */
const shown = new Map<HTMLDialogElement, Shown>();
const known = new WeakSet<HTMLDialogElement>();
/** What stands beside the topmost dialog, or beside one of its parents, and was made inert for it. */
const held = new Set<HTMLElement>();

/** Escape, and 'back' on a phone. Chromium only. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
const closeWatched = typeof CloseWatcher !== "undefined";

/**
 * Makes every dialog modal that is or will be shown as a popover and says so with a `dialogopen` event, of which
 * `detail` is the opener. Nothing else on the page can be reached from the next frame on: to say so to a whole page
 * takes longer than the answer to a tap may.
 */
export function watchDialogs(): void {
  const opened = ({ target, detail }: Event & { detail?: Element | null }) =>
    makeModal(target as HTMLDialogElement, detail ?? null);
  document.addEventListener("dialogopen", opened, true);
  // `open` and nothing more: closed by its button before this code was there.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[popover][open]"))
    if (isShown(dialog)) makeModal(dialog, null);
    else dialog.open = false;
  if (!closeWatched) document.addEventListener("keydown", closeOnEscape);
}

function makeModal(dialog: HTMLDialogElement, opener: Element | null): void {
  listenTo(dialog);
  const before = shown.get(dialog);
  before?.watcher?.destroy();
  shown.delete(dialog);
  shown.set(dialog, { opener: opener ?? before?.opener ?? null, watcher: watchClosing(dialog) });
  afterPaint(holdTheRest);
}

/** Shows a dialog again that was closed while it was at work. */
export function showAgain(dialog: HTMLDialogElement): void {
  if (isShown(dialog)) return;
  dialog.togglePopover(true);
  dialog.open = true;
  makeModal(dialog, null);
}

const isShown = (dialog: HTMLDialogElement) => dialog.matches(":popover-open");
const topmost = () => [...shown.keys()].at(-1);

/** It is closed as a popover by its own button, and as a dialog by code: one follows from the other. */
function listenTo(dialog: HTMLDialogElement): void {
  if (known.has(dialog)) return;
  known.add(dialog);
  dialog.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") beforeClosing(dialog);
  });
  dialog.addEventListener("toggle", () => {
    if (!isShown(dialog)) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.togglePopover(false));
}

function watchClosing(dialog: HTMLDialogElement): Shown["watcher"] {
  if (!closeWatched) return null;
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", () => dialog.close());
  return watcher;
}

function closeOnEscape({ key, defaultPrevented, isComposing }: KeyboardEvent): void {
  if (key === "Escape" && !defaultPrevented && !isComposing) topmost()?.close();
}

/** The focus goes back to the opener before the next frame, so that one must be within reach by then. */
function beforeClosing(dialog: HTMLDialogElement): void {
  const { opener, watcher } = shown.get(dialog) ?? {};
  watcher?.destroy();
  shown.delete(dialog);
  for (const el of held) if (opener && el.contains(opener)) release(el);
  afterPaint(holdTheRest);
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

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
