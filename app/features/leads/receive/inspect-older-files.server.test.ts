import { afterAll, beforeEach, expect, test } from "vitest";
import { leadFileResponse, openLeadFile } from "~/features/leads/store/files/lead-file.server";
import { eraseLead, sweepOrphans } from "~/features/leads/store/sweep.server";
import { sha256 } from "~/lib/bytes/hash";
import { clearLeads, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pictureSamples } from "~tests/support/pictures/all-samples";
import { whatItTells } from "~tests/support/pictures/witness";
import { docxOf } from "~tests/support/sample-documents";
import { sampleFiles } from "~tests/support/sample-files";
import { inspectOlderFiles } from "./inspect-older-files.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };
const night = new Date("2026-11-22T03:17:00Z");
const telling = pictureSamples(6, 6).slice(0, 5);

/** A lead as the version before kept it: files as they were sent, with nothing known of them. */
async function olderLead(files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): Promise<string> {
  const sent = files.map(({ name }) => ({ name, content: sampleFiles.pdf }));
  const answer = await receive(env, leadPost({}, sent), { now: receivedAt });
  if (!("lead" in answer)) throw new Error(answer.kind);
  for (const [i, { bytes }] of files.entries()) {
    const key = `leads/2026-03/${String(i).repeat(32)}`;
    await env.UPLOADS.put(key, bytes);
    await env.DB.prepare(
      `UPDATE lead_files SET object_key = ?, sha256 = ?, bytes = ?, kind = 'jpeg', width = NULL, height = NULL,
         inspected_at = NULL WHERE lead_id = ? AND n = ?`,
    )
      .bind(key, await sha256(bytes), bytes.length, answer.lead.id, i + 1)
      .run();
  }
  // The documents that stood in for them.
  for (const key of await objectKeys(env.UPLOADS))
    if (!key.startsWith("leads/2026-03/")) await env.UPLOADS.delete(key);
  return answer.lead.id;
}

const left = () =>
  env.DB.prepare("SELECT count(*) AS n FROM lead_files WHERE inspected_at IS NULL OR inspected_at < 0").first(
    "n",
  );

async function expectClean(lead: string, files: number): Promise<void> {
  expect(await left()).toBe(0);
  const keys = await objectKeys(env.UPLOADS);
  expect(keys).toHaveLength(files);
  for (const key of keys) expect(key).toMatch(/^leads\/2026-11\/2026-03-/);
  for (let n = 1; n <= files; n++) {
    const found = await openLeadFile(stores, lead, n);
    const bytes = new Uint8Array((await found?.object.arrayBuffer()) ?? new ArrayBuffer());
    expect(whatItTells(bytes)).toEqual([]);
    expect(found?.file).toMatchObject({
      width: 64,
      height: 48,
      bytes: bytes.length,
      sha256: await sha256(bytes),
    });
  }
}

test("older pictures are replaced by clean ones under new keys, no more in a night than it may", async () => {
  const lead = await olderLead(telling);
  expect(await inspectOlderFiles(stores, night, 2)).toEqual({ inspected: 2, replaced: 2 });
  expect(await left()).toBe(3);
  expect(await inspectOlderFiles(stores, night)).toEqual({ inspected: 3, replaced: 3 });
  expect(await inspectOlderFiles(stores, night)).toEqual({ inspected: 0, replaced: 0 });
  await expectClean(lead, telling.length);
});

/** The stores of a Worker that is killed at its call number `at`: before it has its effect, or after (`late`). */
function killedAt(at: number, late: boolean) {
  let calls = 0;
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    if (calls++ < at) return act();
    if (late && calls === at + 1) await act();
    throw new Error("killed");
  };
  const counted = <T extends object>(target: T, names: string[]): T =>
    new Proxy(target, {
      get(real, name) {
        const member = Reflect.get(real, name) as (...args: unknown[]) => never;
        if (name === "bind" || name === "prepare")
          return (...args: unknown[]) => counted(member.apply(real, args), names);
        if (!names.includes(String(name))) return typeof member === "function" ? member.bind(real) : member;
        return (...args: unknown[]) => step(() => member.apply(real, args));
      },
    });
  const bucket = counted(env.UPLOADS, ["get", "put", "delete"]);
  return { stores: { db: counted(env.DB, ["run", "all"]), bucket }, calls: () => calls };
}

test("killed between any two steps nothing is lost, and the next night ends it", async () => {
  const picture = telling.slice(0, 1);
  let kills = 0;
  for (const late of [false, true]) {
    for (let at = 0; ; at++) {
      await clearLeads(env);
      const lead = await olderLead(picture);
      const killed = killedAt(at, late);
      await inspectOlderFiles(killed.stores, night).catch(() => {});
      if (killed.calls() <= at) break;
      kills++;
      expect(await openLeadFile(stores, lead, 1)).not.toBeNull();
      await inspectOlderFiles(stores, night);
      await expectClean(lead, 1);
    }
  }
  // Giving up, reading the rows, counting, reading, putting, pointing at it, deleting and marking, each in both ways.
  expect(kills).toBe(16);
});

