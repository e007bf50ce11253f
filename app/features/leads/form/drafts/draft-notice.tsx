import { classNames } from "~/lib/text/class-names";
import type { DraftShown } from "./draft-source";

export type DraftState = DraftShown & {
  /** It is on its way: what is wiped then may come in all the same. */
  sending: boolean;
  wipe: () => void;
  /** Brings back what was wiped. */
  undoWipe: () => void;
};

/** Says what became of an earlier attempt. Stands above a form. */
export function DraftNotice({ draft: { earlier } }: { draft: DraftState }) {
  return (
    <div role="status" className={earlier ? undefined : "sr-only"}>
      {earlier && (
        <p className="mb-5 border-l-4 border-accent bg-accent-wash px-4 py-3">
          <strong>{earlier.title}</strong> {earlier.text}
        </p>
      )}
    </div>
  );
}

/**
 * Says that what is entered stays on this device. Stands after the button that sends: not in the way there. Its place
 * is kept free: otherwise a button moves away, and 'Wis concept' comes under the finger.
 */
export function DraftLine({ draft, className }: { draft: DraftState; className?: string }) {
  const { kept, wiped, sending, wipe, undoWipe } = draft;
  const button = classNames("mr-2 min-h-11 font-semibold text-ink underline", sending && "opacity-50");
  return (
    <div className={classNames("flex min-h-11 flex-wrap items-center text-sm text-ink-soft", className)}>
      <span role="status">{wiped && "Concept gewist.\u00a0\u00a0"}</span>
      {/* With room after it, not before the button: on a small phone that stands on a line of its own. */}
      {kept && !wiped && <span>Concept bewaard op dit toestel.&nbsp;&nbsp;</span>}
      {(kept || wiped) && (
        // One button for both, so that the focus stays where it is.
        <button type="button" disabled={sending} onClick={wiped ? undoWipe : wipe} className={button}>
          {wiped ? "Ongedaan maken" : "Wis concept"}
        </button>
      )}
      {kept && wiped && (
        <button type="button" disabled={sending} onClick={wipe} className={button}>
          Wis concept
        </button>
      )}
    </div>
  );
}
