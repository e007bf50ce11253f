/** From now on a file that is dropped where none is taken does not take the place of the page, with all that was typed. */
export function stopDrops(): void {
  for (const type of ["dragover", "drop"] as const) addEventListener(type, stop);
}

function stop(event: DragEvent) {
  const { target, dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
  if ((target as Element).matches?.("input[type=file]")) return;
  event.preventDefault();
  dataTransfer.dropEffect = "none";
}
