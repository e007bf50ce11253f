import { afterAll, beforeEach, expect, test } from "vitest";
import { getLead } from "~/features/leads/store/leads.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { draftsForPerson, readDraft, saveDraft, usedDraft, whoWrites } from "./lead-drafts.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let leadId: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  leadId = answer.lead.id;
});

const db = env.DB;
const now = new Date("2026-11-23T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const bas = () => ({ leadId, employee: "bas@bedrijf.example", kind: "answer" }) as const;

test("a save that is sent again is the same one, one that is based on an older text is refused", async () => {
  const first = { content: { text: "a" }, version: 0, saveId: "1" };
  expect(await saveDraft(db, bas(), first, now)).toEqual({ kind: "saved", version: 1 });
  expect(await saveDraft(db, bas(), first, now)).toEqual({ kind: "saved", version: 1 });
  const other = { content: { text: "b" }, version: 0, saveId: "2" };
  expect(await saveDraft(db, bas(), other, now)).toEqual({ kind: "stale" });
  expect(await readDraft(db, bas())).toEqual({ content: { text: "a" }, version: 1, used: 0 });
  expect(await saveDraft(db, { ...bas(), leadId: "weg" }, first, now)).toEqual({ kind: "gone" });
});

test("what was used begins anew, and a save on its way then does not bring it back", async () => {
  await saveDraft(db, bas(), { content: { text: "a" }, version: 0, saveId: "1" }, now);
  await usedDraft(db, bas(), { now }).run();
  expect(await saveDraft(db, bas(), { content: { text: "a!" }, version: 1, saveId: "2" }, now)).toEqual({
    kind: "stale",
  });
  expect(await readDraft(db, bas())).toEqual({ content: {}, version: 2, used: 1 });
});

test("what was used before it was saved begins anew too: a save on its way does not bring it back", async () => {
  await usedDraft(db, bas(), { now }).run();
  expect(await saveDraft(db, bas(), { content: { text: "a" }, version: 0, saveId: "1" }, now)).toEqual({
    kind: "stale",
  });
  expect(await readDraft(db, bas())).toEqual({ content: {}, version: 1, used: 1 });
});

test("colleagues see for a minute that somebody writes an answer, and never the words", async () => {
  await saveDraft(db, bas(), { content: { text: "a" }, version: 0, saveId: "1" }, now);
  const note = { ...bas(), employee: "cor@bedrijf.example", kind: "note" } as const;
  await saveDraft(db, note, { content: { text: "n" }, version: 0, saveId: "2" }, now);
  expect(await whoWrites(db, leadId, "ann@bedrijf.example", later(59))).toEqual([bas().employee]);
  expect(await whoWrites(db, leadId, bas().employee, later(1))).toEqual([]);
  expect(await whoWrites(db, leadId, "ann@bedrijf.example", later(61))).toEqual([]);
});

test("a draft is in the person's export and goes with the lead, with its files", async () => {
  await saveDraft(db, bas(), { content: { text: "a" }, version: 0, saveId: "1" }, now);
  const key = `leads/2026-11/${"b".repeat(32)}`;
  await env.UPLOADS.put(key, "x");
  await db
    .prepare(
      "INSERT INTO draft_files (object_key, lead_id, employee, name, kind, bytes) VALUES (?, ?, ?, 'a', 'pdf', 1)",
    )
    .bind(key, leadId, bas().employee)
    .run();
  expect(await draftsForPerson(db, leadId)).toEqual([
    { author: bas().employee, kind: "answer", content: { text: "a" } },
  ]);
  await eraseLead({ db, bucket: env.UPLOADS }, leadId);
  expect(await getLead(db, leadId)).toBeNull();
  expect(await readDraft(db, bas())).toMatchObject({ version: 0 });
  expect(await env.UPLOADS.head(key)).toBeNull();
});
