import { type RefObject, useEffect, useRef, useState } from "react";

/** The dialog round an island: whether it is open (false until hydrated), and how to close it. */
export function useDialog(inside: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    if (!dialog) return;
    const read = () => setOpen(dialog.open);
    read();
    dialog.addEventListener("dialogopen", read);
    dialog.addEventListener("close", read);
    return () => {
      dialog.removeEventListener("dialogopen", read);
      dialog.removeEventListener("close", read);
    };
  }, [inside]);
  return { open, close: () => inside.current?.closest("dialog")?.close() };
}

/** What the opener of a dialog says about the request, see `openDialog` in entry.client.tsx. */
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
