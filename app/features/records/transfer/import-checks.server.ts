import { withRecords } from "~/content/records/current.server";
import { picturesIn, placesOf } from "~/content/records/fields/picture";
import type { RecordType } from "~/content/records/record-type";
import { recordType } from "~/content/records/record-types";
import { mergeRecords, type SiteRecords } from "~/content/records/site-records";
import { checkRecord } from "~/features/records/desk/check-record.server";

/** A value that an import would publish, in today's shape. */
export type Incoming = { type: RecordType; key: string; live: unknown; shape: number };

/**
 * Beside the site as it would be with all of them: what keeps each from being published by hand, by its name. Pictures
 * that are not in the library are told of otherwise; `coming` are the addresses of pages that come with them.
 */
export async function siteProblems(
  db: D1Database,
  incoming: readonly Incoming[],
  coming: readonly string[],
): Promise<Map<string, string[]>> {
  const site = await siteWith(db, incoming);
  const found = new Map<string, string[]>();
  for (const { type, key, live } of incoming) {
    const { problems = [] } = await withRecords(site, () => checkRecord(db, { type, key, content: live }));
    const pictures = new Set(placesOf(live, new Set(picturesIn(live))));
    const lines = problems
      .filter(({ path }) => !pictures.has(path))
      .filter(({ message }) => !coming.some((to) => message.includes(` ${to} `)))
      .map(({ path, message }) => [path, message].filter(Boolean).join(": "));
    found.set(`${type.name}/${key}`, lines);
  }
  return found;
}

type Row = { type: string; key: string; content: string | null; shape: number | null };

/** What visitors see now, with these over it; of long lists no other page is made. */
async function siteWith(db: D1Database, incoming: readonly Incoming[]): Promise<SiteRecords> {
  const { results } = await db
    .prepare(
      `SELECT r.type, r.key, v.content, v.shape FROM content_records r
       LEFT JOIN content_revisions v ON v.id = r.live_revision WHERE r.live_revision IS NOT NULL OR r.hidden = 1`,
    )
    .all<Row>();
  const now = results.map(({ type, key, content, shape }) => ({
    ...{ type, key },
    live: content === null || shape === null ? null : { content, shape },
  }));
  const then = incoming.map(({ type, key, live, shape }) => ({
    ...{ type: type.name, key },
    live: { content: JSON.stringify(live), shape },
  }));
  const short = [...now, ...then].filter(({ type }) => recordType(type)?.listing === null);
  return mergeRecords(short).records;
}
