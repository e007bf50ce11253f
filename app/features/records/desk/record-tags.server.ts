import { picturesIn } from "~/content/records/fields/picture";
import type { RecordType } from "~/content/records/record-type";
import type { StoredRecord } from "./record-store.server";

type Named = Pick<StoredRecord, "type" | "key">;

const pictureTags = (content: unknown) => picturesIn(content).map((media) => `media:${media}`);

/** For the batch of a save: what the draft shows now. `saved` finds the id of the record, with the parameters `named`. */
export function draftTags(
  db: D1Database,
  saved: string,
  named: string[],
  content: unknown,
): D1PreparedStatement[] {
  const tags = JSON.stringify(pictureTags(content));
  return [
    db.prepare(`DELETE FROM content_tags WHERE live = 0 AND record_id = ${saved}`).bind(...named),
    db
      .prepare(
        `INSERT INTO content_tags (tag, live, record_id) SELECT value, 0, ${saved} FROM json_each(?4) WHERE ${saved} IS NOT NULL`,
      )
      .bind(...named, tags),
  ];
}

/** For the batch of a publication, after it: by what visitors find the record now. Nothing when it did not happen. */
export function liveTags(
  db: D1Database,
  { type, key, version }: Named & Pick<StoredRecord, "version">,
  content: unknown,
): D1PreparedStatement[] {
  const { tagsOf, sortOf } = (type as RecordType).listing ?? { tagsOf: () => [], sortOf: () => "" };
  const tags = JSON.stringify([...tagsOf(content), ...pictureTags(content)]);
  const published =
    "(SELECT id FROM content_records WHERE type = ?1 AND key = ?2 AND state = 'published' AND live_version = ?3)";
  return [
    db
      .prepare(`DELETE FROM content_tags WHERE live = 1 AND record_id = ${published}`)
      .bind(type.name, key, version),
    db
      .prepare(
        `INSERT INTO content_tags (tag, live, sort, record_id)
         SELECT value, 1, ?5, ${published} FROM json_each(?4) WHERE ${published} IS NOT NULL`,
      )
      .bind(type.name, key, version, tags, sortOf(content)),
  ];
}

/** For the batch that takes a record off the site. */
export function notFound(db: D1Database, { type, key }: Named): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM content_tags WHERE live = 1
         AND record_id = (SELECT id FROM content_records WHERE type = ? AND key = ?)`,
    )
    .bind(type.name, key);
}
