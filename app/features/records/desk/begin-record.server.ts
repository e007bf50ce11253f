import { emptyRecord } from "~/content/records/form/empty-value";
import { formFields } from "~/content/records/form/form-fields";
import { checkValue, type Problem } from "~/content/records/read-stored";
import { NEW_KEY, type Opening, type RecordType } from "~/content/records/record-type";
import { newUuid } from "~/lib/uuid";
import { type Stamp, saveRecord } from "./record-store.server";

type Begun = { key: string; problems?: undefined } | { key?: undefined; problems: Problem[] };

/** How often another may take the same key first. */
const TRIES = 5;

/**
 * Begins a record of a type that the office adds to: a draft that holds `begun` and is empty besides, or what is wrong with
 * what the type asks to begin with. The same beginning sent again, by its `saveId`, is the same record as long as nobody
 * wrote in it. `also`: see `saveRecord`.
 */
export async function beginRecord(
  db: D1Database,
  type: RecordType,
  begun: Record<string, unknown>,
  { saveId = newUuid(), ...who }: Omit<Stamp, "saveId"> & { saveId?: string },
  also?: Parameters<typeof saveRecord>[6],
): Promise<Begun> {
  const content = { ...emptyRecord(formFields(type.schema)), ...begun };
  const { asks, keyOf }: Pick<Opening, "asks" | "keyOf"> = type.open ?? { asks: [], keyOf: () => type.name };
  const { problems = [] } = checkValue(type, content);
  const asked = problems.filter(({ path }) => asks.includes(path));
  if (asked.length > 0) return { problems: asked };
  // Short enough for a number behind it; what gives no letters is named after its type.
  const wanted =
    keyOf(begun)
      .slice(0, 70)
      .replace(/^-+|-+$/g, "") || type.name;
  for (let tries = 0; tries < TRIES; tries++) {
    const { key, again } = await freeKey(db, type, wanted, saveId);
    if (again) return { key };
    const saved = await saveRecord(db, { type, key }, 0, content, { ...who, saveId }, false, also);
    if (saved.kind === "saved") return { key };
  }
  throw new Error("no key for a new record");
}

/** `dakrenovatie-best`, and where that is taken `dakrenovatie-best-2`; `again`: it was taken by this very save. */
async function freeKey(
  db: D1Database,
  type: RecordType,
  wanted: string,
  saveId: string,
): Promise<{ key: string; again: boolean }> {
  const { results } = await db
    .prepare(
      "SELECT key, save_id AS saveId FROM content_records WHERE type = ?1 AND (key = ?2 OR key >= ?2 || '-' AND key < ?2 || '.')",
    )
    .bind(type.name, wanted)
    .all<{ key: string; saveId: string }>();
  const same = results.find((row) => row.saveId === saveId);
  if (same) return { key: same.key, again: true };
  const taken = new Set([NEW_KEY, ...Object.keys(type.defaults), ...results.map(({ key }) => key)]);
  for (let n = 1; ; n++) {
    const key = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(key)) return { key, again: false };
  }
}
