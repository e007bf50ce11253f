import type { FieldValues } from "react-hook-form";
import type { DraftAutosave, DraftShown, DraftSource } from "./autosave";
import { hasDraft } from "./draft-flag";

/** Typed before this code was there, they fire no event any more. */
const typedFields = ["firstName", "lastName", "email", "phone", "address", "projectDescription"];

/**
 * Keeps what is entered on this device until it is sent or wiped, and puts it back when the form comes again.
 * The code that does so is fetched with the first key, or at once where a draft waits.
 */
export function formDraft<Input extends FieldValues>(
  source: DraftSource<Input>,
  show: (change: Partial<DraftShown>) => void,
) {
  let keeper: Promise<DraftAutosave | null> | null = null;

  function keep(work: (keeper: DraftAutosave) => void) {
    keeper ??= import("./autosave").then(
      ({ autosaveDraft }) => autosaveDraft(source, show),
      () => {
        keeper = null;
        return null;
      },
    );
    keeper.then((here) => here && work(here));
  }

  return {
    /** Once the fields are known to the form library. */
    start() {
      const { fields, start } = source;
      const typed = fields.getValues() as Record<string, unknown>;
      const early = typedFields.some((name) => typed[name] && typed[name] !== start[name]);
      if (early) keep((here) => here.later());
      else if (hasDraft()) keep(() => {});
    },
    /** After a change of a field; what is set by us is worth keeping only beside what was entered. */
    changed: (entered: boolean) => {
      if (entered || keeper) keep((here) => here.later());
    },
    filesChanged: () => keep((here) => here.filesChanged()),
    wipe: () => keep((here) => here.wipe()),
    undoWipe: (form: HTMLFormElement | null) => keep((here) => here.undoWipe(form)),
    remove: () => keep((here) => here.remove()),
    secure: () => keep((here) => here.secure()),
  };
}
