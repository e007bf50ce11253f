import { randomHex, sha256 } from "~/lib/bytes/hash";
import { type FileKind, mediaTypes } from "~/lib/files/file-kind";
import { log } from "~/platform/log.server";

/** A file that is already in the bucket, but of no lead yet. */
export type StagedFile = { key: string; name: string; kind: FileKind; bytes: number; sha256: string };

/** Keys of the objects of leads received in the month of `moment`: `leads/2026-11/`. */
export function objectPrefix(moment: Date): string {
  return `leads/${moment.toISOString().slice(0, 7)}/`;
}

/** Tries twice, each under a new unguessable key: what a lost answer leaves behind is swept as an orphan. */
export async function stageFile(
  bucket: R2Bucket,
  file: { name: string; kind: FileKind; content: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<StagedFile> {
  const checksum = await sha256(file.content);
  const put = async (): Promise<StagedFile> => {
    const key = `${objectPrefix(now)}${randomHex(16)}`;
    const stored = await bucket.put(key, file.content, {
      sha256: checksum,
      onlyIf: { etagDoesNotMatch: "*" },
      httpMetadata: { contentType: mediaTypes[file.kind] },
    });
    if (stored === null) throw new Error("object key taken");
    return { key, name: file.name, kind: file.kind, bytes: file.content.byteLength, sha256: checksum };
  };
  return put().catch((error) => {
    log("warn", "file.put-retry", { bytes: file.content.byteLength, error });
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
