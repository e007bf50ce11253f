import { afterAll, beforeEach, expect, test } from "vitest";
import { undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { cancelVisit, closeVisit, moveVisit, planVisit } from "./change-visit.server";
import type { VisitChange } from "./visit-step.server";
import { visitOfLead, visitsForPerson } from "./visits.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;

const now = new Date("2026-11-23T10:00:00Z");
const bas = { email: "bas@huis.example", now };
const eva = { email: "eva@huis.example", now };
const uuid = (n: number) => `6f1c2a3b-0000-4000-8000-00000000000${n}`;
const at = (text: string) => Date.parse(text);
const tuesday = {
  employee: "jan@huis.example",
  startsAt: at("2026-11-24T08:00:00Z"),
  endsAt: at("2026-11-24T11:00:00Z"),
  note: "",
  mailed: 1,
} as const;
const wednesday = { ...tuesday, startsAt: at("2026-11-25T08:00:00Z"), endsAt: at("2026-11-25T11:00:00Z") };

let lead: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  lead = answer.lead.id;
});

const mails = async () =>
  (
    await db
      .prepare("SELECT about FROM outbox WHERE lead_id = ? AND about IS NOT NULL ORDER BY rowid")
      .bind(lead)
      .all<{ about: string }>()
  ).results.map(({ about }) => about);
const status = () => db.prepare("SELECT status FROM leads WHERE id = ?").bind(lead).first("status");
const kinds = async () =>
  (
    await db
      .prepare("SELECT kind FROM lead_events WHERE lead_id = ? AND kind LIKE '%visit%' ORDER BY id")
      .bind(lead)
      .all<{ kind: string }>()
  ).results.map(({ kind }) => kind);
const counts = async () => [(await kinds()).length, (await mails()).length];
/** As if the visitor's mail had left. */
const tell = () =>
  db.batch([
    db.prepare("UPDATE visits SET told = starts_at || ' ' || ends_at || ' ' || employee"),
    db.prepare("UPDATE outbox SET state = 'sent', attempts = 1"),
  ]);

test("a plan is the visit, the status, the lines of the timeline and one mail", async () => {
  const change = await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  expect(change?.eventId).toBeGreaterThan(0);
  expect(await visitOfLead(db, lead)).toMatchObject({
    ...tuesday,
    id: uuid(1),
    state: "planned",
    sequence: 0,
  });
  expect(await status()).toBe("scheduled");
  expect(await kinds()).toEqual(["visit-planned"]);
  expect(await mails()).toEqual([`visit:${uuid(1)}:0`]);
});

test("of two who plan at once one does, and the other is told", async () => {
  const both = await Promise.all([
    planVisit(db, lead, { id: uuid(1), ...tuesday }, bas),
    planVisit(db, lead, { id: uuid(2), ...wednesday }, eva),
  ]);
  expect(both.filter((change) => change === null)).toHaveLength(1);
  expect(await counts()).toEqual([1, 1]);
});

test("of two who move at once one does", async () => {
  await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  const seen = { id: uuid(1), sequence: 0 };
  const both = await Promise.all([
    moveVisit(db, lead, seen, wednesday, bas),
    moveVisit(db, lead, seen, { ...wednesday, employee: "kees@huis.example" }, eva),
  ]);
  expect(both.filter((change) => change === null)).toHaveLength(1);
  // The mail of the first had not left: the visitor hears of the visit once.
  expect(await mails()).toEqual([`visit:${uuid(1)}:1`]);
});

test("a step sent again after a lost answer is one step, and is not blamed on another", async () => {
  const planned = await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  expect(await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas)).toEqual(planned);
  expect(await counts()).toEqual([1, 1]);
  const seen = { id: uuid(1), sequence: 0 };
  const moved = await moveVisit(db, lead, seen, wednesday, bas);
  expect(await moveVisit(db, lead, seen, wednesday, bas)).toEqual(moved);
  expect(await moveVisit(db, lead, seen, wednesday, eva)).toBeNull();
  const cancelled = await cancelVisit(db, lead, { id: uuid(1), sequence: 1 }, bas);
  expect(await cancelVisit(db, lead, { id: uuid(1), sequence: 1 }, bas)).toEqual(cancelled);
  expect(await kinds()).toEqual(["visit-planned", "visit-moved", "visit-cancelled"]);
});

