import { recordType } from "~/content/records/record-types";
import { checkRecord } from "./check-record.server";
import { publishRecord, revertRecord, scheduleRecord, unpublishRecord } from "./publish.server";
import { builtInOf, getRecord } from "./record-store.server";

/** Publishes and withdraws what is due at `at` (ms). What is not right (any more) stays as it is, and says why. */
export async function runRecordPlans({ DB }: { DB: D1Database }, at: number): Promise<void> {
  const who = { actor: "system", now: new Date(at) };
  for (const { type, key } of await due(DB, "publish_at", at)) {
    const record = await getRecord(DB, type, key);
    if (!record) continue;
    const { value, problems } = await checkRecord(DB, record);
    // What is live is still withdrawn on time.
    const unpublishAt = record.liveRevision === null ? null : record.unpublishAt;
    if (problems)
      await scheduleRecord(
        DB,
        record,
        { publishAt: null, unpublishAt },
        problems[0]?.message ?? "er klopt iets niet",
      );
    else await publishRecord(DB, record, value, who, true);
  }
  for (const named of await due(DB, "unpublish_at", at)) {
    if (builtInOf(named.type, named.key) === undefined) await unpublishRecord(DB, named);
    else await revertRecord(DB, named, who);
  }
}

async function due(db: D1Database, column: "publish_at" | "unpublish_at", at: number) {
  const { results } = await db
    .prepare(`SELECT type, key FROM content_records WHERE ${column} <= ? ORDER BY ${column} LIMIT 25`)
    .bind(at)
    .all<{ type: string; key: string }>();
  return results.flatMap(({ type: name, key }) => {
    const type = recordType(name);
    return type ? [{ type, key }] : [];
  });
}
