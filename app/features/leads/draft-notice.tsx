import { Button } from "~/ui/button";
import type { DraftState } from "./use-draft";

/** Says that an earlier attempt was put back. Stands above a form. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const { restored, wipe } = draft;
  return (
    <div role="status" className={restored ? undefined : "sr-only"}>
      {restored && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-accent bg-accent-wash px-4 py-3">
          <p>
            <strong>Uw concept is teruggezet.</strong> {restored}
          </p>
          <Button variant="outline" size="sm" onClick={wipe}>
            Wis concept
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says that what is entered stays on this device, and lets the visitor remove it. Stands under a form. */
export function DraftLine({ draft }: { draft: DraftState }) {
  if (!draft.kept || draft.restored) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      Concept bewaard op dit toestel.
      <button type="button" onClick={draft.wipe} className="min-h-11 font-semibold text-ink underline">
        Wis concept
      </button>
    </p>
  );
}
