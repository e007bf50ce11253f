import { type ReactNode, useEffect, useRef, useState } from "react";
import { focusIfLost } from "~/admin/use-focus-kept";
import { Button } from "~/ui/controls/button";

const looks = { done: "border-success bg-success-wash", problem: "border-danger bg-danger-wash" };

type BarNoteProps = {
  kind: keyof typeof looks;
  children: ReactNode;
  /** A way back from what was done. */
  undo?: { label: string; run: () => void } | undefined;
};

/**
 * In the bar of an editor: what a command did, or why it did not. It takes the focus where the command's own button lost it,
 * because that is off now or gone.
 */
export function BarNote({ kind, children, undo }: BarNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => focusIfLost(note.current), []);
  return (
    <div
      ref={note}
      role={kind === "done" ? "status" : "alert"}
      tabIndex={-1}
      className={`flex w-full flex-wrap items-center gap-x-4 gap-y-1 border-l-4 px-4 py-2 ${looks[kind]}`}
    >
      <p className="min-w-0 py-1 break-words">{children}</p>
      {undo && (
        <Button variant="link" size="sm" onClick={undo.run}>
          {undo.label}
        </Button>
      )}
    </div>
  );
}

const KEY = "gezegd-na-herladen";

/**
 * What the bar says of `version`, and how it is told another. Once more is written, what was said of the version before is
 * not true of what stands there.
 */
export function useBarNote<Undo>(version: number) {
  const [said, say] = useState<{ text: string; undo?: Undo; version: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the version that came with the page
  useEffect(() => {
    const text = saidBeforeReload();
    if (text) say({ text, version });
  }, []);
  return [said?.version === version ? said : null, say] as const;
}

/** After 'Terug naar de oorspronkelijke tekst': loads the page anew, so that its fields hold that text, and says so there. */
export function reloadReverted(): void {
  const text =
    "De oorspronkelijke tekst staat weer op de website. Wat er stond, vindt u bij ‘Eerdere versies’.";
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage that is shut: the page shows it by itself.
  }
  location.reload();
}

/** What the page before the reload had to say, once. */
function saidBeforeReload(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
