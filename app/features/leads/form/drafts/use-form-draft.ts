import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { DraftAutosave, DraftShown, DraftSource } from "./autosave";
import { hasDraft } from "./draft-flag";

export type DraftState = DraftShown & {
  wipe: () => void;
  /** Brings back what was wiped; `form` is the one around the button. */
  undoWipe: (form: HTMLFormElement | null) => void;
};

/** Typed before this code was there, they fire no event any more. */
const typedFields = ["firstName", "lastName", "email", "phone", "address", "projectDescription"];

/**
 * Keeps what is entered on this device until it is sent or wiped, and puts it back when the form comes again.
 * The code that does so is fetched with the first key, or at once where a draft waits.
 */
export function useFormDraft<Input extends FieldValues, Output>(source: DraftSource<Input, Output>) {
  const [shown, setShown] = useState<DraftShown>({ restored: null, kept: false, wiped: false });
  const now = useRef(source);
  now.current = source;
  const keeper = useRef<Promise<DraftAutosave | null> | null>(null);
  const { fields, files } = source;
  const { attachments } = files;

  const keep = useCallback((work: (keeper: DraftAutosave) => void) => {
    keeper.current ??= import("./autosave").then(
      ({ autosaveDraft }) =>
        autosaveDraft(
          () => now.current,
          (change) => setShown((before) => ({ ...before, ...change })),
        ),
      () => {
        keeper.current = null;
        return null;
      },
    );
    keeper.current.then((here) => here && work(here));
  }, []);

  useEffect(() => {
    const typed = fields.getValues() as Record<string, unknown>;
    const early = typedFields.some((name) => typed[name] && typed[name] !== now.current.start[name]);
    if (early) keep((here) => here.later());
    else if (hasDraft()) keep(() => {});
    const stop = fields.subscribe({
      formState: { values: true },
      callback: ({ type }) => (type || keeper.current) && keep((here) => here.later()),
    });
    return () => {
      stop();
      keeper.current?.then((here) => here?.stop());
    };
  }, [fields, keep]);

  const before = useRef(attachments);
  useEffect(() => {
    if (before.current === attachments) return;
    before.current = attachments;
    keep((here) => here.filesChanged());
  }, [attachments, keep]);

  return {
    ...shown,
    wipe: () => keep((here) => here.wipe()),
    undoWipe: (form: HTMLFormElement | null) => keep((here) => here.undoWipe(form)),
    remove: () => keep((here) => here.remove()),
    secure: () => keep((here) => here.secure()),
  };
}
