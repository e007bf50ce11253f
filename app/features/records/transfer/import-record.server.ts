import { checkValue, type Problem, upToDate } from "~/content/records/read-stored";
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
import { sameJson } from "~/lib/same-json";
import { newUuid } from "~/lib/uuid";
import type { RecordFile } from "./record-file";

/** What a file asks of this site: `steps` in their order, none where it is so already. */
export type ImportPlan =
  | { problems: Problem[] }
  | {
      problems?: undefined;
      steps: ("publish" | "save")[];
      /** What somebody should know of it. */
      notes: string[];
      live: unknown;
      draft: unknown;
    };

const refused = (message: string, path = ""): ImportPlan => ({ problems: [{ path, message }] });

/** What importing a file would do; nothing is written. A live value must be right, a draft may be unfinished. */
export async function planImport(
  db: D1Database,
  { type: name, key, file }: { type: string; key: string; file: RecordFile },
): Promise<ImportPlan> {
  const type = recordType(name);
  if (!type) return refused("this version knows no records of that type");
  if (type.given.length > 0) return refused("only whom it is from can write it");
  if (!isRecordKey(key)) return refused("that is no key");
  if (type.open === null && builtInOf(type, key) === undefined)
    return refused("there is no record to change");
  const read = (value: unknown) =>
    value === undefined ? undefined : upToDate(type, { content: JSON.stringify(value), shape: file.shape });
  const [live, draft] = [read(file.live), read(file.draft)];
  if (live === null || draft === null)
    return refused("it was written by a later version of the site", "shape");
  const checked = live === undefined ? null : checkValue(type, live);
  const wrong = checked?.problems ?? wordProblems(type, key, live);
  if (checked && wrong.length > 0) return { problems: within("live", wrong) };

  const record = await getRecord(db, type, key);
  if (record?.readOnly) return refused("here it was written by a later version of the site");
  if (record?.state === "binned") return refused("here it lies in the bin: put it back there first");

  const liveNow = record && (await liveOf(db, record));
  const publish = checked !== null && !sameJson(liveNow, checked.value);
  const before = publish ? checked.value : record?.content;
  const save = draft !== undefined && !sameJson(before, draft);
  const newer = !publish && draft === undefined && !sameJson(record?.content, live);
  return {
    steps: [...(publish ? (["publish"] as const) : []), ...(save ? (["save"] as const) : [])],
    notes: [
      ...(newer ? ["the draft that stands here stays: the file has none"] : []),
      ...(publish && record && !sameJson(record.content, liveNow ?? builtInOf(type, key))
        ? ["the draft that stands here becomes an earlier version"]
        : []),
      ...(draft === undefined ? [] : unfinished(type, draft)),
    ],
    live: checked?.value,
    draft,
  };
}

/** Does what was planned; what stood there stays as a revision. Throws when somebody changed the record meanwhile. */
export async function runImport(
  db: D1Database,
  named: { type: RecordType; key: string },
  plan: Exclude<ImportPlan, { problems: Problem[] }>,
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

const within = (part: string, problems: Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: [part, path].filter(Boolean).join("."), message }));
