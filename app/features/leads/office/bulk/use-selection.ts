import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

export type Selection = {
  has: (id: string) => boolean;
  count: number;
  clear: () => void;
  choose: (ids: string[]) => void;
  /** For the checkbox of a row: with Shift it takes all from the one before. */
  box: (id: string) => {
    checked: boolean;
    onChange: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
};

/** Which rows are chosen. Those that left the list do not count; `busy`, once over, empties it. */
export function useSelection(ids: string[], busy: boolean): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const shift = useRef(false);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !busy) setChosen(new Set());
    sent.current = busy;
  }, [busy]);

  const count = ids.filter((id) => chosen.has(id)).length;
  const countBefore = useRef(count);
  // The bar goes, and its button with it: the keyboard goes on at the row that was chosen last.
  useEffect(() => {
    if (count === 0 && countBefore.current > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-lead="${last.current}"] input`)?.focus();
    countBefore.current = count;
  }, [count]);

  const noteShift = (event: { shiftKey: boolean }) => {
    shift.current = event.shiftKey;
  };
  function toggle(id: string): void {
    const on = !chosen.has(id);
    const from = last.current === null ? -1 : ids.indexOf(last.current);
    const at = ids.indexOf(id);
    const range = shift.current && from >= 0 ? ids.slice(Math.min(from, at), Math.max(from, at) + 1) : [id];
    const next = new Set(chosen);
    for (const each of range) on ? next.add(each) : next.delete(each);
    last.current = id;
    // A press by script, from a key, tells nothing of Shift.
    shift.current = false;
    setChosen(next);
  }

  return {
    has: (id) => chosen.has(id),
    count,
    clear: () => setChosen(new Set()),
    choose: (all) => setChosen(new Set(all)),
    box: (id) => ({
      checked: chosen.has(id),
      onChange: () => toggle(id),
      onKeyDown: noteShift,
      onPointerDown: noteShift,
    }),
  };
}
