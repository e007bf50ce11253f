import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import type { Attachments } from "./attachment-store";

/** Choosing files with a native input, or dropping them; without `dropArea` they would not be taken. */
export function useFileInput({ add, problems }: Attachments, error: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // What cannot be taken yet stays in the input itself, with which the form goes the native way.
  async function take(files: FileList) {
    if (!(await add(files)) && input.current) input.current.files = files;
  }
  return {
    input,
    take,
    pick: async ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (await add(target.files ?? [])) target.value = "";
    },
    over,
    dropArea: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    /** Of the server first. */
    messages: error ? [error, ...problems] : problems,
  };
}
