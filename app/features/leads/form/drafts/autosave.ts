import type { FieldValues, Path } from "react-hook-form";
import type { AttachmentStore } from "~/features/leads/form/attachments/attachment-store";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import type { SubmissionKeys } from "~/features/leads/form/send/submission-keys";
import { clockText } from "~/features/leads/model/answer-by";
import { type Draft, type DraftFile, loadDraft, removeDraft, saveDraft, saveDraftFiles } from "./draft-store";
import { flatValues, isWorthKeeping, toRestore } from "./draft-values";

/** Milliseconds after the last key; shorter than it takes to close a tab. */
const PAUSE = 300;

export type DraftSource<Input extends FieldValues = FieldValues> = {
  name: string;
  fields: FormControl<Input>;
  files: AttachmentStore;
  keys: SubmissionKeys;
  start: Record<string, unknown>;
};

export type DraftShown = {
  /** Says when what was put back had been entered, and how many files came with it. */
  restored: string | null;
  kept: boolean;
  /** It was wiped a moment ago, and can still be had back. */
  wiped: boolean;
};

/** Puts back what was entered before, then keeps what is entered. */
export function autosaveDraft<Input extends FieldValues>(
  source: DraftSource<Input>,
  show: (change: Partial<DraftShown>) => void,
) {
  const { name, fields, files: store, keys, start } = source;
  const attachments = store.list;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  /** Nothing is written before it is known what there is to put back. */
  let looked = false;
  /** What was wiped, in memory only, until it is sent or the page is left. */
  let wiped: (Pick<Draft, "values" | "sent"> & { files: DraftFile[] }) | null = null;
  /** One after the other, so that an older state never comes after a newer one. */
  let work: Promise<unknown> = Promise.resolve();

  function enqueue(task: () => Promise<unknown>) {
    work = work.then(task).catch(() => {});
    return work;
  }

  /** Into the form, but never over what was entered since. How many fields and files that were. */
  function putBack({ values, sent }: Pick<Draft, "values" | "sent">, files: DraftFile[]) {
    keys.restore(sent);
    const back = toRestore(values, flatValues(fields.getValues()), start);
    for (const [field, value] of Object.entries(back)) {
      fields.setValue(field as Path<Input>, value as never, { shouldDirty: true });
    }
    const filesBack = attachments().length === 0 ? files : [];
    store.restore(filesBack);
    return { fields: Object.keys(back).length, files: filesBack.length };
  }

  async function restore() {
    const found = await loadDraft(name, Date.now());
    looked = true;
    if (!found) return;
    const { draft, files } = found;
    const back = putBack(draft, files);
    const lost = Math.max(0, draft.files - files.length);
    const text = restoredText(draft.savedAt, back.files, lost);
    show({ kept: true, ...(back.fields + back.files > 0 && { restored: text }) });
  }

  function filesNow(): DraftFile[] {
    return attachments().map(({ original, compressed, status }) => ({
      name: original.name,
      file: compressed ?? original,
      status,
    }));
  }

  function remove() {
    clearTimeout(timer);
    pending = false;
    keys.restore(null);
    show({ restored: null, kept: false, wiped: wiped !== null });
    enqueue(async () => {
      clearTimeout(timer);
      pending = false;
      await removeDraft(name);
    });
  }

  function save() {
    clearTimeout(timer);
    if (!pending || !looked) return;
    pending = false;
    const values = flatValues(fields.getValues());
    const worth = attachments().length > 0 || isWorthKeeping(values, start);
    enqueue(async () => {
      if (worth) {
        const files = attachments().length;
        await saveDraft({ name, savedAt: Date.now(), values, files, sent: keys.kept() });
      } else await removeDraft(name);
      show({ kept: worth });
    });
  }

  function later() {
    pending = true;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }

  const hide = () => document.visibilityState === "hidden" && save();
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", save);
  enqueue(restore).then(() => {
    looked = true;
    if (pending) later();
  });

  return {
    later,
    filesChanged() {
      if (!looked) return;
      later();
      const kept = filesNow();
      enqueue(() => saveDraftFiles(name, kept));
    },
    /** Before sending: what is on its way is known even if the answer is lost with the tab. */
    secure() {
      pending = true;
      save();
    },
    remove() {
      wiped = null;
      remove();
    },
    /** Empties the form and leaves nothing on the device; a slip can be undone. */
    wipe() {
      const values = flatValues(fields.getValues());
      wiped = { values, sent: keys.kept(), files: filesNow() };
      fields.reset();
      store.clear();
      remove();
    },
    /** Brings back what was wiped. `form` is told, for fields that show more than their value. */
    undoWipe(form: HTMLFormElement | null) {
      if (!wiped) return;
      const { files, ...draft } = wiped;
      wiped = null;
      putBack(draft, files);
      show({ wiped: false });
      later();
      form?.dispatchEvent(new Event("restored"));
    },
  };
}

export type DraftAutosave = ReturnType<typeof autosaveDraft>;

function restoredText(at: number, files: number, lost: number): string {
  const along = files === 0 ? "" : `, met ${files === 1 ? "1 bestand" : `${files} bestanden`}`;
  const again = lost > 0 ? " Kies uw foto's opnieuw: dit toestel kon ze niet bewaren." : "";
  return `Dit vulde u in op ${clockText(new Date(at))}${along}.${again}`;
}