test("what is damaged, gone or clean stays as it is, and is not looked at again", async () => {
  const damaged = { name: "half.jpg", bytes: (telling[0]?.bytes ?? new Uint8Array()).slice(0, 300) };
  const clean = { name: "schoon.jpg", bytes: sampleFiles.jpeg };
  const lead = await olderLead([damaged, clean, { name: "weg.jpg", bytes: sampleFiles.png }]);
  await env.UPLOADS.delete(`leads/2026-03/${"2".repeat(32)}`);
  const before = await objectKeys(env.UPLOADS);
  expect(await inspectOlderFiles(stores, night)).toEqual({ inspected: 3, replaced: 0 });
  expect(await objectKeys(env.UPLOADS)).toEqual(before);
  expect(await left()).toBe(0);
  const kept = await openLeadFile(stores, lead, 1);
  // It may still tell where it was taken: nobody sees it without having asked for it.
  expect(kept?.file).toMatchObject({ warning: "unreadable", width: null });
  const answer = { n: 1, name: undefined, confirmed: false };
  expect(await leadFileResponse(stores, lead, answer)).toBe("unconfirmed");
  const confirmed = await leadFileResponse(stores, lead, { ...answer, confirmed: true });
  expect(confirmed instanceof Response && confirmed.headers.get("Content-Disposition")).toMatch(
    /^attachment/,
  );
  if (confirmed instanceof Response) await confirmed.body?.cancel();
  expect((await openLeadFile(stores, lead, 2))?.file.warning).toBeNull();
  expect(new Uint8Array((await kept?.object.arrayBuffer()) ?? new ArrayBuffer())).toEqual(damaged.bytes);
});

/** A bucket in which these keys cannot be read. */
const failingFor = (keys: string[]) =>
  new Proxy(env.UPLOADS, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "get") return typeof member === "function" ? member.bind(target) : member;
      return async (key: string) => {
        if (keys.includes(key)) throw new Error("unreadable");
        return target.get(key);
      };
    },
  });

test("files that cannot be read let the others pass, and after three nights the office is asked before they open", async () => {
  const lead = await olderLead(telling);
  const keys = [`leads/2026-03/${"3".repeat(32)}`, `leads/2026-03/${"4".repeat(32)}`];
  const failing = { ...stores, bucket: failingFor(keys) };
  // The last row is looked at first: both of the first night fail.
  expect(await inspectOlderFiles(failing, night, 2)).toEqual({ inspected: 0, replaced: 0 });
  expect(await inspectOlderFiles(failing, night, 2)).toEqual({ inspected: 2, replaced: 2 });
  expect(await inspectOlderFiles(failing, night, 2)).toEqual({ inspected: 1, replaced: 1 });
  for (const _ of [1, 2, 3]) await inspectOlderFiles(failing, night);
  expect(await left()).toBe(0);
  const { results } = await env.DB.prepare(
    "SELECT warning, width FROM lead_files WHERE lead_id = ? ORDER BY n",
  )
    .bind(lead)
    .all();
  const [clean, unreadable] = [
    { warning: null, width: 64 },
    { warning: "unreadable", width: null },
  ];
  expect(results).toEqual([clean, clean, clean, unreadable, unreadable]);
  expect(await inspectOlderFiles(stores, night)).toEqual({ inspected: 0, replaced: 0 });
});

test("an older document that would be refused today is kept with a warning", async () => {
  const macros = docxOf({ parts: [["word/vbaProject.bin", new Uint8Array(600)]] });
  const page = new TextEncoder().encode("%PDF-1.4<script>alert(1)</script>");
  const lead = await olderLead([macros, page, sampleFiles.pdf].map((bytes, n) => ({ name: `${n}`, bytes })));
  await env.DB.prepare("UPDATE lead_files SET kind = CASE n WHEN 1 THEN 'docx' ELSE 'pdf' END").run();
  await inspectOlderFiles(stores, night);
  const { results } = await env.DB.prepare("SELECT warning FROM lead_files WHERE lead_id = ? ORDER BY n")
    .bind(lead)
    .all();
  expect(results).toEqual([{ warning: "active-content" }, { warning: "unreadable" }, { warning: null }]);
});

test("a lead that is erased meanwhile leaves nothing that the sweep does not find", async () => {
  const lead = await olderLead(telling.slice(0, 1));
  const bucket = new Proxy(env.UPLOADS, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "put") return typeof member === "function" ? member.bind(target) : member;
      return async (...args: Parameters<R2Bucket["put"]>) => {
        const put = await target.put(...args);
        await eraseLead(stores, lead);
        return put;
      };
    },
  });
  await inspectOlderFiles({ ...stores, bucket }, new Date());
  const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(1);
  await sweepOrphans(stores, later);
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
});
