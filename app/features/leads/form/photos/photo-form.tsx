import { type FormEvent, useState } from "react";
import { type AttachmentsShown, attachmentStore } from "~/features/leads/form/attachments/attachment-store";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { sendLead } from "~/features/leads/form/send/send-lead";
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

/** Adds photos and documents to a lead that was sent before. What could not be sent stays chosen. Works without script. */
export function PhotoForm({ page, endpoint, done, form, tag, error }: Props) {
  const [shown, setShown] = useState<AttachmentsShown>({ attachments: [], problems: [] });
  const [store] = useState(() =>
    attachmentStore({ tag, form, show: (change) => setShown((before) => ({ ...before, ...change })) }),
  );
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState(error);

  async function send(event: FormEvent) {
    event.preventDefault();
    // A double tap sends once.
    if (sending) return;
    setFailure(undefined);
    if (store.list().length === 0) return setFailure("Kies eerst een foto of document.");
    setSending(true);
    const body = new FormData();
    for (const file of await store.ready()) body.append("files", file, file.name);
    const result = await sendLead(endpoint, body);
    if (result.ok) {
      // To an address that is open already the browser would not go.
      if (location.pathname === done) location.reload();
      else location.assign(done);
      return;
    }
    setSending(false);
    setFailure(result.message ?? "Uw foto's kwamen niet aan. Ze staan er nog: verstuur ze nog eens.");
  }
  const files = {
    ...shown,
    add: async (chosen: Iterable<File>) => {
      setFailure(undefined);
      store.add(chosen);
      return true;
    },
    remove: store.remove,
  };
  return (
    <form action={page} method="post" encType="multipart/form-data" onSubmit={send} className="grid gap-4">
      <AttachmentsField form={form} files={files} only />
      {failure && (
        <p role="alert" className="border-2 border-danger bg-danger-wash p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" busy={sending} className="justify-self-start">
        {sending
          ? "Versturen..."
          : failure && shown.attachments.length > 0
            ? "Nog eens versturen"
            : "Versturen"}
      </Button>
    </form>
  );
}
