import { emptyRecord } from "~/content/records/form/empty-value";
import { formFields } from "~/content/records/form/form-fields";
import { sameJson } from "~/lib/same-json";
import { newUuid } from "~/lib/uuid";
import { getRecord, type Stamp, type StoredRecord, saveRecord } from "./record-store.server";

type Named = Pick<StoredRecord, "type" | "key">;
type Content = Record<string, unknown>;

/** How often somebody may write between reading and saving. */
const TRIES = 4;

/** Whether the words of whom a record is from may still change: not while it is on the site, nor once it was refused. */
export const isOpen = ({ liveRevision, state }: StoredRecord): boolean =>
  liveRevision === null && state !== "binned";

/**
 * What somebody from outside writes into a record of his: its first draft, or other words over those that stand there. What
 * the office put beside them stays; `first` counts where there is no record yet. The same words again change nothing.
 * `also`: see `saveRecord`. False when it is too late.
 */
export async function writeGiven(
  db: D1Database,
  { type, key }: Named,
  { words, first }: { words: Content; first: Content },
  who: Omit<Stamp, "saveId">,
  also: Parameters<typeof saveRecord>[6],
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const record = await getRecord(db, type, key);
    if (record && !isOpen(record)) return false;
    const known = (record?.content ?? { ...emptyRecord(formFields(type.schema)), ...first }) as Content;
    const content = { ...known, ...words };
    if (
      record &&
      Object.entries(words).every(([name, value]) => sameJson(known[name] ?? null, value ?? null))
    )
      return true;
    try {
      const stamp = { ...who, saveId: newUuid() };
      const saved = await saveRecord(db, { type, key }, record?.version ?? 0, content, stamp, true, also);
      if (saved.kind === "saved") return true;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    if (tries === TRIES) throw new Error("a record changed under every try to write it");
  }
}
