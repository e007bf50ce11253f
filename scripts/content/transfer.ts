import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesIn } from "../../app/content/records/fields/picture.ts";
import {
  type ImportPlan,
  type RecordFile,
  readRecordFile,
  writeRecordFile,
} from "../../app/content/records/record-file.ts";
import { shapeOf } from "../../app/content/records/record-type.ts";
import { recordType, recordTypes } from "../../app/content/records/record-types.ts";
import { exportArticles } from "../../app/features/articles/transfer/article-files.server.ts";
import { importArticle, planArticle } from "../../app/features/articles/transfer/import-article.server.ts";
import { missingPictures } from "../../app/features/records/desk/check-record.server.ts";
import { exportRecords } from "../../app/features/records/transfer/export-records.server.ts";
import { type Incoming, siteProblems } from "../../app/features/records/transfer/import-checks.server.ts";
import { planImport, runImport } from "../../app/features/records/transfer/import-record.server.ts";
import { paths } from "../../app/paths.ts";

/** Folders of files: one of each type, and the articles'. */
const folders = [...Object.keys(recordTypes), "article"];

/** Writes a file for each record and article that the office changed, and takes away those of what it changes no more. */
export async function exportContent(db: D1Database, folder: string): Promise<string[]> {
  const parts = [await exportRecords(db), await exportArticles(db)];
  const records = parts.flatMap((part) => part.records);
  const pictures = new Set(parts.flatMap((part) => part.pictures));
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
    ...parts.flatMap(({ left }) => left).map((line) => `left out ${line}`),
    ...(pictures.size > 0 ? [`pictures named by id, not copied: ${pictures.size}`] : []),
  ];
}

const isJson = (name: string) => name.endsWith(".json");

/** What looks like records and is not read, each with why. */
function passedOver(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (entry.isFile())
      return isJson(name) ? [`passed over ${name}: a record stands in the folder of its type`] : [];
    if (!entry.isDirectory() || folders.includes(name)) return [];
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
  return folders.flatMap(ofType).sort();
}

type Named = { name: string; type: string; key: string };
type Read = Named & ({ file: RecordFile; problem?: undefined } | { file?: undefined; problem: string });
type Planned = Read & { plan: ImportPlan };

/** Tells what each file asks; with `write` does it, unless one of them cannot be: then nothing is done. */
export async function importContent(
  db: D1Database,
  folder: string,
  { write, now }: { write: boolean; now: Date },
): Promise<string[]> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = recordFiles(folder).map((name) => readFrom(folder, name));
  const coming = files.flatMap(addressOf);
  const planned: Planned[] = [];
  for (const file of files) planned.push({ ...file, plan: await planOf(db, file, coming) });
  const refused = planned.flatMap(({ name, plan }) =>
    (plan.problems ?? []).map(({ path, message }) => [name, path, message].filter(Boolean).join(": ")),
  );
  if (refused.length > 0) throw new Error(`Nothing was imported:\n${refused.join("\n")}`);

  const lines: string[] = [];
  const problems = await siteProblems(db, planned.flatMap(publishedBy), coming);
  let same = 0;
  for (const { name, type: typeName, key, file, plan } of planned) {
    if (plan.problems || !file) continue;
    if (plan.steps.length === 0) same++;
    for (const step of plan.steps) lines.push(`${name}: ${said[step]}`);
    lines.push(...plan.notes.map((note) => `${name}: ${note}`));
    const wrong = problems.get(`${typeName}/${key}`) ?? [];
    lines.push(...wrong.map((problem) => `${name}: could not be published by hand: ${problem}`));
    if (!write) continue;
    const type = recordType(typeName);
    const who = { actor: "import", now };
    if (type) await runImport(db, { type, key }, plan, who);
    else await importArticle(db, { key, file }, plan, who);
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

function readFrom(folder: string, name: string): Read {
  const [, type = "", key = ""] = /^(.+)\/(.+)\.json$/.exec(name) ?? [];
  return { name, type, key, ...readRecordFile(readFileSync(join(folder, name), "utf8")) };
}

/** Where the page stands that a file brings, if it brings one that others may link to. */
function addressOf({ type, key, file }: Read): string[] {
  if (file?.live === undefined) return [];
  if (type === "article") return [paths.article(key)];
  return type === "project" ? [paths.project(key)] : [];
}

async function planOf(db: D1Database, read: Read, coming: readonly string[]): Promise<ImportPlan> {
  const { type, key, file, problem } = read;
  if (!file) return { problems: [{ path: "", message: problem }] };
  return type === "article" ? planArticle(db, { key, file }, coming) : planImport(db, { type, key, file });
}
