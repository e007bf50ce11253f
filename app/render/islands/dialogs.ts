import { around, ignoreFailure, loadIslandCode, prefersReducedData, tryToHydrate } from "./load-island";

/** The dialog that a link names, where the browser can show it. */
export function dialogOf(opener: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(opener.dataset.dialog ?? "");
  return dialog && "togglePopover" in dialog ? (dialog as HTMLDialogElement) : null;
}

export function openDialog(opener: HTMLElement) {
  const dialog = dialogOf(opener);
  if (!dialog) return;
  // What the lead is about, for the form inside: its page takes the same from its address.
  dialog.dataset.query = (opener as HTMLAnchorElement).search ?? "";
  dialog.dataset.subject = opener.dataset.subject ?? "";
  dialog.togglePopover(true);
  dialog.open = true;
  dialog.dispatchEvent(new CustomEvent("dialogopen", { detail: opener }));
  for (const el of islandsIn(dialog)) tryToHydrate(el);
}

export function fetchAhead({ target }: Event) {
  const opener = around(target, "[data-dialog]");
  const dialog = opener && dialogOf(opener);
  if (!dialog || prefersReducedData()) return;
  for (const el of islandsIn(dialog)) ignoreFailure(loadIslandCode(el));
}

const islandsIn = (dialog: HTMLElement) => dialog.querySelectorAll<HTMLElement>("[data-island]");
