import { siteRecords } from "~/content/records/current.server";
import { checkValue, type StoredValue, upToDate } from "~/content/records/read-stored";
import type { RecordType } from "~/content/records/record-type";
import { recordType, type TypeName, type ValueOf } from "~/content/records/record-types";
import { withTimeout } from "~/lib/with-timeout";
import { noteStandIn } from "~/platform/cache/stand-ins.server";
import { log } from "~/platform/log.server";
import { hasLive } from "./site-content.server";

/** What a page can wait for; then it is shown without them. */
const PATIENCE_MS = 1_500;

export type Listed<Value> = { key: string; value: Value };
export type ListedPage<Value> = {
  items: Listed<Value>[];
  /** For `after` of the next page; null on the last. */
  next: string | null;
};

type Row = { key: string; sort: string; id: number } & StoredValue;

/**
 * What visitors see of a long list, by one of its tags, the last first. One query, none where nothing is live; a silent
 * database gives an empty list. Unreadable records are left out. `after`: `next` of the page before.
 */
export async function listLive<Name extends TypeName>(
  db: D1Database,
  name: Name,
  { tag, limit, after = null }: { tag: string; limit: number; after?: string | null },
): Promise<ListedPage<ValueOf<Name>>> {
  const drafts = draftsOf(name);
  // Of characters that the page cache keeps in an address.
  const [, sort = "", id = ""] = /^([a-z0-9-]{1,40})-(\d{1,15})$/.exec(after ?? "") ?? [];
  const rows = hasLive(name)
    ? await orNone(
        db
          .prepare(
            `SELECT r.key, v.content, v.shape, t.sort, t.record_id AS id FROM content_tags t
             JOIN content_records r ON r.id = t.record_id JOIN content_revisions v ON v.id = r.live_revision
             WHERE t.tag = ?1 AND t.live = 1 AND (?2 = '' OR (t.sort, t.record_id) < (?2, ?3))
             ORDER BY t.sort DESC, t.record_id DESC LIMIT ?4`,
          )
          .bind(tag, sort, Number(id), limit + 1)
          .all<Row>(),
      )
    : [];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const live = shown
    .flatMap((row) => readable(name, row))
    .filter(({ key }) => !drafts.some((draft) => draft.key === key));
  const first = after ? [] : drafts.filter(({ tags }) => tags.includes(tag));
  return {
    items: [...first.map(({ key, value }) => ({ key, value })), ...live].slice(0, limit),
    next: last ? `${last.sort}-${last.id}` : null,
  };
}

/**
 * The first `limit` of several lists one after the other, each record once: those of the first tag, then those of the
 * next. One query, none where nothing is live.
 */
export async function firstLive<Name extends TypeName>(
  db: D1Database,
  name: Name,
  { tags, limit }: { tags: string[]; limit: number },
): Promise<Listed<ValueOf<Name>>[]> {
  const rows = hasLive(name)
    ? await orNone(
        db
          .prepare(
            `WITH wanted AS MATERIALIZED (SELECT key AS rank, (SELECT json_group_array(record_id) FROM (
                 SELECT record_id FROM content_tags WHERE tag = value AND live = 1
                 ORDER BY sort DESC, record_id DESC LIMIT ?2)) AS ids FROM json_each(?1))
             SELECT r.key, v.content, v.shape, '' AS sort, r.id, wanted.rank FROM wanted
             CROSS JOIN json_each(wanted.ids) found CROSS JOIN content_records r ON r.id = found.value
             CROSS JOIN content_revisions v ON v.id = r.live_revision ORDER BY wanted.rank, found.key`,
          )
          .bind(JSON.stringify(tags), limit)
          .all<Row & { rank: number }>(),
      )
    : [];
  const drafts = draftsOf(name);
  const ranked = drafts.map((draft) => ({
    ...draft,
    rank: tags.findIndex((tag) => draft.tags.includes(tag)),
  }));
  const live = rows
    .filter(({ key }) => !drafts.some((draft) => draft.key === key))
    .flatMap((row) => readable(name, row).map((item) => ({ ...item, rank: row.rank })));
  const found = new Map<string, Listed<ValueOf<Name>>>();
  for (const { rank, key, value } of [...ranked, ...live].sort((a, b) => a.rank - b.rank))
    if (rank >= 0 && !found.has(key)) found.set(key, { key, value });
  return [...found.values()].slice(0, limit);
}

