/** Of public pages, where dialogs are shown as popovers. */
export const OPEN_DIALOG = "dialog:popover-open";

export const isShown = (dialog: Element | null | undefined) => dialog?.matches(OPEN_DIALOG) === true;
