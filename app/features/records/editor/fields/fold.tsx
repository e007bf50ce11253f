import { type ReactNode, useEffect } from "react";
import { Icon } from "~/ui/icons/icon";
import type { FieldContext } from "./record-fields";

type FoldProps = {
  label: string;
  /** What it begins with. */
  words: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Something in it must be seen. */
  wrong: boolean;
  children: ReactNode;
};

/** A part of a long form, closed until it is opened; what is wrong in it opens it. */
export function Fold({ label, words, open, onOpen, wrong, children }: FoldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once something goes wrong; who closes it then may.
  useEffect(() => {
    if (wrong) onOpen(true);
  }, [wrong]);
  return (
    <details open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)} className="min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 tight:flex-wrap [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={4} className={open ? "rotate-90" : ""} />
        <span className="flex-none font-semibold tight:flex-1">{label}</span>
        <span className="min-w-0 truncate text-ink-soft tight:basis-full">{words}</span>
        {wrong && <span className="ml-auto flex-none text-sm font-semibold text-danger">Klopt nog niet</span>}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2 pb-1">{children}</div>
    </details>
  );
}

/** Opens the parts that an element stands in, so that it can be seen and reached. */
export function openFolds(id: string): void {
  let part = document.getElementById(id)?.closest("details");
  while (part) {
    part.open = true;
    part = part.parentElement?.closest("details");
  }
}

/** Whether something is wrong at a place, or in it. */
export const isWrong = (problems: FieldContext["problems"], path: string): boolean =>
  problems.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
