import { type RefObject, useEffect, useRef, useState } from "react";
import { isShown } from "~/lib/dialog/open-dialog";

/** The dialog round an island: whether it is open (false until hydrated), and how to close it. */
export function useDialog(inside: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    if (!dialog) return;
    const read = () => setOpen(isShown(dialog));
    read();
    dialog.addEventListener("toggle", read);
    return () => dialog.removeEventListener("toggle", read);
  }, [inside]);
  const dialog = () => inside.current?.closest("dialog");
  return {
    open,
    close: () => dialog()?.togglePopover(false),
    isOpen: () => isShown(dialog()),
  };
}

/** What the opener of a dialog says about the lead, see `openDialog` in render/islands/dialogs.ts. */
export type DialogPreset = {
  /** Query of the page that the opener leads to without script. */
  query: URLSearchParams;
  /** Name of the service that it stands with, when the query has only its id. */
  subject: string;
};

/** Calls back each time that the dialog is opened, with what its opener asks for. */
export function useDialogPreset(
  inside: RefObject<HTMLElement | null>,
  onOpen: (wanted: DialogPreset) => void,
) {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    if (!dialog) return;
    const opened = () => {
      const { query = "", subject = "" } = dialog.dataset;
      latest.current({ query: new URLSearchParams(query), subject });
    };
    opened();
    dialog.addEventListener("dialogopen", opened);
    return () => dialog.removeEventListener("dialogopen", opened);
  }, [inside]);
}

/**
 * Closes the dialog with a click outside of it. What counts is where the press began: a suggestion may be gone
 * when it is let go, and text may be marked from the inside out.
 */
export function useOutsideClick(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    if (!dialog) return;
    let began = false;
    const press = ({ target }: PointerEvent) => {
      began = isShown(dialog) && !dialog.contains(target as Node);
    };
    const release = ({ target }: MouseEvent) => {
      if (began && !dialog.contains(target as Node)) dialog.togglePopover(false);
      began = false;
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("click", release);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("click", release);
    };
  }, [inside]);
}
