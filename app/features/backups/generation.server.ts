import { BackupError, type BackupKeys, checksum, open } from "./sealed-object.server.ts";

/** Days after which a generation of each kind is removed. The bucket's rules (docs/deploy.md) follow from these. */
export const generationDays = { daily: 7, weekly: 28 } as const;

/** Under the bucket's lock, so that a night does not try in vain: docs/deploy.md sets one day less. */
export const copyLockDays = 7;

/** In ms. */
export const day = 24 * 60 * 60 * 1000;

export type GenerationKind = keyof typeof generationDays;

/** `at` in ms: when its run began. */
export type Generation = { kind: GenerationKind; at: number };

export type RowsPart = { name: string; table: string; rows: number };
export type FilesPart = { name: string; files: number };
export type SchemaItem = { type: string; name: string; sql: string };

/** Written last: a generation without it does not exist. */
export type Manifest = {
  generation: string;
  /** The last migration of the database it was made from. */
  migration: string;
  schema: SchemaItem[];
  /** In the order in which they were made: what refers comes after what it refers to. */
  tables: { name: string; rows: number }[];
  parts: RowsPart[];
  lists: FilesPart[];
  files: number;
  bytes: number;
  /** Keys that rows name and the bucket did not have. */
  lost: string[];
};

export type Row = (string | number | null | { hex: string })[];
/** Content of a rows part; each row begins with its rowid. */
export type Rows = { table: string; columns: string[]; rows: Row[] };
/** A file and the object that holds its copy. */
export type FileCopy = {
  key: string;
  copy: string;
  sha256: string;
  bytes: number;
  contentType: string | null;
};

/** What reading a backup needs of a bucket. */
export type BackupStore = {
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** All names under a prefix. */
  names(prefix: string): Promise<string[]>;
};

const stamp = (at: number) => new Date(at).toISOString().replaceAll(":", "-");

/** 'weekly/2026-11-22T03-17-00.000Z', as people name it too. */
export const generationName = ({ kind, at }: Generation) => `${kind}/${stamp(at)}`;
export const manifestName = ({ kind, at }: Generation) => `${kind}/manifests/${stamp(at)}`;
export const partsPrefix = ({ kind, at }: Generation) => `${kind}/parts/${stamp(at)}/`;

/** The generation that an object of either form belongs to. */
export function generationOf(name: string): Generation | null {
  const match =
    /^(daily|weekly)\/(?:manifests\/|parts\/)?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)(?:\/|$)/.exec(
      name,
    );
  if (!match) return null;
  const at = Date.parse(`${match[2]}:${match[3]}:${match[4]}`);
  return Number.isNaN(at) ? null : { kind: match[1] as GenerationKind, at };
}

export const isExpired = ({ kind, at }: Generation, now: number) => now - at >= generationDays[kind] * day;

/** A retry never writes over what a killed attempt left: locked objects cannot be replaced. */
export const unusedName = (name: string) => `${name}~${crypto.randomUUID().slice(0, 8)}`;

/** Complete ones, newest first. */
export async function completeGenerations(store: BackupStore): Promise<Generation[]> {
  const kinds = Object.keys(generationDays);
  const names = await Promise.all(kinds.map((kind) => store.names(`${kind}/manifests/`)));
  return names
    .flat()
    .map(generationOf)
    .filter((generation) => generation !== null)
    .sort((a, b) => b.at - a.at);
}

export async function readManifest(
  store: BackupStore,
  keys: BackupKeys,
  generation: Generation,
): Promise<Manifest> {
  const manifest = await readJson<Manifest>(store, keys, manifestName(generation));
  const { generation: named, tables, parts, lists, files } = manifest;
  const rows = new Map(tables.map(({ name }) => [name, 0]));
  for (const part of parts) rows.set(part.table, (rows.get(part.table) ?? 0) + part.rows);
  const listed = lists.reduce((sum, list) => sum + list.files, 0);
  const whole = tables.every((table) => rows.get(table.name) === table.rows) && listed === files;
  if (named !== generationName(generation) || !whole) throw incomplete(named);
  return manifest;
}

export async function readRows(store: BackupStore, keys: BackupKeys, part: RowsPart): Promise<Rows> {
  const rows = await readJson<Rows>(store, keys, part.name);
  if (rows.table !== part.table || rows.rows.length !== part.rows) throw incomplete(part.name);
  return rows;
}

export async function readFileList(
  store: BackupStore,
  keys: BackupKeys,
  list: FilesPart,
): Promise<FileCopy[]> {
  const files = await readJson<FileCopy[]>(store, keys, list.name);
  if (files.length !== list.files) throw incomplete(list.name);
  return files;
}

/** The content of a copied file. Throws when it is not what was copied. */
export async function readCopy(
  store: BackupStore,
  keys: BackupKeys,
  { copy, sha256 }: FileCopy,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await readSealed(store, keys, copy);
  if ((await checksum(content)) !== sha256) throw new BackupError("damaged", `${copy} has other content.`);
  return content;
}

async function readJson<Content>(store: BackupStore, keys: BackupKeys, name: string): Promise<Content> {
  return JSON.parse(new TextDecoder().decode(await readSealed(store, keys, name)));
}

async function readSealed(store: BackupStore, keys: BackupKeys, name: string) {
  const sealed = await store.get(name);
  if (sealed === null) throw new BackupError("missing", `The bucket of backups has no ${name}.`);
  return open(keys, name, sealed);
}

const incomplete = (name: string) =>
  new BackupError("incomplete", `${name} does not hold what the manifest says.`);
