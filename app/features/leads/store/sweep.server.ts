import type { RetentionDays } from "~/content/site/retention";
import { MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import { forgetFiles, MOST_FORGOTTEN, withoutRow } from "~/features/leads/store/files/forget-files.server";
import { objectPrefix } from "~/features/leads/store/files/lead-files.server";
import { raiseGeneration } from "~/platform/cache/content-generation.server";
import { log } from "~/platform/log.server";
import { forgetKept } from "./kept-mails.server";

export type LeadStores = { db: D1Database; bucket: R2Bucket };

const day = 24 * 60 * 60 * 1000;

/** After a day no running upload can claim a file. Run daily, this month and the one before are enough. */
export async function sweepOrphans(
  { db, bucket }: LeadStores,
  now: Date,
  maxObjects = 20_000,
): Promise<{ looked: number; removed: number }> {
  const totals = { looked: 0, removed: 0 };
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  for (const prefix of [objectPrefix(lastMonth), objectPrefix(now)]) {
    for (let cursor: string | undefined; ; ) {
      const limit = Math.min(1000, maxObjects - totals.looked);
      if (limit === 0) {
        log("warn", "sweep.cut-short", { count: totals.looked });
        return totals;
      }
      const page = await bucket.list({ prefix, cursor, limit });
      totals.looked += page.objects.length;
      const old = page.objects.filter((object) => now.getTime() - object.uploaded.getTime() > day);
      const orphans = await withoutRow(
        db,
        old.map((object) => object.key),
      );
      if (orphans.length > 0) await bucket.delete(orphans);
      totals.removed += orphans.length;
      if (!page.truncated) break;
      cursor = page.cursor;
    }
  }
  if (totals.removed > 0) log("info", "sweep.orphans", { count: totals.removed });
  return totals;
}

/** As many as have their files removed by one call. */
const purgeBatch = MOST_FORGOTTEN / MAX_LEAD_FILES;

/** Erases at most `limit` leads that are older than their rule keeps them, oldest first. How many it were. */
export async function purgeLeads(
  stores: LeadStores,
  now: Date,
  retention: RetentionDays,
  limit = 10_000,
): Promise<number> {
  const oldest = stores.db.prepare(`SELECT id ${overdue} ORDER BY received_at LIMIT ?3`);
  let erased = 0;
  for (;;) {
    const size = Math.min(purgeBatch, limit - erased);
    const { results } = await oldest.bind(...limits(now, retention), size).all<{ id: string }>();
    const ids = results.map(({ id }) => id);
    if (ids.length > 0) erased += await removeLeads(stores, ids, { due: limits(now, retention) });
    if (ids.length < purgeBatch) break;
  }
  if (erased > 0) log("info", "lead.purged", { count: erased });
  return erased;
}

/** The rule of retention that a lead falls under; the names are those of RetentionDays. */
const rule = `CASE WHEN quarantine_reason IS NOT NULL THEN 'quarantined' WHEN status = 'won' THEN 'won' ELSE 'request' END`;

/**
 * Leads past their rule. The latest of its moments (?2) lets the index narrow the search. What the office put into
 * quarantine counts from that moment: else an old request would be gone the same night, before it can be undone.
 */
const overdue = `FROM leads WHERE received_at < ?2 AND coalesce(spam_at, received_at) < (?1 ->> ${rule})
  AND (quarantine_reason IS NULL OR NOT EXISTS (SELECT 1 FROM lead_events
    WHERE lead_id = leads.id AND kind IN ('spam', 'held-again') AND at >= (?1 ->> 'quarantined')))`;

function limits(now: Date, retention: RetentionDays): [string, number] {
  const before = Object.entries(retention).map(
    ([name, { days }]) => [name, now.getTime() - days * day] as const,
  );
  return [JSON.stringify(Object.fromEntries(before)), Math.max(...before.map(([, moment]) => moment))];
}

type PurgePreview = Record<keyof RetentionDays, number>;

/** The dry run of `purgeLeads`: counts by the same rules and changes nothing. */
export async function previewPurge(
  db: D1Database,
  now: Date,
  retention: RetentionDays,
): Promise<PurgePreview> {
  const { results } = await db
    .prepare(`SELECT ${rule} AS rule, count(*) AS count ${overdue} GROUP BY rule`)
    .bind(...limits(now, retention))
    .all<{ rule: keyof RetentionDays; count: number }>();
  const counts = Object.fromEntries(results.map(({ rule, count }) => [rule, count]));
  return { request: 0, won: 0, quarantined: 0, ...counts };
}

/** Run daily, no hash of a client is older than two days. */
export async function forgetClients(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare("UPDATE leads SET client_hash = NULL WHERE client_hash IS NOT NULL AND received_at < ?")
    .bind(now.getTime() - day)
    .run();
}

/** Run every minute: the key of a pattern may be a hash of a client that is two days old. */
export async function forgetPatterns(db: D1Database, now: Date): Promise<void> {
  await db.prepare("DELETE FROM held_patterns WHERE until <= ?").bind(now.getTime()).run();
}

/**
 * Erases one lead at once, with what its address mailed and stands nowhere, unless another lead of that address is left. `told`
 * is written in the same transaction. False when there is no such lead.
 */
export async function eraseLead(
  stores: LeadStores,
  id: string,
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const erased = (await removeLeads(stores, [id], { told: [...told, forgetKept(stores.db, id)] })) > 0;
  if (erased) log("info", "lead.erased", { leadId: id });
  return erased;
}

/**
 * `due`: only what its rule still says should go at that moment, because between reading and removing a
 * lead may be won or released; null: all of `ids`. The rows go first, and with them in one transaction the names of their
 * files into `files_to_forget` (triggers): what stops half-way is finished within a minute. Other tables: ON DELETE CASCADE;
 * a review goes with the row that ties it to its lead (a trigger), and from the pages that show it.
 */
async function removeLeads(
  stores: LeadStores,
  ids: string[],
  { due = null, told = [] }: { due?: [string, number] | null; told?: D1PreparedStatement[] },
): Promise<number> {
  const { db } = stores;
  const values = [...(due ?? ["{}", 0]), JSON.stringify(ids)];
  const these = `${due ? overdue : "FROM leads WHERE TRUE"} AND id IN (SELECT value FROM json_each(?3))`;
  const reviewed = await db
    .prepare("SELECT 1 FROM lead_reviews WHERE lead_id IN (SELECT value FROM json_each(?)) LIMIT 1")
    .bind(JSON.stringify(ids))
    .first();
  const done = await db.batch([
    ...told,
    db.prepare(forgetTaken(these)).bind(...values),
    ...(reviewed ? [raiseGeneration(db)] : []),
    db.prepare(`DELETE ${these} RETURNING id`).bind(...values),
  ]);
  const removed = done.at(-1)?.results.length ?? 0;
  if (removed > 0) await forgetFiles(stores).catch(() => log("warn", "lead.files-left", { count: removed }));
  return removed;
}

/** Photos that a project or review took over from these leads: the library lets go of those that nobody sees. */
function forgetTaken(these: string): string {
  return `INSERT INTO pictures_to_forget (media_id)
    SELECT m.id FROM lead_files f JOIN media m ON m.sha256 = f.sha256
    WHERE f.lead_id IN (SELECT id ${these})
      AND f.lead_id IN (SELECT lead_id FROM lead_projects UNION ALL SELECT lead_id FROM lead_reviews WHERE photo_n IS NOT NULL)
    ON CONFLICT DO NOTHING`;
}
