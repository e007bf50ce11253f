import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetFiles } from "~/features/leads/store/files/forget-files.server";
import { clearLeads, countRows, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { eraseLead, purgeLeads } from "./sweep.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };
const retention = { request: { days: 365 }, won: { days: 730 }, quarantined: { days: 30 } };
const later = new Date(receivedAt.getTime() + 366 * 24 * 60 * 60 * 1000);

async function store(seed: number): Promise<string> {
  const answer = await receive(env, leadPost({}, [{ name: "dak.jpg", content: jpegOf(seed) }]));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

/** The database, in which `change` happens between what the purge reads and what it removes. */
function changedBefore(change: string): D1Database {
  const { DB } = env;
  return {
    prepare: DB.prepare.bind(DB),
    async batch(statements: D1PreparedStatement[]) {
      await DB.prepare(change).run();
      return DB.batch(statements);
    },
  } as unknown as D1Database;
}

test("a request that is won while the purge is at it stays, with its files", async () => {
  const won = await store(1);
  await store(2);
  const db = changedBefore(`UPDATE leads SET status = 'won' WHERE id = '${won}'`);
  expect(await purgeLeads({ ...stores, db }, later, retention)).toBe(1);
  const { results } = await env.DB.prepare("SELECT id FROM leads").all();
  expect(results).toEqual([{ id: won }]);
  const keys = await objectKeys(env.UPLOADS);
  expect(keys).toEqual([await env.DB.prepare("SELECT object_key FROM lead_files").first("object_key")]);
});

test("the pictures of a project stay when its request turns out to be kept", async () => {
  const won = await store(1);
  await env.DB.exec(
    `INSERT INTO content_records (id, type, key, state, save_id, draft, shape, title, created_at, updated_at, updated_by) VALUES (7, 'project', 'dak', 'draft', '', '{}', 1, 'Dak', 0, 0, 'anna')`,
  );
  await env.DB.prepare("INSERT INTO lead_projects (lead_id, record_id) VALUES (?, 7)").bind(won).run();
  await env.DB.prepare(
    "INSERT INTO media SELECT 1, '00112233445566a1', 'foto', '', 480, 480, 1, sha256, 0, 'anna' FROM lead_files",
  ).run();
  const db = changedBefore(`UPDATE leads SET status = 'won' WHERE id = '${won}'`);
  expect(await purgeLeads({ ...stores, db }, later, retention)).toBe(0);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM pictures_to_forget").first("n")).toBe(0);
});

test("files that could not be removed with their request go with the next run, and none that a row still names", async () => {
  const id = await store(1);
  const kept = await store(2);
  const bucket = faulty(env.UPLOADS, { method: "delete", error: new Error("R2 weg") });
  expect(await eraseLead({ ...stores, bucket }, id)).toBe(true);
  expect(await countRows(env.DB, "leads")).toBe(1);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(2);
  const keptKey = await env.DB.prepare("SELECT object_key FROM lead_files WHERE lead_id = ?")
    .bind(kept)
    .first<string>("object_key");
  await env.DB.prepare("INSERT INTO files_to_forget VALUES (?)").bind(keptKey).run();
  await forgetFiles(stores);
  expect(await objectKeys(env.UPLOADS)).toEqual([keptKey]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM files_to_forget").first("n")).toBe(0);
});
