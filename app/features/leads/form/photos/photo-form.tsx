import { type FormEvent, useRef, useState } from "react";
import type { AttachmentStore, AttachmentsShown } from "~/features/leads/form/attachments/attachment-store";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { sendNatively } from "~/features/leads/form/kit/send-natively";
import type { SendProgress } from "~/features/leads/form/send/send-form";
import { takesPhotosOnly } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { Button } from "~/ui/controls/button";

type Props = {
  /** The page itself, where the form is posted without script. */
  page: string;
  /** Where it is posted with script, and the page that confirms it. */
  endpoint: string;
  done: string;
  /** Which the lead came from: it decides the kinds of file. */
  form: LeadForm;
  /** Put before the name of a compressed photo. */
  tag: string;
  /** Why the last post was refused. */
  error?: string;
};

/** What is said of a failure without a reason of its own. */
const texts = { description: "Uw foto's kwamen niet aan. Ze staan er nog: verstuur ze nog eens." };

type Sending = { percent: number | null; cancel: () => void; Progress: typeof SendProgress };

/** Adds photos and documents to a lead that was sent before. What could not be sent stays chosen. Works without script. */
export function PhotoForm({ page, endpoint, done, form, tag, error }: Props) {
  const [shown, setShown] = useState<AttachmentsShown>({ attachments: [], problems: [] });
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState(error);
  const busy = useRef(false);
  const loading = useRef<Promise<AttachmentStore | null> | null>(null);
  /** Null where the code cannot be had; the next call tries again. */
  function load() {
    if (import.meta.env.SSR) return null;
    const show = (change: Partial<AttachmentsShown>) => setShown((before) => ({ ...before, ...change }));
    loading.current ??= import("~/features/leads/form/kit/form-engine")
      .then(({ attachmentStore }) => attachmentStore({ tag, form, show }))
      .catch(() => {
        loading.current = null;
        return null;
      });
    return loading.current;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double tap sends once.
    if (busy.current) return;
    busy.current = true;
    const { currentTarget, nativeEvent } = event;
    setFailure(undefined);
    const store = await load();
    if (!store) sendNatively(currentTarget, (nativeEvent as SubmitEvent).submitter);
    else if (store.list().length === 0) setFailure("Kies eerst een foto of document.");
    else setFailure(await send(store));
    setSending(null);
    busy.current = false;
  }

  /** Why it did not come in; undefined when the page that confirms it follows, or it was cancelled. */
  async function send(store: AttachmentStore): Promise<string | undefined> {
    const code = await import("~/features/leads/form/send/send-form").catch(() => null);
    if (!code) return texts.description;
    const { obstacleText, postLead, refusalText, SendProgress: Progress } = code;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const onProgress = (percent: number | null) =>
      setSending({ percent, cancel: () => cancelling.abort(), Progress });
    onProgress(null);
    const body = new FormData();
    for (const file of await store.ready()) body.append("files", file, file.name);
    const result = await postLead(endpoint, body, { signal, onProgress });
    if (result.kind === "cancelled") return;
    if (result.kind === "undelivered") return obstacleText(texts, result.why);
    if (result.kind !== "received") return refusalText(texts, result);
    // To an address that is open already the browser would not go.
    if (location.pathname === done) location.reload();
    else location.assign(done);
    // Until the next page is there nothing here is done.
    return new Promise(() => {});
  }
  const files = {
    ...shown,
    add: async (chosen: Iterable<File>) => {
      // A list of files of an input is emptied with it.
      const taken = [...chosen];
      setFailure(undefined);
      const store = await load();
      store?.add(taken);
      return store !== null;
    },
    remove: async (id: string) => (await load())?.remove(id),
  };
  return (
    <form action={page} method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-4">
      <AttachmentsField
        form={form}
        files={files}
        label={takesPhotosOnly(form) ? "Foto's" : "Foto's of documenten"}
      />
      {failure && (
        <p role="alert" className="border-2 border-danger bg-danger-wash p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
      {sending && <sending.Progress percent={sending.percent} onCancel={sending.cancel} />}
      <Button type="submit" busy={sending !== null} className="justify-self-start">
        {sending
          ? "Versturen..."
          : failure && shown.attachments.length > 0
            ? "Nog eens versturen"
            : "Versturen"}
      </Button>
    </form>
  );
}
