import { nameAsText } from "~/features/leads/model/files/file-name";
import { MAX_FILE_BYTES, MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import { inspectFile, type RefusedFile } from "~/features/leads/receive/inspect-file.server";
import { discardFiles, type StagedFile, stageFile } from "~/features/leads/store/files/lead-files.server";
import { sha256 } from "~/lib/bytes/hash";
import type { MailFileIn } from "./read-mail.server";

/** Attachments of one mail that are looked into. */
const mostLookedAt = 30;

type Refusal = RefusedFile["problem"] | "tooLarge" | "empty" | "full";

/** Why the office does not find an attachment among the files, in its words; completes a name. */
const refusals: Record<Refusal, string> = {
  tooLarge: `is groter dan ${MAX_FILE_BYTES / 1024 ** 2} MB`,
  empty: "is leeg",
  full: `past er niet meer bij: bij een aanvraag staan hoogstens ${MAX_LEAD_FILES} bestanden`,
  wrongKind: "is geen foto, pdf of Word-document",
  damaged: "is beschadigd of niet volledig",
  macros: "bevat macro's, ingesloten bestanden of iets anders dat wij niet kunnen controleren",
  locked: "heeft een wachtwoord",
};

export type KeptAttachments = {
  files: StagedFile[];
  /** A line for each that is not among the files. */
  notes: string[];
};

/** Parts that carry nothing to look at: signatures, what a report says, an invitation. */
const silent =
  /^(?:application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature|ics)|text\/(?:calendar|rfc822-headers)|message\/(?:delivery-status|disposition-notification|global-delivery-status))$/;

/** A logo under a mail. Photos that a phone puts between the lines are larger. */
const tinyBytes = 30 * 1024;
const tinyPixels = 160;

/**
 * Judges attachments as uploads are judged, and puts what is taken into the bucket. `sums`: SHA-256 of the files that the
 * lead has; one that it has already takes no place. Throws when the bucket fails; what was staged is then swept.
 */
export async function stageAttachments(
  bucket: R2Bucket,
  attachments: MailFileIn[],
  sums: string[],
  now: Date,
): Promise<KeptAttachments> {
  const kept: KeptAttachments = { files: [], notes: [] };
  const known = new Set(sums);
  const looked = attachments.filter(({ mimeType }) => !silent.test(mimeType));
  for (const attachment of looked.slice(0, mostLookedAt)) {
    const name = nameAsText(attachment.filename ?? "");
    const refuse = (why: Refusal) => void kept.notes.push(`‘${name}’ ${refusals[why]}.`);
    const { content } = attachment;
    if (content.byteLength === 0) refuse("empty");
    else if (content.byteLength > MAX_FILE_BYTES) refuse("tooLarge");
    else if (!isTiny(attachment)) {
      const sentSha256 = await sha256(content);
      const inspected = await inspectFile(content);
      if ("problem" in inspected) refuse(inspected.problem);
      else if (!isLogo(attachment, inspected)) {
        const sum = await sha256(inspected.content);
        if (known.has(sum)) continue;
        if (known.size >= MAX_LEAD_FILES) refuse("full");
        else kept.files.push(await stageFile(bucket, { ...inspected, name, sentSha256 }, now));
        if (known.size < MAX_LEAD_FILES) known.add(sum);
      }
    }
  }
  const more = looked.length - mostLookedAt;
  if (more > 0)
    kept.notes.push(`En nog ${more} ${more === 1 ? "bijlage" : "bijlagen"}, die niet zijn bekeken.`);
  return kept;
}

export const discardStaged = (bucket: R2Bucket, { files }: KeptAttachments) => discardFiles(bucket, files);

const stands = ({ contentId, disposition }: MailFileIn) => Boolean(contentId) && disposition !== "attachment";

const isTiny = (attachment: MailFileIn) =>
  stands(attachment) && /^image\//.test(attachment.mimeType) && attachment.content.byteLength < tinyBytes;

const isLogo = (attachment: MailFileIn, { height }: { height: number | null }) =>
  stands(attachment) && height !== null && height <= tinyPixels;
