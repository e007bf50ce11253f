import { afterAll, beforeAll, expect, test } from "vitest";
import { retention } from "~/content/site/retention";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { backupSite, day, generationNamed, minute, names, runs, untilDone } from "~tests/support/backup-site";
import { night, putFile, seedSite } from "~tests/support/seeded-site";
import { backupChecks } from "./checks.server";
import {
  completeGenerations,
  generationDays,
  generationName,
  generationOf,
  isExpired,
  manifestName,
  readFileList,
  readManifest,
  readRows,
} from "./generation.server";
import { startBackup } from "./runs.server";
import { backupStores } from "./stores.server";

const { env, dispose } = await backupSite();
afterAll(dispose);
const stores = await backupStores(env);

beforeAll(() => seedSite(env, 4));

async function backUp(at: number): Promise<string> {
  await startBackup(env, at);
  await untilDone(env, at);
  return (await runs(env)).findLast(({ kind }) => kind === "backup")?.generation ?? "";
}
const kept = async () => (await completeGenerations(stores.store)).map(generationName);
const copies = () => names(env.BACKUPS, "files/");

test("names lead back to their generation, others to none", () => {
  const generation = { kind: "weekly", at: night + 7 } as const;
  for (const name of [generationName(generation), manifestName(generation), `${manifestName(generation)}/x`])
    expect(generationOf(name)).toEqual(generation);
  for (const name of ["files/leads/2026-11/a", "weekly/manifests/", "monthly/2026-11-22T03-17-00.000Z", ""])
    expect(generationOf(name)).toBeNull();
});

test("seven days and four weeks, by age alone; all within what the privacy statement says", () => {
  const nights = Array.from(
    { length: 60 },
    (_, n) => ({ kind: n % 7 ? "daily" : "weekly", at: night + n * day }) as const,
  );
  const now = night + 59 * day;
  const left = nights.filter((generation) => !isExpired(generation, now)).map(({ at }) => (now - at) / day);
  expect(left).toEqual([24, 17, 10, 6, 5, 4, 3, 2, 1, 0].filter((age) => age <= 24));
  // A week for nights in which clearing fails; its check is red from the third day on.
  expect(generationDays.weekly + 7).toBe(retention.backups.days);
  expect(retention.backups.days).toBeLessThanOrEqual(2 * retention.quarantined.days);
});

test("a night copies what is new only, and what no generation names any more goes", async () => {
  const first = await backUp(night);
  expect(generationNamed(first).kind).toBe("weekly");
  const before = await copies();

  const lead = await env.DB.prepare("SELECT lead_id AS id, object_key AS key FROM lead_files LIMIT 1").first<{
    id: string;
    key: string;
  }>();
  if (lead === null) throw new Error("The seed holds no file.");
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, lead.id);
  const other = await env.DB.prepare("SELECT id FROM leads LIMIT 1").first<string>("id");
  await env.DB.prepare(
    "INSERT INTO lead_files (lead_id, n, object_key, name, kind, bytes, sha256) VALUES (?, 5, 'leads/2026-11/new', 'a', 'jpeg', 1, 'x')",
  )
    .bind(other)
    .run();
  await putFile(env.UPLOADS, "leads/2026-11/new");
  // A mail as it came is named where it was received, and by the message that it is.
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO incoming_mails (id, mail_key, raw_key, bytes, at, envelope_from, envelope_to, sender, state, next_at)
       VALUES ('m', 'k', 'leads/2026-11/mail', 1, 0, '', '', '', 'done', 0)`,
    ),
    env.DB.prepare(
      `INSERT INTO lead_messages (id, lead_id, at, direction, channel, author, subject, body, raw_key)
       VALUES ('m', ?, 0, 'in', 'mail', 'visitor', '', '', 'leads/2026-11/mail')`,
    ).bind(other),
  ]);
  await putFile(env.UPLOADS, "leads/2026-11/mail");

  const second = await backUp(night + day);
  expect(generationNamed(second).kind).toBe("daily");
  const after = await copies();
  // The erased one is still named by the first generation; one is new; the others are shared.
  expect(after.filter((name) => !before.includes(name)).map((name) => name.split("~")[0])).toEqual([
    "files/leads/2026-11/mail",
    "files/leads/2026-11/new",
  ]);
  expect(before.filter((name) => !after.includes(name))).toEqual([]);
  expect(await kept()).toEqual([second, first]);

  // Erased is erased: not in the new one, neither as row nor as file.
  const manifest = await readManifest(stores.store, stores.keys, generationNamed(second));
  const all = await Promise.all(manifest.parts.map((part) => readRows(stores.store, stores.keys, part)));
  const lists = await Promise.all(
    manifest.lists.map((list) => readFileList(stores.store, stores.keys, list)),
  );
  expect(JSON.stringify([all, lists])).not.toContain(lead.id);
  expect(JSON.stringify(lists)).not.toContain(lead.key);

  // The daily one goes first, the weekly one after four weeks, and with it the erased person's file.
  const third = await backUp(night + 8 * day);
  expect(generationNamed(third).kind).toBe("weekly");
  expect(await kept()).toEqual([third, first]);
  const fourth = await backUp(night + 27 * day);
  expect(await kept()).toEqual([fourth, third, first]);
  expect((await copies()).some((name) => name.startsWith(`files/${lead.key}~`))).toBe(true);
  const fifth = await backUp(night + 28 * day);
  expect(await kept()).toEqual([fifth, fourth, third]);
  expect((await copies()).some((name) => name.startsWith(`files/${lead.key}~`))).toBe(false);
  expect(await names(env.BACKUPS, `weekly/parts/${first.split("/")[1]}`)).toEqual([]);
  expect((await copies()).length).toBe((await names(env.UPLOADS)).length);
  const [age] = await backupChecks(env, night + 28 * day + minute);
  expect(age?.state).toBe("ok");
});

test("a file that a row names and the bucket lost is counted, named, and red", async () => {
  await env.UPLOADS.delete("leads/2026-11/new");
  await env.DB.prepare("DELETE FROM backup_files WHERE key = 'leads/2026-11/new'").run();
  const generation = await backUp(night + 29 * day);
  const { lost } = await readManifest(stores.store, stores.keys, generationNamed(generation));
  expect(lost).toEqual(["leads/2026-11/new"]);
  const [age] = await backupChecks(env, night + 29 * day + minute);
  expect(age).toMatchObject({ state: "red", value: expect.stringContaining("1 bestand is kwijt.") });
});

test("after the database came back from elsewhere, no copy is removed until the generations it does not know expired", async () => {
  const before = await copies();
  await env.DB.batch(
    ["DELETE FROM backup_runs", "DELETE FROM backup_files"].map((sql) => env.DB.prepare(sql)),
  );
  await backUp(night + 30 * day);
  expect(before.filter((name) => name.includes("media")).length).toBeGreaterThan(0);
  const now = await copies();
  expect(before.filter((name) => !now.includes(name))).toEqual([]);
  await backUp(night + 60 * day);
  const later = await copies();
  expect(before.filter((name) => later.includes(name))).toEqual([]);
  expect(later.length).toBe((await names(env.UPLOADS)).length);
});
