import { type FormField, formFields } from "~/content/records/form/form-fields";
import { postedValues } from "~/content/records/form/posted-values";
import type { Problem } from "~/content/records/read-stored";
import type { Opening, RecordType } from "~/content/records/record-type";
import { beginRecord } from "./begin-record.server";
import type { Stamp } from "./record-store.server";

/** A type that the office may add to. */
export type OpenType = RecordType & { open: Opening };

export const isOpen = (type: RecordType | null): type is OpenType => type?.open != null;

/** What is asked before there is a draft. */
export function askedFields({ schema, open }: OpenType): FormField[] {
  const fields = formFields(schema);
  return open.asks.flatMap((name) => fields.filter((field) => field.name === name));
}

/** Begins a draft with what was posted; its key, or what is wrong with what was posted. */
export async function newRecord(
  db: D1Database,
  type: OpenType,
  form: FormData,
  who: Omit<Stamp, "saveId">,
): Promise<{ key: string } | { values: Record<string, unknown>; problems: Problem[] }> {
  const values = postedValues(askedFields(type), form);
  const saveId = String(form.get("saveId"));
  const known = /^[\w-]{8,64}$/.test(saveId);
  const { key, problems } = await beginRecord(db, type, values, { ...who, ...(known && { saveId }) });
  return problems ? { values, problems } : { key };
}
