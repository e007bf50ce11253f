import type { FileWarning } from "~/features/leads/model/files/file-warnings";
import { objectPrefix } from "~/features/leads/store/files/lead-files.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { sha256 } from "~/lib/bytes/hash";
import type { FileKind } from "~/lib/files/file-kind";
import { log } from "~/platform/log.server";
import { inspectFile, type RefusedFile } from "./inspect-file.server";

type OlderFile = { leadId: string; n: number; key: string; kind: FileKind; sha256: string };

/**
 * An older file that would be refused today is kept, and the office is asked before it opens it. A damaged picture may
 * still tell where it was taken: with a warning no page shows it.
 */
const refusedWarnings = {
  macros: "active-content",
  wrongKind: "unreadable",
  damaged: "unreadable",
  locked: "unreadable",
} as const satisfies Record<RefusedFile["problem"], FileWarning>;

/** A night's share; each file is read whole, one at a time. */
const FILES_A_NIGHT = 200;

/** Nights in which a file may fail or end the Worker. Until it is inspected, `inspected_at` is minus their number. */
const MOST_ATTEMPTS = 3;

/**
 * Inspects files that were kept before every file was: a picture is replaced by one without metadata, the others are
 * only judged. What is damaged, or failed too often, stays as it is with a warning. Stopped anywhere, the next night
 * goes on, with the files that were tried least: the row is marked last, and the key of the new object names the old
 * one, so that it is still removed.
 */
export async function inspectOlderFiles(
  stores: LeadStores,
  now: Date,
  limit = FILES_A_NIGHT,
): Promise<{ inspected: number; replaced: number }> {
  const totals = { inspected: 0, replaced: 0 };
  await giveUp(stores.db, now);
  const { results } = await stores.db
    .prepare(
      `SELECT lead_id AS leadId, n, object_key AS key, kind, sha256 FROM lead_files
       WHERE inspected_at IS NULL OR inspected_at < 0
       ORDER BY coalesce(inspected_at, 0) DESC, rowid DESC LIMIT ?`,
    )
    .bind(limit)
    .all<OlderFile>();
  for (const file of results) {
    try {
      await countAttempt(stores.db, file);
      if (await inspectOlderFile(stores, file, now)) totals.replaced++;
      totals.inspected++;
    } catch (error) {
      log("warn", "file.inspect-failed", { leadId: file.leadId, error });
    }
  }
  if (totals.inspected > 0) log("info", "file.inspected", { count: totals.inspected });
  return totals;
}

async function giveUp(db: D1Database, now: Date): Promise<void> {
  const { meta } = await db
    .prepare("UPDATE lead_files SET inspected_at = ?, warning = 'unreadable' WHERE inspected_at <= ?")
    .bind(now.getTime(), -MOST_ATTEMPTS)
    .run();
  if (meta.changes > 0) log("warn", "file.not-inspected", { count: meta.changes });
}

/** Before it is read: a file that ends the Worker says nothing afterwards. */
async function countAttempt(db: D1Database, { leadId, n }: OlderFile): Promise<void> {
  await db
    .prepare("UPDATE lead_files SET inspected_at = coalesce(inspected_at, 0) - 1 WHERE lead_id = ? AND n = ?")
    .bind(leadId, n)
    .run();
}

/** Whether another object took its place. */
async function inspectOlderFile({ db, bucket }: LeadStores, file: OlderFile, now: Date): Promise<boolean> {
  const former = formerKey(file.key);
  if (former !== null) await bucket.delete(former);
  const object = await bucket.get(file.key);
  const found = object && (await inspectFile(new Uint8Array(await object.arrayBuffer())));
  const mark = db.prepare(
    "UPDATE lead_files SET inspected_at = ?, width = ?, height = ?, warning = ? WHERE lead_id = ? AND n = ? AND object_key = ?",
  );
  if (found === null || "problem" in found) {
    if (found === null) log("warn", "file.gone", { leadId: file.leadId });
    const warning = found && refusedWarnings[found.problem];
    await mark.bind(now.getTime(), null, null, warning, file.leadId, file.n, file.key).run();
    return false;
  }
  const { content, width, height, warning } = found;
  const checksum = await sha256(content);
  const marked = [now.getTime(), width, height, warning, file.leadId, file.n] as const;
  if (checksum === file.sha256) {
    await mark.bind(...marked, file.key).run();
    return false;
  }
  const key = replacementKey(file.key, checksum, now);
  // Null: a night that was stopped has put it, under this key with this content.
  await bucket.put(key, content, {
    sha256: checksum,
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: object?.httpMetadata ?? {},
  });
  const { meta } = await db
    .prepare(
      "UPDATE lead_files SET object_key = ?, bytes = ?, sha256 = ?, width = ?, height = ? WHERE lead_id = ? AND n = ? AND object_key = ?",
    )
    .bind(key, content.byteLength, checksum, width, height, file.leadId, file.n, file.key)
    .run();
  // Erased meanwhile: the sweep removes what no row names.
  if (meta.changes === 0) return false;
  await bucket.delete(file.key);
  await mark.bind(...marked, key).run();
  return true;
}

/** Of this month, so that the sweep finds it when no row comes to name it: `leads/2026-11/2026-03-<name>-<content>`. */
function replacementKey(key: string, checksum: string, now: Date): string {
  const [, month, name] = /^leads\/(\d{4}-\d{2})\/([^/]+)$/.exec(key) ?? [];
  if (month === undefined) throw new Error("not a key of a lead's file");
  return `${objectPrefix(now)}${month}-${name}-${checksum.slice(0, 8)}`;
}

/** The key that such a key replaced; null for one that replaced none. */
function formerKey(key: string): string | null {
  const [, month, name] = /^leads\/\d{4}-\d{2}\/(\d{4}-\d{2})-(.+)-[0-9a-f]{8}$/.exec(key) ?? [];
  return month === undefined ? null : `leads/${month}/${name}`;
}
