import { checkValue, upToDate } from "~/content/records/read-stored";
import type { RecordType } from "~/content/records/record-type";

type Row = { type: string; key: string; content: string; shape: number };

/** By 'type/key' what visitors see of the office's changes, of these types; what cannot be read is left out. */
export async function liveValues(db: D1Database, types: RecordType[]): Promise<Map<string, unknown>> {
  const { results } = await db
    .prepare(
      `SELECT r.type, r.key, v.content, v.shape FROM content_records r JOIN content_revisions v ON v.id = r.live_revision
       WHERE r.type IN (SELECT value FROM json_each(?)) LIMIT 500`,
    )
    .bind(JSON.stringify(types.map(({ name }) => name)))
    .all<Row>();
  return new Map(
    results.flatMap(({ type: name, key, ...stored }) => {
      const type = types.find((each) => each.name === name);
      const read = type && checkValue(type, upToDate(type, stored));
      return read && !read.problems ? [[`${name}/${key}`, read.value] as const] : [];
    }),
  );
}
