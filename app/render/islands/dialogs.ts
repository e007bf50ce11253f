import { afterPaint } from "~/lib/after-paint";
import { noteOpener } from "~/lib/dialog/modality";
import { preload } from "~/lib/preload";
import { around, ignoreFailure, importHydrate, prefersReducedData, tryToHydrate } from "./load-island";

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
  noteOpener(dialog, opener);
  dialog.dispatchEvent(new Event("dialogopen"));
  fill(dialog).then(
    () => {
      // Running its code would hold up the frame that answers the tap.
      afterPaint(() => {
        for (const el of dialog.querySelectorAll<HTMLElement>("[data-island]")) tryToHydrate(el);
      });
    },
    () => {
      const said = dialog.querySelector<HTMLElement>("[data-failed]");
      if (said) said.textContent = said.dataset.failed as string;
      else {
        dialog.togglePopover(false);
        location.assign((opener as HTMLAnchorElement).href);
      }
    },
  );
}

/** Fetches what opening will need. Nothing of it is run: that could hold up the answer to the tap that follows. */
export function fetchAhead({ target }: Event) {
  const opener = around(target, "[data-dialog]");
  const dialog = opener && dialogOf(opener);
  if (!dialog || prefersReducedData()) return;
  ignoreFailure(fill(dialog));
  preload(importHydrate);
}

const filling = new WeakMap<HTMLElement, Promise<void>>();

/** Puts in what the page left out. Rejects when it cannot be had; the next call tries again. */
function fill(dialog: HTMLElement): Promise<void> {
  const place = dialog.querySelector<HTMLElement>("[data-body]");
  if (!place) return Promise.resolve();
  const work =
    filling.get(place) ??
    fetch(place.dataset.body as string)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .then((html) => putIn(place, html))
      .finally(() => filling.delete(place));
  filling.set(place, work);
  return work;
}

function putIn(place: HTMLElement, html: string) {
  // A network that asks for a login answers everything with its own page. Ours is no document and runs nothing.
  if (/<(?:!doctype|html|head|body|script)\b/i.test(html)) throw new Error("no body of a dialog");
  const held = place.contains(document.activeElement);
  const dialog = place.closest("dialog");
  place.outerHTML = html;
  if (held) dialog?.querySelector("button")?.focus();
}
