import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { variantFiles } from "../../app/lib/files/media-variants.ts";
import { cloudflareApi } from "../doctor/cloudflare-api.ts";
import { type BareStores, openBareStores } from "../runtime/bare-stores.ts";
import { applyMigrations } from "../runtime/migrations.ts";
import { dataTables, readTable } from "./dump.ts";
import { readManifest, writeBackup } from "./folder.ts";
import { restoreLocal } from "./restore-local.ts";
import { localSource, remoteSource, type Source } from "./stores.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
const now = new Date("2026-11-21T12:00:00Z");
const opened: BareStores[] = [];
const photo = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);
const nasty = `O'Brien; DROP TABLE leads; -- "x"\n\tregel 2 \0 einde € 🏠`;

/** A migration with everything that a dump can stumble over, then one that changes old rows. */
const migrations: Record<string, string> = {
  "0001_tables.sql": `
    CREATE TABLE leads (id TEXT PRIMARY KEY, note TEXT NOT NULL, score REAL, seen INTEGER, raw BLOB,
      loud TEXT GENERATED ALWAYS AS (upper(note)) VIRTUAL) STRICT;
    CREATE TABLE lead_files (lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE, object_key TEXT UNIQUE);
    CREATE TABLE articles (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
    CREATE VIRTUAL TABLE article_search USING fts5 (body, content = 'articles', content_rowid = 'id');
    CREATE VIRTUAL TABLE own_search USING fts5 (title, body);
    CREATE TABLE media (n INTEGER PRIMARY KEY, id TEXT NOT NULL, width INTEGER NOT NULL);
    CREATE TABLE generation (id INTEGER PRIMARY KEY, n INTEGER NOT NULL);
    INSERT INTO generation VALUES (1, 1);
    CREATE TRIGGER article_added AFTER INSERT ON articles BEGIN
      INSERT INTO article_search (rowid, body) VALUES (new.id, new.body);
    END;`,
  "0002_shout.sql": "UPDATE leads SET note = upper(note); ALTER TABLE leads ADD COLUMN city TEXT;",
};

let stores: BareStores;
let source: Source;

