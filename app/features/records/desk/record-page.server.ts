import { formFields } from "~/content/records/form-fields";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes, type TypeName } from "~/content/records/record-types";
import { recordStates } from "~/features/records/model/record-states";
import { statusOf } from "./change-record.server";
import { builtInOf, getRecord, titleOf } from "./record-store.server";

/** All that the editor of one record needs; null for one that does not exist. */
export async function recordForEditor(db: D1Database, type: RecordType, key: string) {
  const record = await getRecord(db, type, key);
  if (record === null) return null;
  const content = (record.content ?? {}) as Record<string, unknown>;
  return {
    id: record.id,
    name: type.name,
    recordKey: key,
    title: type.open ? titleOf(type, content) || "Zonder titel" : type.label.one,
    fields: formFields(type.schema),
    content,
    status: statusOf(record),
    builtIn: builtInOf(type, key) !== undefined,
    open: type.open !== null,
    readOnly: record.readOnly,
    seenAt: type.seenAt(key, content),
  };
}

type Row = {
  type: string;
  key: string;
  state: keyof typeof recordStates;
  title: string;
  updatedAt: number;
  updatedBy: string;
};

/** Every record that somebody may change, by type, with what became of it. */
export async function contentOverview(db: D1Database, may: (type: RecordType) => boolean) {
  const { results } = await db
    .prepare(
      `SELECT type, key, state, title, updated_at AS updatedAt, updated_by AS updatedBy FROM content_records
       ORDER BY updated_at DESC LIMIT 500`,
    )
    .all<Row>();
  return (Object.keys(recordTypes) as TypeName[])
    .map((name) => recordTypes[name] as unknown as RecordType)
    .filter(may)
    .map((type) => {
      const touched = new Map(results.filter((row) => row.type === type.name).map((row) => [row.key, row]));
      const keys = [...new Set([...Object.keys(type.defaults), ...touched.keys()])];
      const records = keys.map((key) => {
        const row = touched.get(key);
        const title = row?.title || titleOf(type, builtInOf(type, key)) || "Zonder titel";
        const changed = row && row.state !== "original" ? { by: row.updatedBy, at: row.updatedAt } : null;
        return { key, title, state: recordStates[row?.state ?? "original"], changed };
      });
      return { name: type.name, label: type.label.many, records };
    });
}
