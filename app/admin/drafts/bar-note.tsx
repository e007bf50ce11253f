import { type ReactNode, useEffect, useRef } from "react";
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
  useEffect(() => {
    const at = document.activeElement;
    if (at === document.body || at?.matches(":disabled")) note.current?.focus({ preventScroll: true });
  }, []);
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

/** Loads the page anew, so that its fields hold what the server has; its bar then says `text`. */
export function reloadSaying(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage that is shut: the page shows it by itself.
  }
  location.reload();
}

/** What the page before the reload had to say, once. */
export function saidBeforeReload(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