beforeAll(async () => {
  for (const version of ["old", "new"]) mkdirSync(join(folder, version));
  for (const [name, sql] of Object.entries(migrations)) {
    writeFileSync(join(folder, "new", name), sql);
    if (name < "0002") writeFileSync(join(folder, "old", name), sql);
  }
  stores = await open("live");
  source = localSource(stores);
  const { database, bucket } = stores;
  await applyMigrations(database, join(folder, "old"));
  await database
    .prepare("INSERT INTO leads (id, note, score, raw) VALUES ('a', ?, 1.5, ?)")
    .bind(nasty, photo.buffer)
    .run();
  await database
    .prepare(
      `WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 1199)
     INSERT INTO leads (id, note) SELECT 'n' || n, 'note ' || n FROM n`,
    )
    .run();
  await database.prepare("UPDATE generation SET n = 7").run();
  await database.prepare("INSERT INTO lead_files VALUES ('a', 'leads/2026-11/één foto')").run();
  await database.prepare("INSERT INTO articles (body) VALUES ('lekkage bij de schoorsteen')").run();
  await database
    .prepare("INSERT INTO own_search (rowid, title, body) VALUES (41, 'Nok', 'losse vorst')")
    .run();
  await database.prepare("INSERT INTO media (id, width) VALUES ('00112233445566aa', 480)").run();
  for (const file of variantFiles(480))
    await bucket.put(`media/00112233445566aa/${file}`, photo, {
      httpMetadata: { contentType: "image/jpeg" },
    });
  await bucket.put("leads/2026-11/één foto", photo, { httpMetadata: { contentType: "image/jpeg" } });
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

async function open(name: string): Promise<BareStores> {
  const each = await openBareStores(join(folder, name));
  opened.push(each);
  return each;
}

test("what was backed up comes back: rows, files and search, in the tables of its time", async () => {
  const to = join(folder, "backup");
  const manifest = await writeBackup(source, to, now);
  expect(manifest).toMatchObject({
    madeAt: now.toISOString(),
    migration: "0001_tables.sql",
    rows: { leads: 1201, lead_files: 1, articles: 1, own_search: 1, media: 1, generation: 1 },
    lost: [],
  });

  const restored = await open("restored");
  await restoreLocal(restored, to, join(folder, "old"));
  const copy = localSource(restored);
  for (const table of await dataTables(source)) {
    expect(await readTable(copy, table), table).toEqual(await readTable(source, table));
  }
  const file = await copy.file("leads/2026-11/één foto");
  expect(file).toMatchObject({ contentType: "image/jpeg", bytes: photo });
  const found = await copy.query("SELECT rowid FROM article_search WHERE article_search MATCH 'schoorsteen'");
  expect(found).toEqual([{ rowid: 1 }]);
  const own = await copy.query("SELECT rowid FROM own_search WHERE own_search MATCH 'vorst'");
  expect(own).toEqual([{ rowid: 41 }]);
  for (const name of variantFiles(480))
    expect(await copy.file(`media/00112233445566aa/${name}`), name).toMatchObject({ bytes: photo });
});

test("migrations made since then change the restored rows, as they did on the site", async () => {
  const restored = await open("later");
  await restoreLocal(restored, join(folder, "backup"), join(folder, "new"));
  const [row] = await localSource(restored).query("SELECT note, city FROM leads WHERE id = 'n7'");
  expect(row).toEqual({ note: "NOTE 7", city: null });
});

test("a backup of a newer version and stores with data in them are refused", async () => {
  await expect(
    restoreLocal(await open("empty"), join(folder, "backup"), join(folder, "live")),
  ).rejects.toThrow("newer version");
  await expect(restoreLocal(stores, join(folder, "backup"), join(folder, "old"))).rejects.toThrow(
    "data already",
  );
});

test("a damaged copy is not restored as if nothing were wrong", async () => {
  const to = join(folder, "damaged");
  const { files } = await writeBackup(source, to, now);
  writeFileSync(join(to, "files", encodeURIComponent(files[0]?.key ?? "")), "x");
  await expect(restoreLocal(await open("damaged-target"), to, join(folder, "old"))).rejects.toThrow(
    "damaged",
  );
});

test("a folder without manifest is no backup, and a used folder is not written to", async () => {
  expect(() => readManifest(join(folder, "new"))).toThrow("no complete backup");
  await expect(writeBackup(source, join(folder, "new"), now)).rejects.toThrow("not empty");
});

test("a file that the bucket lost is told by name", async () => {
  await stores.database.prepare("INSERT INTO lead_files VALUES ('a', 'gone')").run();
  expect((await writeBackup(source, join(folder, "lossy"), now)).lost).toEqual(["gone"]);
  await stores.database.prepare("DELETE FROM lead_files WHERE object_key = 'gone'").run();
});

test("from the account the same comes out, through the API", async () => {
  const account = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    const key = /\/r2\/buckets\/photos\/objects\/(.+)$/.exec(req.url ?? "")?.[1];
    if (req.headers.authorization !== "Bearer token") {
      res.writeHead(403).end();
    } else if (key) {
      const file = await source.file(decodeURIComponent(key));
      res.writeHead(file ? 200 : 404, { "Content-Type": file?.contentType }).end(file?.bytes);
    } else {
      const { sql, params } = JSON.parse(body);
      const results = await source.query(sql, params);
      // Blobs are lists of numbers in JSON.
      const plain = (_: string, value: unknown) =>
        value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value;
      res.end(JSON.stringify({ success: true, result: [{ results }] }, plain));
    }
  }).listen(0, "127.0.0.1");
  await once(account, "listening");
  const base = `http://127.0.0.1:${(account.address() as AddressInfo).port}`;
  const api = { api: cloudflareApi("token", base), token: "token", base, id: "acc" };
  const place = { database: "1-2", bucket: { name: "photos", jurisdiction: "eu" } };
  const remote = remoteSource(api, place);
  const manifest = await writeBackup(remote, join(folder, "remote"), now);
  account.close();
  expect({ ...manifest, files: manifest.files.map(({ metadata, ...file }) => file) }).toEqual({
    ...readManifest(join(folder, "backup")),
    files: readManifest(join(folder, "backup")).files.map(({ metadata, ...file }) => file),
  });
});
