import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import type { Picture } from "~/content/types";
import { builtInOf, titleOf } from "~/features/records/desk/record-store.server";
import type { RecordState } from "~/features/records/model/record-states";
import { listRecords } from "./record-list.server";
import { liveValues } from "./records-in-view.server";

export type RecordSummary = {
  key: string;
  title: string;
  /** Of a type that the code names: what it stands with in the list. */
  group: string | null;
  state: RecordState;
  /** Null while it is as the code carries it. */
  changed: { by: string; at: number } | null;
  cover: Picture | null;
  /** Why the office must look at it; see `RecordType`. */
  attention: string | null;
};

/** Of a long list: the rest has a page of its own. */
const NEWEST = 5;

/** Of the records that the code names: more of them have a page of their own. */
const FEW = 16;

/** What somebody may change, by type, with what became of it; of long lists what was changed last. */
export async function contentOverview(db: D1Database, may: (type: RecordType) => boolean, today: string) {
  const types = (Object.values(recordTypes) as unknown as RecordType[]).filter(may);
  const short = types.filter(({ listing }) => listing === null);
  const [touched, attentionOf] = await Promise.all([
    touchedRecords(db, short),
    attentionOn(db, short, today),
  ]);
  const ofType = ({ name }: RecordType) => touched.filter((row) => row.type === name);
  return Promise.all(
    types.map(async (type) => {
      const records = type.listing
        ? await newestRecords(db, type)
        : allRecords(type, ofType(type), attentionOf);
      return {
        name: type.name,
        label: type.label.many,
        add: type.open?.label ?? null,
        long: type.listing !== null || hasManyNamed(type),
        covers: type.listing !== null,
        records: type.listing ? records : shortList(type, records),
        attention: records.filter(({ attention }) => attention !== null).length,
      };
    }),
  );
}

/** What is said of records on a day, by what visitors see of them. */
async function attentionOn(db: D1Database, types: RecordType[], today: string): Promise<AttentionOf> {
  const live = await liveValues(
    db,
    types.filter(({ attention }) => attention !== null),
  );
  return (type, key, state) => {
    const value = state === "original" ? builtInOf(type, key) : live.get(`${type.name}/${key}`);
    return value === undefined ? null : (type.attention?.(value, today) ?? null);
  };
}

type AttentionOf = (type: RecordType, key: string, state: RecordState) => string | null;

const hasManyNamed = ({ named, defaults }: RecordType): boolean =>
  named !== null && Object.keys(defaults).length > FEW;

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

function allRecords(type: RecordType, rows: Row[], attentionOf: AttentionOf): RecordSummary[] {
  const touched = new Map(rows.map((row) => [row.key, row]));
  return [...new Set([...Object.keys(type.defaults), ...touched.keys()])].map((key) => {
    const row = touched.get(key);
    const built = builtInOf(type, key);
    const named = built === undefined ? undefined : type.named?.(key);
    const title = named?.name ?? (row?.title || titleOf(type, built));
    const state = row?.state ?? "original";
    const changed = row && state !== "original" ? { by: row.by, at: row.at } : null;
    const attention = attentionOf(type, key, state);
    return { key, title, group: named?.group ?? null, state, changed, cover: null, attention };
  });
}

/** Of the many that the code names only what the office changed or must look at: the rest has a page of its own. */
function shortList(type: RecordType, records: RecordSummary[]): RecordSummary[] {
  if (!hasManyNamed(type)) return records;
  return records
    .filter(({ state, attention }) => state !== "original" || attention !== null)
    .slice(0, NEWEST);
}

/** All records of a type that the code names, by their group; those whose name or group holds all words of `search`. */
export async function namedRecords(db: D1Database, type: RecordType, search: string, today: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const attentionOf = await attentionOn(db, [type], today);
  const found = allRecords(type, await touchedRecords(db, [type]), attentionOf).filter(({ title, group }) => {
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
    attention: null,
  }));
}
