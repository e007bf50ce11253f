/** Of public pages, where dialogs are shown as popovers. A browser that has none does not know this selector either. */
const OPEN_DIALOG = "dialog:popover-open";

export const isShown = (dialog: Element | null | undefined) =>
  dialog != null && "togglePopover" in dialog && dialog.matches(OPEN_DIALOG);

const openDialogs = () =>
  "togglePopover" in HTMLElement.prototype ? [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)] : [];

/** The one that can be reached: those below it are inert. */
export const topmostDialog = (): HTMLElement | undefined =>
  openDialogs()
    .filter((dialog) => !dialog.closest("[inert]"))
    .pop();

/** For what is said in the page itself. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().reverse()) dialog.togglePopover(false);
}
