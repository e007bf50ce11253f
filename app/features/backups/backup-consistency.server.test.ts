import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { backupSite, generationNamed, minute, runs, untilDone } from "~tests/support/backup-site";
import { night, putFile, seedSite } from "~tests/support/seeded-site";
import { readFileList, readManifest, readRows } from "./generation.server";
import { filesOfRow } from "./named-files.server";
import { continueRuns, startBackup, startDrill } from "./runs.server";
import { backupStores } from "./stores.server";

const { env, dispose } = await backupSite();
afterAll(dispose);

vi.setConfig({ testTimeout: 300_000 });
beforeAll(() => seedSite(env, 60));

/** A request with a file and an event, as they are stored: the file first, then all rows in one transaction. */
async function newRequest(n: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM pragma_table_info('leads') WHERE name NOT IN ('id', 'reference', 'submission_key')`,
  ).all<{ name: string }>();
  const same = results.map(({ name }) => name).join(", ");
  const key = `leads/2026-11/new-${n}`;
  await putFile(env.UPLOADS, key);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (id, reference, ${same}) SELECT ?1, ?1, ${same} FROM leads ORDER BY id DESC LIMIT 1`,
    ).bind(`new-${n}`),
    env.DB.prepare(
      "INSERT INTO lead_files (lead_id, n, object_key, name, kind, bytes, sha256) VALUES (?1, 1, ?2, 'a.jpg', 'jpeg', 1, 'x')",
    ).bind(`new-${n}`, key),
    env.DB.prepare(
      "INSERT INTO lead_events (lead_id, at, kind, actor, detail, data) VALUES (?1, 1, 'received', 'visitor', '', '{}')",
    ).bind(`new-${n}`),
  ]);
}

test("requests that come and go while it runs leave a backup that can be restored and lacks no file", async () => {
  await startBackup(env, night);
  const erased: string[] = [];
  for (let step = 0; (await runs(env))[0]?.state === "running"; step++) {
    await continueRuns(env, night + step * minute, { steps: 1, ms: 60_000 });
    await newRequest(step);
    const oldest = await env.DB.prepare(
      "SELECT lead_id FROM lead_files WHERE lead_id LIKE 'seed-%' ORDER BY rowid DESC LIMIT 1",
    ).first<string>("lead_id");
    if (oldest !== null) {
      erased.push(oldest);
      await eraseLead({ db: env.DB, bucket: env.UPLOADS }, oldest);
    }
  }
  const [backup] = await runs(env);
  expect(backup).toMatchObject({ state: "complete", lost_count: 0 });

  const { store, keys } = await backupStores(env);
  const manifest = await readManifest(store, keys, generationNamed(backup?.generation));
  const listed = await Promise.all(manifest.lists.map((list) => readFileList(store, keys, list)));
  const copied = new Set(listed.flat().map(({ key }) => key));
  const leads: string[] = [];
  const files = new Map<string, string>();
  for (const part of manifest.parts) {
    const { columns, rows } = await readRows(store, keys, part);
    for (const [, ...values] of rows) {
      const row = Object.fromEntries(columns.map((column, index) => [column, values[index]]));
      if (part.table === "leads") leads.push(String(row.id));
      if (part.table === "lead_files")
        for (const key of filesOfRow(part.table, row)) files.set(key, String(row.lead_id));
    }
  }
  // Requests that came before the table was read are there with their file; it was not made in one moment.
  const came = leads.filter((id) => id.startsWith("new-"));
  expect(came.length).toBeGreaterThan(0);
  expect(came.filter((id) => ![...files.values()].includes(id))).toEqual([]);
  // Whatever file a row names was copied, or its request was erased meanwhile.
  const without = [...files].filter(([key]) => !copied.has(key)).map(([, id]) => id);
  expect(without.filter((id) => !erased.includes(id))).toEqual([]);

  await startDrill(env, night + 600 * minute);
  await untilDone(env, night + 600 * minute);
  expect((await runs(env)).at(-1)).toMatchObject({ kind: "drill", state: "complete", error: null });
});