test("who was told hears that it is moved and that it is off, each once; who was not, hears nothing of it", async () => {
  await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  await tell();
  await moveVisit(db, lead, { id: uuid(1), sequence: 0 }, wednesday, bas);
  await tell();
  await cancelVisit(db, lead, { id: uuid(1), sequence: 1 }, bas);
  expect(await mails()).toEqual([0, 1, 2].map((n) => `visit:${uuid(1)}:${n}`));
  expect(await status()).toBe("called");

  await planVisit(db, lead, { id: uuid(2), ...tuesday }, bas);
  await cancelVisit(db, lead, { id: uuid(2), sequence: 0 }, bas);
  await planVisit(db, lead, { id: uuid(3), ...tuesday, mailed: 0 }, bas);
  await moveVisit(db, lead, { id: uuid(3), sequence: 0 }, { ...wednesday, mailed: 0 }, bas);
  expect(await mails()).toHaveLength(3);
});

test("a note alone mails nobody", async () => {
  await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  await tell();
  await moveVisit(db, lead, { id: uuid(1), sequence: 0 }, { ...tuesday, note: "achterom" }, bas);
  expect(await mails()).toHaveLength(1);
});

test("each change is undone by its event, and by nobody else's", async () => {
  const planned = await planVisit(db, lead, { id: uuid(1), ...tuesday }, bas);
  const undo = (change: VisitChange | null, by = bas) => undoChange(db, lead, change?.eventId ?? 0, by);
  expect(await undo(planned, eva)).toBe(false);
  expect(await undo(planned)).toBe(true);
  expect([await status(), (await visitOfLead(db, lead))?.state]).toEqual(["new", "cancelled"]);
  expect(await mails()).toEqual([]);
  expect(await undo(planned)).toBe(true);

  const second = await planVisit(db, lead, { id: uuid(2), ...tuesday }, bas);
  await tell();
  const moved = await moveVisit(db, lead, { id: uuid(2), sequence: 0 }, wednesday, bas);
  expect(await undo(second)).toBe(false);
  expect(await undo(moved)).toBe(true);
  expect(await visitOfLead(db, lead)).toMatchObject({ ...tuesday, sequence: 2 });
  // He was told of this moment, and of no other.
  expect(await mails()).toEqual([`visit:${uuid(2)}:0`]);
  const off = await cancelVisit(db, lead, { id: uuid(2), sequence: 2 }, bas);
  expect(await undo(off)).toBe(true);
  expect([await status(), (await visitOfLead(db, lead))?.state]).toEqual(["scheduled", "planned"]);
  expect(await mails()).toEqual([`visit:${uuid(2)}:0`]);
  const missed = await closeVisit(db, lead, { id: uuid(2), sequence: 4 }, "missed", bas);
  expect([await status(), (await visitOfLead(db, lead))?.state]).toEqual(["called", "missed"]);
  expect(await undo(missed)).toBe(true);
  expect([await status(), (await visitOfLead(db, lead))?.state]).toEqual(["scheduled", "planned"]);
});

test("nothing is planned for a lead that is lost, in quarantine or gone; what is won stays won", async () => {
  const plan = (id: string, n: number) => planVisit(db, id, { id: uuid(n), ...tuesday }, bas);
  expect(await plan("gone", 1)).toBeNull();
  await db.prepare("UPDATE leads SET status = 'lost'").run();
  expect(await plan(lead, 1)).toBeNull();
  await db.prepare("UPDATE leads SET status = 'won', quarantine_reason = 'spam'").run();
  expect(await plan(lead, 1)).toBeNull();
  await db.prepare("UPDATE leads SET quarantine_reason = NULL").run();
  expect(await plan(lead, 1)).not.toBeNull();
  expect(await status()).toBe("won");
});

test("visits are in the person's export and go with the lead", async () => {
  await planVisit(db, lead, { id: uuid(1), ...tuesday, note: "achterom" }, bas);
  expect(await visitsForPerson(db, lead)).toMatchObject([
    { startsAt: "2026-11-24T08:00:00.000Z", employee: tuesday.employee, note: "achterom" },
  ]);
  await eraseLead({ db, bucket: env.UPLOADS }, lead);
  expect(await db.prepare("SELECT count(*) AS n FROM visits").first("n")).toBe(0);
});
