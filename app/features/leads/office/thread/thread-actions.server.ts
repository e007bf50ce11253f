import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import {
  longestMessage,
  longestSubject,
  MAX_MESSAGE_BYTES,
} from "~/features/leads/model/files/message-files";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { attachedBytes, dropDraftFile } from "~/features/leads/store/thread/draft-files.server";
import { readDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { resendMessage, sendMessage, UNDO_MS } from "~/features/leads/store/thread/send-message.server";
import { unsendMessage } from "~/features/leads/store/thread/unsend-message.server";
import { sizeText } from "~/lib/files/size-text";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";

/**
 * `undo`: fields of the post that takes it back; `until`: for how long it can, and what is true then. `wakeAfter`: seconds until
 * something is to be sent.
 */
type Done = {
  text: string;
  failed?: true;
  undo?: Record<string, string>;
  until?: { seconds: number; text: string };
  wakeAfter?: number;
};
type Outcome = Done | { error: string; stale?: true } | "quiet";

/** `stale`: the window shows an older draft than there is. */
const alreadySent: Outcome = {
  error:
    "Dit antwoord is al verstuurd vanuit een ander venster. Kijk bij het gesprek voordat u nog iets verstuurt.",
  stale: true,
};

const numbers = z.pipe(
  text,
  z.transform((list) =>
    list
      .split(",")
      .filter((one) => /^\d{1,3}$/.test(one))
      .map(Number),
  ),
);

const threadPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("send"),
    message: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    subject: z.pipe(text, z.transform(cleanLine)),
    body: z.pipe(text, z.transform(cleanLines)),
    photos: numbers,
    used: z._default(z.nullable(z.coerce.number()), null),
  }),
  z.object({ action: z.literal("unsend"), message: text }),
  z.object({ action: z.literal("resend"), message: text }),
  z.object({ action: z.literal("drop-file"), file: text }),
]);

/** Does what a button of the conversation asks; null for a post that is not one of its own. */
export async function changeThread(
  stores: LeadStores,
  leadId: string,
  form: FormData,
  writer: { email: string; now: Date },
): Promise<Outcome | null> {
  const asked = readForm(form, threadPost);
  switch (asked?.action) {
    case undefined:
      return null;
    case "send": {
      const { message: id, subject, body, photos, used } = asked;
      const error = await problemWith(stores.db, leadId, writer.email, asked);
      if (error) return { error };
      const sent = await sendMessage(stores.db, leadId, { id, subject, body, photos, used }, writer);
      const owner = { leadId, employee: writer.email, kind: "answer" } as const;
      if (!sent && used !== null && (await readDraft(stores.db, owner)).used > used) return alreadySent;
      if (!sent) return { error: "Naar deze aanvrager kan nu niet worden gemaild. Uw tekst staat er nog." };
      const undo = { action: "unsend", message: id };
      const seconds = UNDO_MS / 1000;
      const until = { seconds, text: "De mail is op weg. Bij het gesprek staat of hij vertrok." };
      return { text: "De mail gaat over 10 seconden weg.", undo, until, wakeAfter: seconds + 1 };
    }
    case "unsend":
      return (await unsendMessage(stores.db, leadId, asked.message, writer))
        ? { text: "De mail is teruggehaald. Uw tekst staat weer bij het antwoord." }
        : { text: "Deze mail is al verstuurd.", failed: true };
    case "resend":
      return (await resendMessage(stores.db, leadId, asked.message, writer))
        ? { text: "De mail wordt opnieuw verstuurd.", wakeAfter: 0 }
        : { text: "Deze mail wordt al opnieuw verstuurd.", failed: true };
    case "drop-file":
      await dropDraftFile(stores, leadId, writer.email, asked.file);
      return "quiet";
  }
}

async function problemWith(
  db: D1Database,
  leadId: string,
  employee: string,
  { subject, body, photos }: { subject: string; body: string; photos: number[] },
): Promise<string | null> {
  if (body === "") return "Schrijf eerst een antwoord";
  if (body.length > longestMessage) return `Een antwoord mag maximaal ${longestMessage} tekens hebben`;
  if (subject.length > longestSubject) return `Een onderwerp mag maximaal ${longestSubject} tekens hebben`;
  const bytes = await attachedBytes(db, leadId, employee, photos);
  if (bytes <= MAX_MESSAGE_BYTES) return null;
  return `De bijlagen zijn samen ${sizeText(bytes)}; per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee. Laat er een weg.`;
}
