import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import type { Picture } from "~/content/types";
import { builtInOf, titleOf } from "~/features/records/desk/record-store.server";
import type { RecordState } from "~/features/records/model/record-states";
import { listRecords } from "./record-list.server";

export type RecordSummary = {
  key: string;
  title: string;
  /** Of a type that the code names: what it stands with in the list. */
  group: string | null;
  state: RecordState;
  /** Null while it is as the code carries it. */
  changed: { by: string; at: number } | null;
  cover: Picture | null;
};

/** Of a long list: the rest has a page of its own. */
const NEWEST = 5;

/** What somebody may change, by type, with what became of it; of long lists what was changed last. */
export async function contentOverview(db: D1Database, may: (type: RecordType) => boolean) {
  const types = (Object.values(recordTypes) as unknown as RecordType[]).filter(may);
  const touched = await touchedRecords(
    db,
    types.filter(({ listing }) => listing === null),
  );
  const ofType = ({ name }: RecordType) => touched.filter((row) => row.type === name);
  return Promise.all(
    types.map(async (type) => ({
      name: type.name,
      label: type.label.many,
      add: type.open?.label ?? null,
      long: type.listing !== null || type.named !== null,
      covers: type.listing !== null,
      records: type.listing ? await newestRecords(db, type) : shortList(type, allRecords(type, ofType(type))),
    })),
  );
}

type Row = Pick<RecordSummary, "key" | "state" | "title"> & { type: string; at: number; by: string };

async function touchedRecords(db: D1Database, types: RecordType[]): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT type, key, state, title, updated_at AS at, updated_by AS by FROM content_records
       WHERE type IN (SELECT value FROM json_each(?)) ORDER BY updated_at DESC LIMIT 500`,
    )
    .bind(JSON.stringify(types.map(({ name }) => name)))
    .all<Row>();
  return results;
}

function allRecords(type: RecordType, rows: Row[]): RecordSummary[] {
  const touched = new Map(rows.map((row) => [row.key, row]));
  return [...new Set([...Object.keys(type.defaults), ...touched.keys()])].map((key) => {
    const row = touched.get(key);
    const built = builtInOf(type, key);
    const named = built === undefined ? undefined : type.named?.(key);
    const title = named?.name ?? (row?.title || titleOf(type, built));
    const changed = row && row.state !== "original" ? { by: row.by, at: row.at } : null;
    return { key, title, group: named?.group ?? null, state: row?.state ?? "original", changed, cover: null };
  });
}

/** Of the many that the code names only what the office changed: the rest has a page of its own. */
function shortList({ named }: RecordType, records: RecordSummary[]): RecordSummary[] {
  return named ? records.filter(({ state }) => state !== "original").slice(0, NEWEST) : records;
}

/** All records of a type that the code names, by their group; those whose name or group holds all words of `search`. */
export async function namedRecords(db: D1Database, type: RecordType, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = allRecords(type, await touchedRecords(db, [type])).filter(({ title, group }) => {
    const text = `${title} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(found.map(({ group }) => group ?? ""))];
  return groups.map((name) => ({ name, records: found.filter(({ group }) => (group ?? "") === name) }));
}

async function newestRecords(db: D1Database, type: RecordType): Promise<RecordSummary[]> {
  const { rows } = await listRecords(db, type, { state: null, search: "", cursor: null, limit: NEWEST });
  return rows.map(({ updatedAt: at, updatedBy: by, ...row }) => ({
    ...row,
    group: null,
    changed: { at, by },
  }));
}
