import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesIn } from "../../app/content/records/fields/picture.ts";
import { shapeOf } from "../../app/content/records/record-type.ts";
import { recordType, recordTypes } from "../../app/content/records/record-types.ts";
import { missingPictures } from "../../app/features/records/desk/check-record.server.ts";
import { exportRecords } from "../../app/features/records/transfer/export-records.server.ts";
import { type Incoming, siteProblems } from "../../app/features/records/transfer/import-checks.server.ts";
import {
  type ImportPlan,
  planImport,
  runImport,
} from "../../app/features/records/transfer/import-record.server.ts";
import {
  type RecordFile,
  readRecordFile,
  writeRecordFile,
} from "../../app/features/records/transfer/record-file.ts";

/** Writes a file for each record that the office changed, and takes away those of records that it changes no more. */
export async function exportContent(db: D1Database, folder: string): Promise<string[]> {
  const { records, left, pictures } = await exportRecords(db);
  const written = new Set(records.map(({ type, key }) => `${type}/${key}.json`));
  const old = recordFiles(folder).filter((name) => !written.has(name));
  mkdirSync(folder, { recursive: true });
  for (const name of old) rmSync(join(folder, name));
  for (const { type, key, file } of records) {
    mkdirSync(join(folder, type), { recursive: true });
    writeFileSync(join(folder, type, `${key}.json`), writeRecordFile(file));
  }
  return [
    `${records.length} records in ${folder}`,
    ...old.map((name) => `removed ${name}: the office changes it no more`),
    ...left.map((line) => `left out ${line}`),
    ...(pictures.length > 0 ? [`pictures named by id, not copied: ${pictures.length}`] : []),
  ];
}

const isJson = (name: string) => name.endsWith(".json");

/** What looks like records and is not read, each with why. */
function passedOver(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (entry.isFile())
      return isJson(name) ? [`passed over ${name}: a record stands in the folder of its type`] : [];
    if (!entry.isDirectory() || recordType(name) !== null) return [];
    return readdirSync(join(folder, name)).some(isJson)
      ? [`passed over ${name}/: this version knows no records of that type`]
      : [];
  });
}

/** 'project/dakrenovatie-best.json', of the types that there are. */
function recordFiles(folder: string): string[] {
  const ofType = (type: string) =>
    existsSync(join(folder, type))
      ? readdirSync(join(folder, type)).flatMap((name) => (isJson(name) ? [`${type}/${name}`] : []))
      : [];
  return Object.keys(recordTypes).flatMap(ofType).sort();
}

type Planned = { name: string; type: string; key: string; file: RecordFile | null; plan: ImportPlan };

/** Tells what each file asks; with `write` does it, unless one of them cannot be: then nothing is done. */
export async function importContent(
  db: D1Database,
  folder: string,
  { write, now }: { write: boolean; now: Date },
): Promise<string[]> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const planned: Planned[] = [];
  for (const name of recordFiles(folder)) planned.push(await planOf(db, folder, name));
  const refused = planned.flatMap(({ name, plan }) =>
    (plan.problems ?? []).map(({ path, message }) => [name, path, message].filter(Boolean).join(": ")),
  );
  if (refused.length > 0) throw new Error(`Nothing was imported:\n${refused.join("\n")}`);

  const lines: string[] = [];
  const problems = await siteProblems(db, planned.flatMap(publishedBy));
  let same = 0;
  for (const { name, type: typeName, key, plan } of planned) {
    const type = recordType(typeName);
    if (plan.problems || !type) continue;
    if (plan.steps.length === 0) same++;
    for (const step of plan.steps) lines.push(`${name}: ${said[step]}`);
    lines.push(...plan.notes.map((note) => `${name}: ${note}`));
    const wrong = problems.get(`${typeName}/${key}`) ?? [];
    lines.push(...wrong.map((problem) => `${name}: could not be published by hand: ${problem}`));
    if (write) await runImport(db, { type, key }, plan, { actor: "import", now });
  }
  const missing = await missingPictures(db, [...new Set(planned.flatMap(({ file }) => picturesIn(file)))]);
  const changed = planned.length - same;
  return [
    ...lines,
    `${changed} of ${planned.length} records ${write ? "changed" : "would change"}, ${same} are so already`,
    ...passedOver(folder),
    ...(missing.length > 0 ? [`not in the media library here, and not copied: ${missing.join(", ")}`] : []),
    ...(write || changed === 0 ? [] : ["Nothing was written: --write does it."]),
  ];
}

function publishedBy({ type: name, key, plan }: Planned): Incoming[] {
  const type = recordType(name);
  if (!type || plan.problems || !plan.steps.includes("publish")) return [];
  return [{ type, key, live: plan.live, shape: shapeOf(type) }];
}

const said = { publish: "goes live", save: "becomes the draft" } as const;

async function planOf(db: D1Database, folder: string, name: string): Promise<Planned> {
  const [, type = "", key = ""] = /^(.+)\/(.+)\.json$/.exec(name) ?? [];
  const read = readRecordFile(readFileSync(join(folder, name), "utf8"));
  if ("problem" in read)
    return { name, type, key, file: null, plan: { problems: [{ path: "", message: read.problem }] } };
  const plan = await planImport(db, { type, key, file: read.file });
  return { name, type, key, file: read.file, plan };
}
