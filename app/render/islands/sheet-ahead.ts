import { around, ignoreFailure } from "./load-island";

/** Address of the sheet where the page brought it along (page-sheet.server.ts). */
let sheet = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet;

/** The next page links to it: fetched once somebody is about to go there, it waits in the browser's cache. */
export function fetchSheetAhead({ target }: Event) {
  if (!sheet || !around(target, "a[href^='/']")) return;
  ignoreFailure(fetch(sheet));
  sheet = undefined;
}
