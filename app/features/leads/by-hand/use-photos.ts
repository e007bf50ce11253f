import { useContext, useRef, useState } from "react";
import type {
  AttachmentStore,
  Attachments,
  AttachmentsShown,
} from "~/features/leads/form/attachments/attachment-store";
import { CodeOnDemand } from "./code-on-demand";

/** Put before the name of a photo that was made smaller. */
const TAG = "TS-";

/** Photos that are made smaller while one writes on; the code for it comes with the first of them. */
export function usePhotos() {
  const [shown, setShown] = useState<AttachmentsShown>({ attachments: [], problems: [] });
  const code = useContext(CodeOnDemand);
  const store = useRef<AttachmentStore | null>(null);

  async function add(files: Iterable<File>): Promise<boolean> {
    // A list of files of an input is emptied with it.
    const taken = [...files];
    const fetched = await code?.attachments().catch(() => null);
    if (!fetched) return false;
    const show = (change: Partial<AttachmentsShown>) => setShown((before) => ({ ...before, ...change }));
    store.current ??= fetched.attachmentStore({ tag: TAG, form: "modal", show });
    store.current.add(taken);
    return true;
  }

  const files: Attachments = { ...shown, add, remove: (id) => store.current?.remove(id) };
  return {
    files,
    clear: () => store.current?.clear(),
    /** What goes along, once all of it is small; null where one is gone from the disk, which is said beside them. */
    async ready(): Promise<File[] | null> {
      const ready = await store.current?.ready();
      return ready?.gone ? null : (ready?.files ?? []);
    },
  };
}
