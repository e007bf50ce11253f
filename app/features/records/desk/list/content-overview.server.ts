import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import type { Picture } from "~/content/types";
import { builtInOf, titleOf } from "~/features/records/desk/record-store.server";
import type { RecordState } from "~/features/records/model/record-states";
import { listRecords } from "./record-list.server";

export type RecordSummary = {
  key: string;
  title: string;
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
  return Promise.all(
    types.map(async (type) => ({
      name: type.name,
      label: type.label.many,
      add: type.open?.label ?? null,
      long: type.listing !== null,
      records: type.listing
        ? await newestRecords(db, type)
        : allRecords(
            type,
            touched.filter((row) => row.type === type.name),
          ),
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
    const title = row?.title || titleOf(type, builtInOf(type, key));
    const changed = row && row.state !== "original" ? { by: row.by, at: row.at } : null;
    return { key, title, state: row?.state ?? "original", changed, cover: null };
  });
}

async function newestRecords(db: D1Database, type: RecordType): Promise<RecordSummary[]> {
  const { rows } = await listRecords(db, type, { state: null, search: "", cursor: null, limit: NEWEST });
  return rows.map(({ updatedAt: at, updatedBy: by, ...row }) => ({ ...row, changed: { at, by } }));
}
