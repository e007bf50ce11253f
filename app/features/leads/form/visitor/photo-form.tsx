import { type DragEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { AttachmentStore, AttachmentsShown } from "~/features/leads/form/attachments/attachment-store";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { sendNatively } from "~/features/leads/form/kit/send-natively";
import type { SendProgress } from "~/features/leads/form/send/send-form";
import { takesPhotosOnly } from "~/features/leads/model/files/accepted-files";
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
const texts = {
  description:
    "Het is niet zeker of uw foto's zijn aangekomen. Ze staan er nog: verstuur ze nog eens, dubbel komen ze niet.",
  offline: "Geen internetverbinding. Uw foto's staan er nog: verstuur ze zodra er weer verbinding is.",
};

type Code = {
  store: AttachmentStore;
  untilAborted: typeof import("~/lib/until-aborted").untilAborted;
  sendingCode: typeof import("~/features/leads/form/send/send-form");
};
type Sending = { percent: number | null; cancel: () => void; Progress: typeof SendProgress };

/** Adds photos and documents to a lead that was sent before. What could not be sent stays chosen. Works without script. */
export function PhotoForm({ page, endpoint, done, form, tag, error }: Props) {
  const [shown, setShown] = useState<AttachmentsShown>({ attachments: [], problems: [] });
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState(error);
  const busy = useRef(false);
  /** By us, with all of them. */
  const leaving = useRef(false);
  const chosen = shown.attachments.length > 0;
  useEffect(() => {
    if (!chosen) return;
    const ask = (event: BeforeUnloadEvent) => leaving.current || event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [chosen]);
  const loading = useRef<Promise<Code | null> | null>(null);
  /** Null where the code cannot be had; then the form goes natively. */
  function load() {
    if (import.meta.env.SSR) return null;
    const show = (change: Partial<AttachmentsShown>) => setShown((before) => ({ ...before, ...change }));
    const code = [
      import("~/features/leads/form/kit/form-engine"),
      import("~/features/leads/form/send/send-form"),
    ] as const;
    // Together: a browser does not ask again for a script that it could not have when the line was cut.
    loading.current ??= Promise.all(code)
      .then(([{ attachmentStore, untilAborted }, sendingCode]) => ({
        untilAborted,
        store: attachmentStore({ tag, form, show }),
        sendingCode,
      }))
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
    const code = await load();
    if (!code) {
      const { submitter } = nativeEvent as SubmitEvent;
      leaving.current = !(await sendNatively(currentTarget, submitter));
    } else if (code.store.list().length === 0) setFailure("Kies eerst een foto of document.");
    else setFailure(await send(code).catch(() => texts.description));
    setSending(null);
    busy.current = false;
  }

  /** Why it did not come in; undefined when the page that confirms it follows, or it was cancelled. */
  async function send({ store, untilAborted, sendingCode }: Code): Promise<string | undefined> {
    const { obstacleText, postLead, refusalText, SendProgress: Progress } = sendingCode;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const onProgress = (percent: number | null) =>
      setSending({ percent, cancel: () => cancelling.abort(), Progress });
    onProgress(null);
    const body = new FormData();
    // They may still be made smaller.
    const ready = await untilAborted(signal, store.ready(), null);
    // What is gone is said at the files.
    if (!ready || ready.gone) return;
    const { files } = ready;
    for (const file of files) body.append("files", file, file.name);
    const result = await postLead(endpoint, body, { signal, onProgress });
    if (result.kind === "cancelled") return;
    if (result.kind === "undelivered") return obstacleText(texts, result.why);
    if (result.kind !== "received") return refusalText(texts, result);
    leaving.current = true;
    // To an address that is open already the browser would only jump.
    history.replaceState(null, "", page);
    location.assign(done);
    // Until the next page is there nothing here is done.
    return new Promise(() => {});
  }
  const files = {
    ...shown,
    add: async (chosen: Iterable<File>) => {
      // A list of files of an input is emptied with it.
      const taken = [...chosen];
      setFailure(undefined);
      const code = await load();
      code?.store.add(taken);
      return code !== null;
    },
    remove: async (id: string) => (await load())?.store.remove(id),
  };
  return (
    <form
      action={page}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      // What is dropped beside the field would take the place of the page.
      onDragOver={stop}
      onDrop={stop}
      className="grid gap-4"
    >
      {/* What is added while these go would be lost with the page. */}
      <div inert={sending !== null} className={sending ? "opacity-50" : undefined}>
        <AttachmentsField
          form={form}
          files={files}
          label={takesPhotosOnly(form) ? "Foto's" : "Foto's of documenten"}
        />
      </div>
      {failure && (
        <p role="alert" className="border-2 border-danger bg-danger-wash p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
      {sending && (
        <div>
          <sending.Progress percent={sending.percent} onCancel={sending.cancel} />
          {/* Not every phone asks before it leaves a page. */}
          <p className="mt-2 text-sm text-ink-soft">Laat deze pagina open tot uw foto's binnen zijn.</p>
        </div>
      )}
      <Button type="submit" busy={sending !== null} className="justify-self-start">
        {sending ? "Versturen..." : failure && chosen ? "Nog eens versturen" : "Versturen"}
      </Button>
    </form>
  );
}

const stop = (event: DragEvent) => event.preventDefault();
