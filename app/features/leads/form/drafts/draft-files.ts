import type { Attachment, AttachmentStore } from "~/features/leads/form/attachments/attachment-store";
import { isPhoto, takesPhotosOnly } from "~/features/leads/model/files/accepted-files";
import { MAX_FILES } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { FILE } from "./draft-merge";
import { type DraftFile, readFiles, toStored } from "./draft-store";
import { photoId } from "./legacy-drafts";

/** The files of a form as its draft sees them: the same photo has the same id in every form and tab. */
export function draftFiles(store: AttachmentStore, form: LeadForm) {
  const accepts = (file: File) => !takesPhotosOnly(form) || isPhoto(file);
  /** Those that the form showed when it was looked at last. */
  let shown = new Set<string>();
  /** What of each was kept last. */
  const kept = new Map<string, File>();
  /** Of a draft that was wiped: no longer on the device. */
  let remembered: DraftFile[] = [];

  const asKept = (attachment: Attachment): DraftFile => {
    const { original, compressed, status } = attachment;
    return { id: idOf(attachment), name: original.name, file: compressed ?? original, status };
  };
  const now = () => store.list().map(asKept);

  return {
    now,
    ids: () => new Set([...shown, ...now().map(({ id }) => id)]),
    /** Entries of the draft for what was added and removed since the last look. */
    changes() {
      const ids = new Set(now().map(({ id }) => id));
      const added = [...ids].filter((id) => !shown.has(id)).map((id) => [FILE + id, true] as const);
      const gone = [...shown].filter((id) => !ids.has(id)).map((id) => [FILE + id, undefined] as const);
      shown = ids;
      return [...added, ...gone];
    },
    /** What is not yet on the device as it is now, but for what cannot be read any more. */
    async toKeep() {
      const fresh = [...now(), ...remembered].filter(({ id, file }) => kept.get(id) !== file);
      for (const { id, file } of fresh) kept.set(id, file);
      const read = await Promise.allSettled(fresh.map(toStored));
      return read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    },
    /** Into the form what it does not show, as far as it takes it and has room; out of it what is no longer there. Null leaves all as it is. */
    async putBack(ids: string[] | null) {
      if (!ids) return { back: 0, lost: 0, left: 0 };
      for (const attachment of store.list()) {
        if (ids.includes(idOf(attachment))) continue;
        shown.delete(idOf(attachment));
        store.remove(attachment.id);
      }
      const wanted = ids.filter((id) => !shown.has(id));
      if (wanted.length === 0) return { back: 0, lost: 0, left: 0 };
      const memory = remembered;
      const found = [...memory, ...(await readFiles(wanted))].filter(
        ({ id }, at, all) => wanted.includes(id) && all.findIndex((other) => other.id === id) === at,
      );
      const lost = wanted.length - found.length;
      const taken = found.filter(({ id, file }) => accepts(file) && !shown.has(id));
      const back = taken.slice(0, Math.max(0, MAX_FILES - store.list().length));
      for (const { id, file } of back) {
        shown.add(id);
        kept.set(id, file);
      }
      store.restore(back);
      return { back: back.length, lost, left: taken.length - back.length };
    },
    /** After it was emptied by us. */
    forget() {
      shown = new Set();
      kept.clear();
      remembered = [];
    },
    remember(files: DraftFile[]) {
      remembered = files;
    },
  };
}

const idOf = ({ original, draftId }: Attachment) =>
  draftId ?? photoId(original.name, original.size, original.lastModified);
