import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { chosenAddress, rememberAddress } from "~/lib/chosen-addresses";
import { isWorthKeeping, toRestore } from "./draft-values";
import type { SubmissionKeys } from "./send-lead";
import type { Attachments } from "./use-attachments";

/** After the last key; shorter than anybody needs to close a tab. */
const PAUSE = 300;

type Options<Input extends FieldValues, Output> = {
  /** Forms with one name share their draft. */
  name: string;
  fields: UseFormReturn<Input, unknown, Output>;
  files: Attachments;
  keys: SubmissionKeys;
  start: Record<string, unknown>;
};

export type DraftState = {
  /** When what was restored had been entered, and how many files came with it. */
  restored: { at: number; files: number } | null;
  /** There is a draft on this device. */
  kept: boolean;
  /** Empties the form and removes its draft. */
  wipe: () => void;
};

const store = () => import("./drafts");

/**
 * Keeps what is entered on this device until it is sent or wiped, and puts it back when the form comes again.
 * In a browser that cannot keep it, the form works the same without.
 */
export function useDraft<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { name, fields, files, keys, start } = options;
  const [restored, setRestored] = useState<DraftState["restored"]>(null);
  const [kept, setKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(false);
  /** Nothing is written before it is known what there is to restore. */
  const looked = useRef(false);
  /** One after the other, so that an older state never comes after a newer one. */
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const { attachments } = files;
  const current = useRef(attachments);
  current.current = attachments;

  const enqueue = useCallback((task: () => Promise<unknown>) => {
    work.current = work.current.then(task).catch(() => {});
    return work.current;
  }, []);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current || !looked.current) return;
    pending.current = false;
    const values = { ...fields.getValues() } as Record<string, unknown>;
    const worth = current.current.length > 0 || isWorthKeeping(values, start);
    enqueue(async () => {
      const drafts = await store();
      if (!worth) return void (await drafts.removeDraft(name).then(() => setKept(false)));
      const address = chosenAddress(String(values.address ?? ""));
      await drafts.saveDraft({ name, savedAt: Date.now(), values, address, sent: keys.kept() });
      setKept(true);
    });
  }, [name, fields, keys, start, enqueue]);

  const later = useCallback(() => {
    pending.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE);
  }, [save]);

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    enqueue(async () => {
      const found = await (await store()).loadDraft(name, Date.now());
      looked.current = true;
      if (!found) return;
      const { draft } = found;
      if (draft.address) rememberAddress(draft.address);
      keys.restore(draft.sent);
      const back = toRestore(draft.values, fields.getValues() as Record<string, unknown>, start);
      for (const [field, value] of Object.entries(back)) {
        fields.setValue(field as Path<Input>, value as never, { shouldDirty: true });
      }
      const filesBack = current.current.length === 0 ? found.files : [];
      files.restore(filesBack);
      setKept(true);
      if (Object.keys(back).length > 0 || filesBack.length > 0) {
        setRestored({ at: draft.savedAt, files: filesBack.length });
      }
    }).then(() => {
      looked.current = true;
      if (pending.current) later();
    });
  }, [name, fields, keys, start, files.restore, enqueue, later]);

  useEffect(() => fields.subscribe({ formState: { values: true }, callback: later }), [fields, later]);
  useEffect(() => {
    const hide = () => document.visibilityState === "hidden" && save();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", save);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", save);
      save();
    };
  }, [save]);

  const before = useRef(attachments);
  useEffect(() => {
    if (before.current === attachments) return;
    before.current = attachments;
    if (!looked.current) return;
    later();
    enqueue(async () => (await store()).saveDraftFiles(name, keptFiles(attachments)));
  }, [name, attachments, later, enqueue]);

  /** After sending, or because the visitor wants it. */
  const remove = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = false;
    keys.restore(null);
    setRestored(null);
    setKept(false);
    return enqueue(async () => {
      clearTimeout(timer.current);
      pending.current = false;
      await (await store()).removeDraft(name);
    });
  }, [name, keys, enqueue]);

  const wipe = useCallback(() => {
    fields.reset();
    files.clear();
    remove();
  }, [fields, files.clear, remove]);

  /** Before sending: what is on its way is known even if the answer is lost with the tab. */
  const secure = useCallback(() => {
    pending.current = true;
    save();
  }, [save]);

  return { restored, kept, wipe, remove, secure };
}

function keptFiles(attachments: Attachments["attachments"]) {
  return attachments.map(({ original, compressed, status }) => ({
    name: original.name,
    file: compressed ?? original,
    status,
  }));
}
