import { picturesIn } from "~/content/records/fields/picture";
import { upToDate } from "~/content/records/read-stored";
import type { RecordFile } from "~/content/records/record-file";
import { shapeOf } from "~/content/records/record-type";
import { recordType } from "~/content/records/record-types";
import { sameJson } from "~/lib/same-json";

type Row = {
  id: number;
  type: string;
  key: string;
  draft: string;
  shape: number;
  live: string | null;
  liveShape: number | null;
};

const PAGE = 200;

export type Exported = {
  records: { type: string; key: string; file: RecordFile }[];
  /** Records that cannot be written, and why. */
  left: string[];
  /** Ids of the pictures that they show: those stay in the media library. */
  pictures: string[];
};

/** All that the office changed. What it went back from, or threw away, is no change any more. */
export async function exportRecords(db: D1Database): Promise<Exported> {
  const exported: Exported = { records: [], left: [], pictures: [] };
  for (let last = 0; ; ) {
    const { results } = await db
      .prepare(
        `SELECT r.id, r.type, r.key, r.draft, r.shape, v.content AS live, v.shape AS liveShape
         FROM content_records r LEFT JOIN content_revisions v ON v.id = r.live_revision
         WHERE r.id > ? AND r.state NOT IN ('original', 'binned') ORDER BY r.id LIMIT ${PAGE}`,
      )
      .bind(last)
      .all<Row>();
    for (const row of results) add(exported, row);
    last = results.at(-1)?.id ?? last;
    if (results.length < PAGE) break;
  }
  exported.pictures = [...new Set(exported.records.flatMap(({ file }) => picturesIn(file)))];
  return exported;
}

function add({ records, left }: Exported, row: Row): void {
  const { type: name, key } = row;
  const type = recordType(name);
  // What a customer wrote can be taken back at any time: no copy of it goes into files.
  if (type && type.given.length > 0) return;
  const shape = type ? shapeOf(type) : 0;
  if (!type) left.push(`${name}/${key}: this version knows no records of that type`);
  else if (Math.max(row.shape, row.liveShape ?? 0) > shape)
    left.push(`${name}/${key}: it was written by a later version of the site`);
  else {
    const draft = upToDate(type, { content: row.draft, shape: row.shape });
    if (row.live === null || row.liveShape === null)
      return void records.push({ type: name, key, file: { shape, draft } });
    const live = upToDate(type, { content: row.live, shape: row.liveShape });
    records.push({ type: name, key, file: { shape, live, ...(!sameJson(live, draft) && { draft }) } });
  }
}
