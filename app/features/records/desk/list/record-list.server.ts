import { picturesOf } from "~/content/records/fields/picture";
import type { RecordType } from "~/content/records/record-type";
import type { Picture } from "~/content/types";
import { type RecordState, recordStates } from "~/features/records/model/record-states";

export type RecordRow = {
  id: number;
  key: string;
  state: RecordState;
  title: string;
  updatedAt: number;
  updatedBy: string;
  publishAt: number | null;
  /** The first picture of the draft. */
  cover: Picture | null;
};

export type RecordFilter = {
  /** Null: everything that is not in the bin. */
  state: RecordState | null;
  search: string;
  /** `next` of the page before; an unknown value starts at the top. */
  cursor: string | null;
  limit: number;
};

export const isRecordState = (text: string | null): text is RecordState =>
  text !== null && Object.hasOwn(recordStates, text);

type Row = Omit<RecordRow, "cover"> & { draft: string };

const columns = `id, key, state, title, draft, updated_at AS updatedAt, updated_by AS updatedBy, publish_at AS publishAt`;

/**
 * A page of the records of a type that are in the database, the last changed first; what a search finds, the newest
 * first. Reads no more rows than it shows.
 */
export async function listRecords(
  db: D1Database,
  { name }: Pick<RecordType, "name">,
  filter: RecordFilter,
): Promise<{ rows: RecordRow[]; next: string | null }> {
  const words = filter.search.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [];
  if (filter.search.trim() !== "" && words.length === 0) return { rows: [], next: null };
  const { sql, params } = words.length > 0 ? searchQuery(name, filter, words) : listQuery(name, filter);
  const { results } = await db
    .prepare(sql)
    .bind(...params)
    .all<Row>();
  const rows = results.slice(0, filter.limit).map(({ draft, ...row }) => ({ ...row, cover: coverOf(draft) }));
  const last = results.length > filter.limit ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.updatedAt}.${last.id}` : null };
}

type Query = { sql: string; params: (string | number)[] };

/** The first page has a start value too, so that every page is an index seek. */
const startOf = (cursor: string | null): [at: number, id: number] => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? [];
  return id ? [Number(at), Number(id)] : [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
};

function listQuery(name: string, { state, cursor, limit }: RecordFilter): Query {
  const where = state ? "state = ?" : "state <> 'binned'";
  return {
    sql: `SELECT ${columns} FROM content_records WHERE type = ? AND ${where} AND (updated_at, id) < (?, ?)
      ORDER BY updated_at DESC, id DESC LIMIT ?`,
    params: [name, ...(state ? [state] : []), ...startOf(cursor), limit + 1],
  };
}

/** D1 binds numbers as reals, and full-text search begins at the top again for those. */
function searchQuery(name: string, { state, cursor, limit }: RecordFilter, words: string[]): Query {
  const title = words.map((word) => `"${word}"*`).join(" AND ");
  const where = state ? `AND state : "${state}"` : 'NOT state : "binned"';
  return {
    sql: `SELECT ${columns} FROM content_records WHERE id IN (
        SELECT rowid FROM content_search WHERE content_search MATCH ? AND rowid < CAST(? AS INTEGER) ORDER BY rowid DESC LIMIT ?)
      ORDER BY id DESC`,
    params: [`(title : (${title}) AND type : "${name}") ${where}`, startOf(cursor)[1], limit + 1],
  };
}

function coverOf(draft: string): Picture | null {
  try {
    return picturesOf(JSON.parse(draft))[0] ?? null;
  } catch {
    return null;
  }
}
