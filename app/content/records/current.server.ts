import { AsyncLocalStorage } from "node:async_hooks";
import { oncePer } from "~/content/views/once-per";
import { builtIn, type SiteRecords } from "./site-records";

const HOUR_MS = 3_600_000;

/** What this isolate shows: the records of the content generation that it read last. */
let shown: SiteRecords = builtIn;
/** Of one request alone: a draft that is looked at in its place. */
const scope = new AsyncLocalStorage<SiteRecords>();

export const siteRecords = (): SiteRecords => scope.getStore() ?? shown;

/** From now on, for every request of this isolate. */
export function showRecords(records: SiteRecords): void {
  shown = records;
}

/** Runs `work`, and all that it awaits, with other records than visitors see. */
export function withRecords<T>(records: SiteRecords, work: () => T): T {
  return scope.run(records, work);
}

/**
 * Content that is made of records: built at its first use and again when the records are others. The site of the code is
 * built once an hour, because some content has a last day; drafts that are looked at go with their request.
 */
export function derived<T>(build: (records: SiteRecords) => T): () => T {
  const made = new WeakMap<SiteRecords, { hour: number; value: T }>();
  return () => {
    const records = siteRecords();
    const hour = Math.floor(Date.now() / HOUR_MS);
    const known = made.get(records);
    if (known?.hour === hour) return known.value;
    const value = build(records);
    made.set(records, { hour, value });
    return value;
  };
}

/** The same of each of several records, such as the pages of one kind: built once per record. */
export function derivedOf<Input extends object, Output>(build: (input: Input) => Output) {
  const made = derived(() => oncePer(build));
  return (input: Input): Output => made()(input);
}
