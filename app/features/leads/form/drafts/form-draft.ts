import type { FieldValues } from "react-hook-form";
import type { DraftAutosave } from "./autosave";
import { DRAFT_FLAG, hasDraft } from "./draft-flag";
import type { DraftShown, DraftSource } from "./draft-source";

/** Typed before this code was there, they fire no event any more. */
const typedFields = [
  ...["firstName", "lastName", "email", "phone", "address", "projectDescription"],
  ...["propertyYear", "currentIssues", "previousMaintenance"],
];

/**
 * Keeps what is entered on this device until it is sent or wiped, and puts it back when a form comes that asks it.
 * The code that does so is fetched with the first key, or at once where a draft waits.
 */
export function formDraft<Input extends FieldValues>(
  source: DraftSource<Input>,
  show: (change: Partial<DraftShown>) => void,
) {
  let keeper: Promise<DraftAutosave | null> | null = null;
  /** What stood in the fields that nothing was entered in since the form listens. */
  let found: Record<string, unknown> = {};

  function keep(work: (keeper: DraftAutosave) => unknown, without = () => {}) {
    keeper ??= import("./autosave").then(
      ({ autosaveDraft }) => autosaveDraft(source, show, found),
      () => {
        keeper = null;
        return null;
      },
    );
    return keeper.then((here) => (here ? work(here) : without()));
  }

  /** What was typed before any code was there may be kept all the same. */
  function forget() {
    import("./early-draft").then(
      ({ forgetEarly }) => forgetEarly(source.description.name),
      () => {},
    );
  }

  /** Another form or tab may have entered more. */
  function look(say = false) {
    if (keeper || hasDraft()) keep((here) => here.sync(say));
  }

  return {
    /** Once the fields are known to the form library; with the names of those that were filled in before that. */
    start(entered: Iterable<string>) {
      const { fields, defaults } = source;
      const typed = fields.getValues() as Record<string, unknown>;
      found = { ...typed };
      const { name } = document.activeElement as HTMLInputElement;
      for (const own of [name, ...entered]) delete found[own];
      const early = typedFields.find((name) => typed[name] && typed[name] !== defaults[name]);
      if (early) keep((here) => here.later(early));
      else if (hasDraft()) keep(() => {});
      addEventListener("storage", ({ key }) => key === DRAFT_FLAG && look());
      addEventListener("draftkept", (event) => (event as CustomEvent).detail !== fields && look());
      document.addEventListener("visibilitychange", () => !document.hidden && look());
    },
    /** The panel comes into view, so what is put back is said. */
    look: () => look(true),
    /** After a change of a field; what is set by us is worth keeping only beside what was entered. */
    changed: (entered?: string) => {
      if (entered || keeper) keep((here) => here.later(entered));
    },
    filesChanged: () => keep((here) => here.later("files")),
    wipe: () => keep((here) => here.wipe()),
    undoWipe: () => keep((here) => here.undoWipe()),
    sent: () => keep((here) => here.sent(), forget),
    remove: () => keep((here) => here.remove()),
    secure: () => keep((here) => here.secure()),
  };
}
