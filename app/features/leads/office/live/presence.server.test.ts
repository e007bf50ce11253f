import { afterAll, expect, test } from "vitest";
import { addNote } from "~/features/leads/office/lead/lead-changes.server";
import { countedDb } from "~tests/support/counted-db";
import { leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { beat, leave, listStand } from "./presence.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const [sanne, kees] = ["sanne@bedrijf.example", "kees@bedrijf.example"];
const later = (seconds: number) => new Date(receivedAt.getTime() + seconds * 1000);

async function stored(lastName: string): Promise<string> {
  const outcome = await receive(env, leadPost({ lastName }));
  if (!("lead" in outcome)) throw new Error("not received");
  return outcome.lead.id;
}

const viewersNow = async (db: D1Database, me: string, now: Date) => (await listStand(db, me, now)).viewers;

test("who has a lead before him is seen by the others, on its page and in the list, until he has gone", async () => {
  const [lead, other] = [await stored("Bekeken"), await stored("Ander")];
  await beat(env.DB, lead, sanne, later(0));
  await beat(env.DB, other, sanne, later(0));
  expect(await beat(env.DB, lead, kees, later(8))).toMatchObject({ viewers: [sanne], writers: [] });
  expect(await viewersNow(env.DB, kees, later(8))).toEqual({ [lead]: [sanne], [other]: [sanne] });
  expect(await viewersNow(env.DB, sanne, later(8))).toEqual({ [lead]: [kees] });
  await leave(env.DB, other, sanne);
  expect(await viewersNow(env.DB, kees, later(8))).toEqual({ [lead]: [sanne] });
  expect((await beat(env.DB, lead, kees, later(26))).viewers).toEqual([]);
  expect(await viewersNow(env.DB, kees, later(26))).toEqual({});
});

test("of who has gone nothing stays, nor of a lead that is erased or was never there", async () => {
  const lead = await stored("Weg");
  await beat(env.DB, lead, sanne, later(1000));
  await beat(env.DB, "no-such-lead", sanne, later(1000));
  await beat(env.DB, lead, kees, later(1070));
  const rows = () => env.DB.prepare("SELECT count(*) AS n FROM lead_viewers").first<number>("n");
  expect(await rows()).toBe(1);
  await env.DB.prepare("DELETE FROM leads WHERE id = ?").bind(lead).run();
  expect(await rows()).toBe(0);
});

test("the list reads only who is there now, and a page no timeline but its own", async () => {
  const [lead, other] = [await stored("Geteld"), await stored("Meegeteld")];
  for (let gone = 0; gone < 20; gone += 1)
    await beat(env.DB, other, `weg${gone}@bedrijf.example`, later(4970));
  await beat(env.DB, lead, sanne, later(5000));
  const { db, take } = countedDb(env.DB);
  expect(await viewersNow(db, kees, later(5001))).toEqual({ [lead]: [sanne] });
  const { queries, rows } = take();
  expect(queries).toBe(1);
  expect(rows).toBeLessThanOrEqual(3);
  const { version } = await beat(env.DB, lead, kees, later(5001));
  await addNote(env.DB, other, "Gebeld.", { email: kees, now: later(5001) });
  expect((await beat(env.DB, lead, kees, later(5002))).version).toBe(version);
  await addNote(env.DB, lead, "Gebeld.", { email: kees, now: later(5001) });
  expect((await beat(env.DB, lead, kees, later(5003))).version).toBeGreaterThan(version);
});
