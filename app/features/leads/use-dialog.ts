import { type RefObject, useEffect, useState } from "react";

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
