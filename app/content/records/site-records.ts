import { checkValue, type StoredValue, upToDate } from "./read-stored";
import { recordType, recordTypes, type TypeName, type ValueOf } from "./record-types";

/** What is live of the office's changes: the value that stands in for the built-in one, or `null` for one that is not shown. */
export type LiveRecord = { type: string; key: string; live: StoredValue | null };

/** The content of the site: per type the records that visitors see, by key. */
export type SiteRecords = { [Name in TypeName]: ReadonlyMap<string, ValueOf<Name>> };

type Unreadable = Pick<LiveRecord, "type" | "key">;

/** The site as the code carries it. */
export const builtIn: SiteRecords = Object.fromEntries(
  Object.values(recordTypes).map(({ name, defaults }) => [name, new Map(Object.entries(defaults))]),
) as unknown as SiteRecords;

/**
 * The built-in records with the office's over them. What cannot be read (any more) leaves the built-in one in its place
 * and is named in `unreadable`; a record of a type that does not exist here is passed over.
 */
export function mergeRecords(changes: readonly LiveRecord[]): {
  records: SiteRecords;
  unreadable: Unreadable[];
} {
  const unreadable: Unreadable[] = [];
  const merged = new Map<string, Map<string, unknown>>();
  for (const { type: name, key, live } of changes) {
    const type = recordType(name);
    if (!type) continue;
    const records = merged.get(name) ?? new Map(Object.entries(type.defaults));
    merged.set(name, records);
    if (live === null) {
      records.delete(key);
      continue;
    }
    const { value, problems } = checkValue(type, upToDate(type, live));
    if (problems) unreadable.push({ type: name, key });
    else records.set(key, value);
  }
  if (merged.size === 0) return { records: builtIn, unreadable };
  return { records: { ...builtIn, ...Object.fromEntries(merged) } as SiteRecords, unreadable };
}
