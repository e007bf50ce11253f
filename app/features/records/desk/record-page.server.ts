import { formFields } from "~/content/records/form/form-fields";
import type { RecordType } from "~/content/records/record-type";
import { wordsFor } from "~/content/records/words/words-now.server";
import { statusOf } from "./change-record.server";
import { builtInOf, getRecord, headingOf } from "./record-store.server";

/** All that the editor of one record needs; null for one that does not exist. */
export async function recordForEditor(db: D1Database, type: RecordType, key: string) {
  const record = await getRecord(db, type, key);
  if (record === null) return null;
  const content = (record.content ?? {}) as Record<string, unknown>;
  return {
    id: record.id,
    name: type.name,
    recordKey: key,
    title: headingOf(type, key, content),
    fields: formFields(type.schema).map((field) =>
      type.given.includes(field.name) ? { ...field, given: true as const } : field,
    ),
    content,
    status: await statusOf(db, record),
    builtIn: builtInOf(type, key) !== undefined,
    open: type.open !== null,
    given: type.given.length > 0,
    words: wordsFor(type, key),
    readOnly: record.readOnly,
    seenAt: seenAt(type, key, content),
  };
}

/** A draft may lack what leads to its page. */
function seenAt(type: RecordType, key: string, content: unknown): string {
  try {
    return type.seenAt(key, content);
  } catch {
    return "/";
  }
}
