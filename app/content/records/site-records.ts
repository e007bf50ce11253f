import type { IsoDate } from "~/content/types";
import { dayOf } from "~/lib/text/dutch-date";
import { checkValue, type StoredValue, upToDate } from "./read-stored";
import type { RecordType } from "./record-type";
import { recordType, recordTypes, type TypeName, type ValueOf } from "./record-types";

/** What is live of the office's changes: the value that stands in for the built-in one, or `null` for one that is not shown. */
export type LiveRecord = {
  type: string;
  key: string;
  live: StoredValue | null;
  /** When it was published, ms; null for a draft that is looked at. */
  at?: number | null;
};

/** The content of the site: per type the records that visitors see, by key. */
export type SiteRecords = { [Name in TypeName]: ReadonlyMap<string, ValueOf<Name>> };

const changes = new WeakMap<object, IsoDate>();

/** The day on which the office published this value; undefined for one that the code carries. */
export const changedOn = (value: object): IsoDate | undefined => changes.get(value);

/** By type and key, what was read last: a generation changes a record or two, and the others need no second check. */
const lastRead = new Map<string, StoredValue & { value: object }>();

/** A record of today's shape, or null where it cannot be read (any more). */
function readLive(type: RecordType, key: string, live: StoredValue): object | null {
  const name = `${type.name}/${key}`;
  const known = lastRead.get(name);
  if (known?.content === live.content && known.shape === live.shape) return known.value;
  const { value } = checkValue(type as RecordType<object>, upToDate(type, live));
  if (value === undefined) return null;
  lastRead.set(name, { ...live, value });
  return value;
}

type Unreadable = Pick<LiveRecord, "type" | "key">;

/** The site as the code carries it. */
export const builtIn: SiteRecords = Object.fromEntries(
  Object.values(recordTypes).map(({ name, defaults }) => [name, new Map(Object.entries(defaults))]),
) as unknown as SiteRecords;

/**
 * The built-in records with the office's over them. What cannot be read (any more) leaves the built-in one in its place
 * and is named in `unreadable`; a record of a type that does not exist here is passed over.
 */
export function mergeRecords(changed: readonly LiveRecord[]): {
  records: SiteRecords;
  unreadable: Unreadable[];
} {
  const unreadable: Unreadable[] = [];
  const merged = new Map<string, Map<string, unknown>>();
  for (const { type: name, key, live, at } of changed) {
    const type = recordType(name);
    if (!type) continue;
    const records = merged.get(name) ?? new Map(Object.entries(type.defaults));
    merged.set(name, records);
    if (live === null) {
      records.delete(key);
      continue;
    }
    const value = readLive(type, key, live);
    if (value === null) unreadable.push({ type: name, key });
    else records.set(key, value);
    if (value !== null && at) changes.set(value, dayOf(at));
  }
  if (merged.size === 0) return { records: builtIn, unreadable };
  return { records: { ...builtIn, ...Object.fromEntries(merged) } as SiteRecords, unreadable };
}
