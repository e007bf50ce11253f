import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ADDED } from "./added-picture";

/** The field that asks for what a new picture or video lacks gets the focus: typing must not replace what is selected. */
export function useAdded(editor: Editor, selected: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState(false);
  useEffect(() => {
    const look = ({ transaction }: { transaction: { getMeta: (key: string) => unknown } }) => {
      if (transaction.getMeta(ADDED)) setAdded(true);
    };
    editor.on("transaction", look);
    return () => void editor.off("transaction", look);
  }, [editor]);
  useEffect(() => {
    if (!added || !selected) return;
    field.current?.focus();
    setAdded(false);
  }, [added, selected]);
  return field;
}
