import { useEffect, useRef, useState } from "react";
import type { PlanView } from "./plan-view.server";

/** What is filled in; day and colleague stand in the address too. */
type Filled = Typed & { date: string; employee: string };
/** `span`: null until a time was chosen, and then that of the day. */
type Typed = { span: Span | null; note: string; mailed: boolean };
type Span = { from: string; until: string };
/** `visit`, `sequence`: of what is moved; of a new one its id to be, and null. */
type Kept = { visit: string; sequence: number | null; filled: Filled };

function read(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // No room or no permission: the form still has it.
  }
}

/** Of a visit that is another by now, or that was made of it, nothing comes back. */
const stillMeant = (kept: Kept, { visit, lastVisit }: PlanView) =>
  visit
    ? kept.visit === visit.id && kept.sequence === visit.sequence
    : kept.sequence === null && kept.visit !== lastVisit;

/**
 * What was filled in to plan a visit, back after a reload or another page of this tab, until it is planned. `name`: of this person
 * and this request. `look`: shows another day, or another colleague's.
 */
export function usePlanDraft(name: string, view: PlanView, look: (date: string, employee: string) => void) {
  const { visit, date, employee } = view;
  // Sending it again makes no second visit, also after a reload.
  const [newId, setNewId] = useState(view.newId);
  const [typed, setTyped] = useState<Typed>({
    ...{ span: null, note: visit?.note ?? "" },
    mailed: view.mailed && view.hasMail,
  });
  const looked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was filled in before
  useEffect(() => {
    const kept = read(name);
    if (kept === null) return;
    if (!stillMeant(kept, view)) return sessionStorage.removeItem(name);
    const { date: day, employee: who, ...fields } = kept.filled;
    if (kept.sequence === null) setNewId(kept.visit);
    setTyped({ ...fields, mailed: fields.mailed && view.hasMail });
    if (!view.chosen && (day !== date || who !== employee)) look(day, who);
  }, []);

  const { span, note, mailed } = typed;
  const { from, until } = span ?? view;
  const [id, sequence] = visit ? [visit.id, visit.sequence] : [newId, null];
  useEffect(() => {
    // What the page began with is nobody's work.
    if (looked.current) keep(name, { visit: id, sequence, filled: { date, employee, span, note, mailed } });
    looked.current = true;
  }, [name, id, sequence, date, employee, span, note, mailed]);

  return {
    ...{ from, until, note, mailed, newId },
    change: ({ from, until, ...others }: Partial<Span & Omit<Typed, "span">>) =>
      setTyped((before) => {
        const { from: start, until: end } = before.span ?? view;
        const touched = from !== undefined || until !== undefined;
        const span = touched ? { from: from ?? start, until: until ?? end } : before.span;
        return { ...before, ...others, span };
      }),
  };
}
