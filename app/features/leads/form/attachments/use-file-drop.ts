import { type DragEvent, useState } from "react";

/** Files that are dropped on an element instead of chosen; without it the browser would leave the page for them. */
export function useFileDrop(add: (files: Iterable<File>) => void) {
  const [over, setOver] = useState(false);
  const dropArea = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
  };
  return { over, dropArea };
}
