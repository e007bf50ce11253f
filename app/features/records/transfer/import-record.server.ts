import { checkValue, upToDate } from "~/content/records/read-stored";
import {
  type ImportPlan,
  type ImportSteps,
  importSteps,
  type RecordFile,
  refusedImport,
  within,
} from "~/content/records/record-file";
import { isRecordKey, type RecordType } from "~/content/records/record-type";
import { recordType } from "~/content/records/record-types";
import { wordProblems } from "~/content/records/words/word-problems.server";
import { publishRecord } from "~/features/records/desk/publish.server";
import {
  builtInOf,
  getRecord,
  type StoredRecord,
  saveRecord,
} from "~/features/records/desk/record-store.server";
import { newUuid } from "~/lib/uuid";

/** What importing a file would do; nothing is written. A live value must be right, a draft may be unfinished. */
export async function planImport(
  db: D1Database,
  { type: name, key, file }: { type: string; key: string; file: RecordFile },
): Promise<ImportPlan> {
  const type = recordType(name);
  if (!type) return refusedImport("this version knows no records of that type");
  if (type.given.length > 0) return refusedImport("only whom it is from can write it");
  if (!isRecordKey(key)) return refusedImport("that is no key");
  if (type.open === null && builtInOf(type, key) === undefined)
    return refusedImport("there is no record to change");
  const read = (value: unknown) =>
    value === undefined ? undefined : upToDate(type, { content: JSON.stringify(value), shape: file.shape });
  const [live, draft] = [read(file.live), read(file.draft)];
  if (live === null || draft === null)
    return refusedImport("it was written by a later version of the site", "shape");
  const checked = live === undefined ? null : checkValue(type, live);
  const wrong = checked?.problems ?? wordProblems(type, key, live);
  if (checked && wrong.length > 0) return { problems: within("live", wrong) };

  const record = await getRecord(db, type, key);
  if (record?.readOnly) return refusedImport("here it was written by a later version of the site");
  if (record?.state === "binned") return refusedImport("here it lies in the bin: put it back there first");

  const here = record && {
    ...{ live: await liveOf(db, record), content: record.content, carried: builtInOf(type, key) },
  };
  const plan = importSteps({ live: checked?.value, draft }, here);
  return { ...plan, notes: [...plan.notes, ...(draft === undefined ? [] : unfinished(type, draft))] };
}

/** Does what was planned; what stood there stays as a revision. Throws when somebody changed the record meanwhile. */
export async function runImport(
  db: D1Database,
  named: { type: RecordType; key: string },
  plan: ImportSteps,
  who: { actor: string; now: Date },
): Promise<void> {
  for (const step of plan.steps) {
    const version = await save(db, named, step === "publish" ? plan.live : plan.draft, who);
    if (step === "publish" && !(await publishRecord(db, { ...named, version }, plan.live, who)))
      throw changedMeanwhile(named);
  }
}

async function save(
  db: D1Database,
  named: { type: RecordType; key: string },
  content: unknown,
  who: { actor: string; now: Date },
): Promise<number> {
  const version = (await getRecord(db, named.type, named.key))?.version ?? 0;
  const saved = await saveRecord(db, named, version, content, { ...who, saveId: newUuid() }, true);
  if (saved.kind !== "saved") throw changedMeanwhile(named);
  return saved.version;
}

const changedMeanwhile = ({ type, key }: { type: RecordType; key: string }) =>
  new Error(`${type.name}/${key} was changed meanwhile. Start again: what is the same is passed over.`);

async function liveOf(db: D1Database, { type, liveRevision }: StoredRecord): Promise<unknown> {
  if (liveRevision === null) return undefined;
  const row = await db
    .prepare("SELECT content, shape FROM content_revisions WHERE id = ?")
    .bind(liveRevision)
    .first<{ content: string; shape: number }>();
  return row ? upToDate(type, row) : undefined;
}

function unfinished(type: RecordType, draft: unknown): string[] {
  const { problems = [] } = checkValue(type, draft);
  const [first] = problems;
  if (!first) return [];
  const rest = problems.length > 1 ? `, and ${problems.length - 1} more` : "";
  return [`the draft is not finished: ${first.path}: ${first.message}${rest}`];
}
