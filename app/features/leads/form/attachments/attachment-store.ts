import { isPhoto, takesPhotosOnly } from "~/features/leads/model/files/accepted-files";
import { fileMessages } from "~/features/leads/model/files/file-messages";
import { MAX_FILE_BYTES, MAX_FILES } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { newUuid } from "~/lib/uuid";
import { stopDrops } from "./stop-drops";
import { copyOf, withoutMetadata } from "./without-metadata";

/** A file that the visitor added. `compressed` is what is sent instead of the original, once it is there. */
export type Attachment = {
  id: string;
  /** Of the file in the draft that it came from. */
  draftId?: string;
  original: File;
  compressed: File | null;
  status: "processing" | "completed" | "failed";
  /** For a thumbnail; null for documents and photos that the browser cannot show. */
  preview: string | null;
};

type Options = {
  /** Put before the name of a compressed photo. */
  tag: string;
  /** The widget and the service menu take photos only. */
  form: LeadForm;
  show: (change: Partial<AttachmentsShown>) => void;
};

/** The files of a form: limits, compression in the background one by one, and what to send in the end. */
export function attachmentStore({ tag, form, show }: Options) {
  stopDrops();
  let attachments: Attachment[] = [];
  let problems: string[] = [];
  let queue: Promise<void> = Promise.resolve();
  /** What was said of files that cannot be read any more, since they were last asked for. */
  let gone: string[] = [];

  function update(next: Attachment[]) {
    attachments = next;
    show({ attachments });
  }
  function setProblems(next: string[]) {
    problems = next;
    show({ problems });
  }

  const settle = (id: string, change: Partial<Attachment>) =>
    update(attachments.map((each) => (each.id === id ? { ...each, ...change } : each)));

  function refuse(id: string, name: string, reason: "wrongKind" | "damaged" | "changed") {
    const message = fileMessages[reason](name, form);
    if (reason === "changed") gone.push(message);
    if (attachments.some((each) => each.id === id)) setProblems([...problems, message]);
    update(attachments.filter((each) => each.id !== id));
  }

  async function process(id: string, original: File) {
    const still = () => attachments.some((each) => each.id === id);
    if (!still()) return;
    if (isPhoto(original)) {
      try {
        const { compressImage } = await import("./compress-image.client");
        const compressed = await compressImage(original, tag);
        if (still()) {
          settle(id, { compressed, status: "completed", preview: URL.createObjectURL(compressed) });
        }
        return;
      } catch {
        // This browser cannot open it, or the compressor could not be fetched: it goes in its own size.
      }
    }
    // Where the code that judges cannot be had either, the server judges alone.
    const judged = await withoutMetadata(original, form).catch(() => original);
    if (typeof judged === "string") refuse(id, original.name, judged);
    else settle(id, { compressed: judged, status: isPhoto(original) ? "failed" : "completed" });
  }

  function take(more: Attachment[]) {
    if (more.length === 0) return;
    update([...attachments, ...more]);
    for (const { id, original, status } of more) {
      // One after the other: an old phone has memory for one decoded photo.
      if (status === "processing" || !isPhoto(original))
        queue = queue.then(() => process(id, original)).catch(() => {});
    }
  }

  function add(files: Iterable<File>) {
    const refused: string[] = [];
    const added: Attachment[] = [];
    const room = MAX_FILES - attachments.length;
    let over = 0;
    for (const file of files) {
      // The browser told of a choice, and so did what took the page over meanwhile.
      if (attachments.some(({ original }) => original === file)) continue;
      if (file.size > MAX_FILE_BYTES) refused.push(fileMessages.tooLarge(file.name));
      else if (file.size === 0) refused.push(fileMessages.empty(file.name));
      else if (!isPhoto(file) && takesPhotosOnly(form)) refused.push(fileMessages.wrongKind(file.name, form));
      else if (added.length >= room) over++;
      else {
        const status = isPhoto(file) ? "processing" : "completed";
        added.push({ id: newUuid(), original: file, compressed: null, status, preview: null });
      }
    }
    if (over > 0) refused.push(tooManyMessage(added.length, over));
    setProblems([...new Set(refused)]);
    take(added);
  }

  function remove(id: string) {
    const gone = attachments.find((each) => each.id === id);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    setProblems([]);
    update(attachments.filter((each) => each.id !== id));
  }

  function clear() {
    for (const { preview } of attachments) if (preview) URL.revokeObjectURL(preview);
    setProblems([]);
    update([]);
  }

  /** Puts back files of a draft; what was not finished is compressed again. */
  function restore(kept: { id: string; name: string; file: File; status: Attachment["status"] }[]) {
    const room = Math.max(0, MAX_FILES - attachments.length);
    const back = kept.slice(0, room).map(({ id: draftId, name, file, status }): Attachment => {
      const { type, lastModified } = file;
      // Its content is what is sent; it goes by the name that the visitor chose.
      const original = new File([file], name, { type, lastModified });
      const done = status !== "processing";
      const shown = status === "completed" && isPhoto(file);
      const preview = shown ? URL.createObjectURL(file) : null;
      return { id: newUuid(), draftId, original, compressed: done ? file : null, status, preview };
    });
    take(back);
  }

  /**
   * Waits for what is still being compressed and returns the files to send, in order, none of which the disk can change
   * any more; `gone` says which of them could not be read, and is empty where all could.
   */
  async function ready() {
    gone = [];
    await queue;
    for (const { id, original, compressed } of attachments) {
      if (compressed && compressed !== original) continue;
      const copy = await copyOf(original);
      if (copy) settle(id, { compressed: copy });
      else refuse(id, original.name, "changed");
    }
    return {
      files: attachments.map(({ original, compressed }) => compressed ?? original),
      gone: gone.join(" "),
    };
  }

  return { list: () => attachments, add, remove, clear, restore, ready };
}

export type AttachmentStore = ReturnType<typeof attachmentStore>;

/** What the fields show of the files of a form. */
export type AttachmentsShown = { attachments: Attachment[]; problems: string[] };

/** The files as a field sees them; `add` is false while the code for them cannot be had. */
export type Attachments = AttachmentsShown & {
  add: (files: Iterable<File>) => Promise<boolean>;
  remove: (id: string) => void;
};

function tooManyMessage(kept: number, over: number): string {
  const rest = over === 1 ? "1 bestand is" : `${over} bestanden zijn`;
  return kept === 0
    ? `U hebt al ${MAX_FILES} bestanden gekozen. Verwijder er eerst een.`
    : `U kunt ${MAX_FILES} bestanden meesturen. De eerste zijn toegevoegd, ${rest} niet toegevoegd.`;
}
