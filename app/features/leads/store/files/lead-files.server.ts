import type { FileWarning } from "~/features/leads/model/files/file-warnings";
import { randomHex, sha256 } from "~/lib/bytes/hash";
import { type FileKind, mediaTypes } from "~/lib/files/file-kind";
import { log } from "~/platform/log.server";

/** A file as it is kept: without metadata, of a judged kind. */
export type InspectedFile = {
  kind: FileKind;
  content: Uint8Array<ArrayBuffer>;
  /** Pixels; null for a document. */
  width: number | null;
  height: number | null;
  warning: FileWarning | null;
};

/** A file that is already in the bucket, but of no lead yet. */
export type StagedFile = Omit<InspectedFile, "content"> & {
  key: string;
  name: string;
  bytes: number;
  /** Of what is kept. */
  sha256: string;
  /** Of what the visitor sent: tells a repeat from another lead, also after a change of the inspection. */
  sentSha256: string;
};

/** Keys of the objects of leads received in the month of `moment`: `leads/2026-11/`. */
export function objectPrefix(moment: Date): string {
  return `leads/${moment.toISOString().slice(0, 7)}/`;
}

/** Tries twice, each under a new unguessable key: what a lost answer leaves behind is swept as an orphan. */
export async function stageFile(
  bucket: R2Bucket,
  { content, ...file }: InspectedFile & { name: string; sentSha256: string },
  now: Date,
): Promise<StagedFile> {
  const checksum = await sha256(content);
  const put = async (): Promise<StagedFile> => {
    const key = `${objectPrefix(now)}${randomHex(16)}`;
    const stored = await bucket.put(key, content, {
      sha256: checksum,
      onlyIf: { etagDoesNotMatch: "*" },
      httpMetadata: { contentType: mediaTypes[file.kind] },
    });
    if (stored === null) throw new Error("object key taken");
    return { ...file, key, bytes: content.byteLength, sha256: checksum };
  };
  return put().catch((error) => {
    log("warn", "file.put-retry", { bytes: content.byteLength, error });
    return put();
  });
}

/** Best effort: the sweep removes what is left. */
export async function discardFiles(bucket: R2Bucket, files: StagedFile[]): Promise<void> {
  if (files.length === 0) return;
  await bucket
    .delete(files.map((file) => file.key))
    .catch((error) => log("warn", "file.discard-failed", { count: files.length, error }));
}
