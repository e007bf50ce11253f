import { type RefObject, useEffect, useRef } from "react";

/** Of the ring around an entry. */
const ROOM = 8;

/**
 * Centers `[aria-current=page]`, and shows the whole of what gets the focus: browsers leave it as it is when a part of it
 * is in sight. `scrollIntoView` would also scroll the page that was just restored.
 */
export function useCurrentInView<Row extends HTMLElement>(at: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address marks another entry
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current=page]");
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [at]);
  useEffect(() => {
    const list = row.current;
    const show = ({ target }: FocusEvent) => {
      if (!list) return;
      const [outer, inner] = [list.getBoundingClientRect(), (target as Element).getBoundingClientRect()];
      list.scrollLeft += Math.max(0, inner.right + ROOM - outer.right);
      list.scrollLeft -= Math.max(0, outer.left + ROOM - inner.left);
    };
    list?.addEventListener("focusin", show);
    return () => list?.removeEventListener("focusin", show);
  }, []);
  return row;
}
