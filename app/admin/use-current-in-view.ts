import { type RefObject, useEffect, useRef } from "react";

/** Centers `[aria-current=page]`. `scrollIntoView` would also scroll the page that was just restored. */
export function useCurrentInView<Row extends HTMLElement>(at: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another entry
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current=page]");
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [at]);
  return row;
}
