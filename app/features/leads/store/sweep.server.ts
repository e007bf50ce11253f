import type { RetentionDays } from "~/content/site/retention";
import { MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import { raiseGeneration } from "~/platform/cache/content-generation.server";
import { log } from "~/platform/log.server";
import { objectPrefix } from "./lead-files.server";

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
      const orphans = await withoutLead(
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

async function withoutLead(db: D1Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { results } = await db
    .prepare(
      `WITH asked AS (SELECT value FROM json_each(?))
       SELECT object_key AS key FROM lead_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT object_key FROM message_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT object_key FROM draft_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT raw_key FROM lead_messages WHERE raw_key IN (SELECT value FROM asked)`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string }>();
  const known = new Set(results.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/** R2 removes 1000 objects at one call. */
const mostDeleted = 1000;
const purgeBatch = mostDeleted / MAX_LEAD_FILES;

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
    const removed = ids.length > 0 ? await removeLeads(stores, ids) : 0;
    erased += removed;
    if (removed < purgeBatch) break;
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

/** Erases one lead at once. `told` is written in the same transaction. False when there is no such lead. */
export async function eraseLead(
  stores: LeadStores,
  id: string,
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const erased = (await removeLeads(stores, [id], told)) > 0;
  if (erased) log("info", "lead.erased", { leadId: id });
  return erased;
}

/**
 * Files first: if it stops half-way, rows still name what is left. Other tables: ON DELETE CASCADE; a review goes with the
 * row that ties it to its lead (a trigger), and from the pages that show it.
 */
async function removeLeads(
  { db, bucket }: LeadStores,
  ids: string[],
  told: D1PreparedStatement[] = [],
): Promise<number> {
  const these = JSON.stringify(ids);
  const { results } = await db
    .prepare(
      `WITH these AS (SELECT value FROM json_each(?))
       SELECT object_key AS key FROM lead_files WHERE lead_id IN (SELECT value FROM these)
       UNION ALL SELECT object_key FROM draft_files WHERE lead_id IN (SELECT value FROM these)
       UNION ALL SELECT raw_key FROM lead_messages WHERE raw_key IS NOT NULL AND lead_id IN (SELECT value FROM these)
       UNION ALL SELECT message_files.object_key FROM lead_messages JOIN message_files ON message_id = lead_messages.id
         WHERE lead_id IN (SELECT value FROM these)`,
    )
    .bind(these)
    .all<{ key: string }>();
  for (let from = 0; from < results.length; from += mostDeleted)
    await bucket.delete(results.slice(from, from + mostDeleted).map(({ key }) => key));
  const reviewed = await db
    .prepare("SELECT 1 FROM lead_reviews WHERE lead_id IN (SELECT value FROM json_each(?)) LIMIT 1")
    .bind(these)
    .first();
  const erase = db
    .prepare("DELETE FROM leads WHERE id IN (SELECT value FROM json_each(?)) RETURNING id")
    .bind(these);
  const shown = reviewed ? [raiseGeneration(db)] : [];
  const done = await db.batch([...told, forgetTaken(db, these), ...shown, erase]);
  return done.at(-1)?.results.length ?? 0;
}

/** Photos that a project took over from these leads: the library lets go of those that nobody sees. */
function forgetTaken(db: D1Database, leads: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO pictures_to_forget (media_id) SELECT m.id FROM lead_projects p
         JOIN lead_files f ON f.lead_id = p.lead_id JOIN media m ON m.sha256 = f.sha256
       WHERE p.lead_id IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
    )
    .bind(leads);
}