/** A live record; null when there is none with this key. One query at most. */
export async function findLive<Name extends TypeName>(
  db: D1Database,
  name: Name,
  key: string,
): Promise<ValueOf<Name> | null> {
  const draft = siteRecords()[name].get(key);
  if (draft !== undefined) return draft as ValueOf<Name>;
  if (!hasLive(name) || !/^[a-z0-9-]{1,80}$/.test(key)) return null;
  const rows = await orNone(
    db
      .prepare(
        `SELECT r.key, v.content, v.shape, '' AS sort, r.id FROM content_records r
         JOIN content_revisions v ON v.id = r.live_revision WHERE r.type = ? AND r.key = ?`,
      )
      .bind(name, key)
      .all<Row>(),
  );
  return rows.flatMap((row) => readable(name, row))[0]?.value ?? null;
}

/** Those of these tags by which visitors would find something. One query at most. */
export async function tagsInUse(db: D1Database, name: TypeName, tags: string[]): Promise<Set<string>> {
  const drafts = draftsOf(name).flatMap(({ tags: own }) => own.filter((tag) => tags.includes(tag)));
  if (!hasLive(name)) return new Set(drafts);
  const rows = await orNone(
    db
      .prepare(
        `SELECT value AS tag FROM json_each(?)
         WHERE EXISTS (SELECT 1 FROM content_tags WHERE tag = value AND live = 1)`,
      )
      .bind(JSON.stringify(tags))
      .all<{ tag: string }>(),
  );
  return new Set([...drafts, ...rows.map(({ tag }) => tag)]);
}

/** How many live records each of these tags has. One query, none where nothing is live. */
export async function countLive(
  db: D1Database,
  name: TypeName,
  tags: string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = hasLive(name)
    ? await orNone(
        db
          .prepare(
            `SELECT value AS tag, (SELECT count(*) FROM content_tags WHERE tag = value AND live = 1) AS count
             FROM json_each(?)`,
          )
          .bind(JSON.stringify(tags))
          .all<{ tag: string; count: number }>(),
      )
    : [];
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

type Address = { key: string; liveAt: number };

/** Keys of live records in the order of their first publication, `limit` from the one after `offset` on; for the sitemap. */
export async function liveKeys(
  db: D1Database,
  name: TypeName,
  { offset, limit }: { offset: number; limit: number },
): Promise<Address[]> {
  if (!hasLive(name)) return [];
  return orNone(
    db
      .prepare(
        `SELECT key, live_at AS liveAt FROM content_records WHERE type = ? AND live_revision IS NOT NULL
         ORDER BY id LIMIT ? OFFSET ?`,
      )
      .bind(name, limit, offset)
      .all<Address>(),
  );
}

/** Of this request alone: what somebody looks at in its place before it is published. */
function draftsOf<Name extends TypeName>(name: Name) {
  const { listing } = recordType(name) as RecordType<ValueOf<Name>>;
  return [...siteRecords()[name]].map(([key, value]) => ({
    key,
    value: value as ValueOf<Name>,
    tags: listing?.tagsOf(value as ValueOf<Name>) ?? [],
  }));
}

function readable<Name extends TypeName>(name: Name, { key, ...stored }: Row): Listed<ValueOf<Name>>[] {
  const type = recordType(name) as RecordType<ValueOf<Name>>;
  const { value, problems } = checkValue(type, upToDate(type, stored));
  if (!problems) return [{ key, value }];
  log("error", "content.invalid", { kind: name });
  return [];
}

async function orNone<R>(found: Promise<D1Result<R>>): Promise<R[]> {
  const answer = await withTimeout(PATIENCE_MS, found, null);
  if (answer === null) {
    log("warn", "content.unavailable", {});
    noteStandIn();
  }
  return answer?.results ?? [];
}
