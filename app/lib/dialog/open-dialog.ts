/** Of public pages, where dialogs are shown as popovers. A browser that has none does not know the selector either. */
export const isShown = (dialog: Element | null | undefined) =>
  dialog != null && "togglePopover" in dialog && dialog.matches("dialog:popover-open");
