import { isShown } from "./open-dialog";

/** Apart from `isShown`, which the script of every first view carries. */
const openDialogs = () => [...document.querySelectorAll("dialog")].filter(isShown);

/** The one that can be reached: those below it are inert. */
export const topmostDialog = (): HTMLElement | undefined =>
  openDialogs()
    .filter((dialog) => !dialog.closest("[inert]"))
    .pop();

/** For what is said in the page itself. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().reverse()) dialog.togglePopover(false);
}
