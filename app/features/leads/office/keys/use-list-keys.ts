import { useKeys } from "./use-keys";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-lead]")];
const rowInUse = () => document.activeElement?.closest<HTMLElement>("[data-lead]") ?? null;
const boxOf = (row: HTMLElement | null) => row?.querySelector<HTMLInputElement>("input[type=checkbox]");

/** The row in use is the one with the focus, so that Enter opens it and screen readers say it. */
function step(by: 1 | -1): void {
  const all = rows();
  const from = rowInUse();
  const row = from === null ? all[0] : all[all.indexOf(from) + by];
  row?.querySelector<HTMLElement>("article a")?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** With nothing chosen the row in use is; then the choice of what to do with it. */
function handle(): void {
  const some = document.querySelector("[data-lead] input:checked");
  if (!some) boxOf(rowInUse())?.click();
  // The bar comes with the next drawing.
  requestAnimationFrame(() => {
    const choice = document.querySelector<HTMLElement>("[data-handle]");
    (choice ?? document.querySelector<HTMLElement>("[data-bulk] form button"))?.focus();
  });
}

/** The keys of the list. */
export function useListKeys(): void {
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => boxOf(rowInUse())?.click(),
    e: handle,
    "/": () => document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus(),
  });
}
