import { afterAll, beforeEach, expect, test } from "vitest";
import { undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { contactMade, undoContact } from "~/features/leads/store/thread/contact.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { cancelVisit, moveVisit, planVisit } from "./change-visit.server";
import { askAnotherMoment, noteCalendarReply } from "./visit-answers.server";
import { remindOfTomorrow } from "./visit-mails.server";
import type { Actor } from "./visit-step.server";
import { visitOfLead } from "./visits.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;

const now = new Date("2026-11-23T10:00:00Z");
const later = new Date("2026-11-23T11:00:00Z");
const bas = { email: "bas@huis.example", now };
const id = "6f1c2a3b-0000-4000-8000-000000000001";
const plan = {
  employee: "jan@huis.example",
  startsAt: Date.parse("2026-11-25T08:00:00Z"),
  endsAt: Date.parse("2026-11-25T11:00:00Z"),
  note: "",
  mailed: 1,
} as const;

let lead: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  lead = answer.lead.id;
  await planVisit(db, lead, { id, ...plan }, bas);
});

const abouts = async (like: string) =>
  (
    await db
      .prepare("SELECT about FROM outbox WHERE about GLOB ? ORDER BY rowid")
      .bind(like)
      .all<{ about: string }>()
  ).results.map(({ about }) => about);
const repliedAt = () => db.prepare("SELECT replied_at AS at FROM leads").first<number | null>("at");
const events = (kind: string) =>
  db.prepare("SELECT count(*) AS n FROM lead_events WHERE kind = ?").bind(kind).first("n");
const told = (date: string) =>
  db.prepare("UPDATE visits SET told = 'x', changed_at = ?").bind(Date.parse(date)).run();

test("asking for another moment is kept, waits for an answer and mails the office, once however often it is sent", async () => {
  expect(await askAnotherMoment(db, lead, "Liever vrijdag", now)).toBe(true);
  expect(await askAnotherMoment(db, lead, "Liever vrijdag", later)).toBe(true);
  expect(await visitOfLead(db, lead)).toMatchObject({ askedText: "Liever vrijdag", askedAt: now.getTime() });
  expect([await repliedAt(), await events("visit-asked")]).toEqual([now.getTime(), 1]);
  expect(await abouts("moment")).toHaveLength(1);
  await askAnotherMoment(db, lead, "Of maandag", later);
  expect([await repliedAt(), await events("visit-asked")]).toEqual([now.getTime(), 2]);
  expect(await abouts("moment")).toHaveLength(1);
});

test("moving the visit answers it; a message that waits longer still waits", async () => {
  await askAnotherMoment(db, lead, "Liever vrijdag", now);
  const seen = { id, sequence: 0 };
  await moveVisit(db, lead, seen, { ...plan, endsAt: plan.endsAt + 1 }, bas);
  expect([await repliedAt(), (await visitOfLead(db, lead))?.askedAt]).toEqual([null, null]);
  await db.prepare("UPDATE leads SET replied_at = 5").run();
  await askAnotherMoment(db, lead, "Toch niet", later);
  await moveVisit(db, lead, { id, sequence: 1 }, plan, bas);
  expect(await repliedAt()).toBe(5);
});

test("a wish that was answered by telephone and is repeated is answered by moving the visit", async () => {
  await askAnotherMoment(db, lead, "Liever vrijdag", now);
  await db.prepare("UPDATE leads SET replied_at = NULL").run();
  await askAnotherMoment(db, lead, "Toch liever maandag", later);
  await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, endsAt: plan.endsAt + 1 }, bas);
  expect([await repliedAt(), (await visitOfLead(db, lead))?.askedAt]).toEqual([null, null]);
});

test("a call that is taken back leaves the wish waiting as it did", async () => {
  await askAnotherMoment(db, lead, "Liever vrijdag", later);
  const event = { kind: "call-reached", data: {}, actor: bas.email, at: later.getTime() + 1 } as const;
  const [made] = await db.batch(contactMade(db, lead, event, { sql: "TRUE", values: [] }));
  expect(await repliedAt()).toBeNull();
  const data = { from: "scheduled" };
  await undoContact(db, lead, { ...event, data, id: made?.meta.last_row_id ?? 0 });
  expect(await repliedAt()).toBe(later.getTime());
});

test("another colleague, or a note, is no answer to the wish for another moment", async () => {
  await askAnotherMoment(db, lead, "Liever vrijdag", now);
  await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, employee: "kees@huis.example" }, bas);
  await moveVisit(
    db,
    lead,
    { id, sequence: 1 },
    { ...plan, employee: "kees@huis.example", note: "achterom" },
    bas,
  );
  expect(await visitOfLead(db, lead)).toMatchObject({ askedText: "Liever vrijdag", note: "achterom" });
  expect(await repliedAt()).toBe(now.getTime());
});

test("nothing can be asked where no visit is to come", async () => {
  expect(await askAnotherMoment(db, lead, "Liever vrijdag", new Date(plan.endsAt))).toBe(false);
  expect(await askAnotherMoment(db, "gone", "Liever vrijdag", now)).toBe(false);
  expect([await repliedAt(), await events("visit-asked")]).toEqual([null, 0]);
});

/** As if the mail about the visit as it is had left. */
const tellNow = () =>
  db.prepare(
    "UPDATE visits SET told = starts_at || ' ' || ends_at || ' ' || employee, told_sequence = sequence",
  );
const tell = () => tellNow().run();
const reply = (answer: "accepted" | "declined", date = now, sequence = 0, uid = id) =>
  noteCalendarReply(db, lead, { uid, answer, sequence }, date);

test("what a calendar program answers is kept once; who declines waits, and the office is told", async () => {
  await tell();
  expect(await reply("accepted")).toBe(true);
  expect(await reply("accepted", later, 0, `${id}@mail.example`)).toBe(false);
  expect([await repliedAt(), await abouts("moment")]).toEqual([null, []]);
  expect(await reply("declined", later)).toBe(true);
  expect([await repliedAt(), await events("visit-reply")]).toEqual([later.getTime(), 2]);
  expect(await abouts("moment")).toHaveLength(1);
  expect(await visitOfLead(db, lead)).toMatchObject({ reply: "declined", askedAt: later.getTime() });
});

test("a reply to no visit of ours, or of another lead, is not kept", async () => {
  await tell();
  expect(await reply("accepted", now, 0, "unknown")).toBe(false);
  expect(await noteCalendarReply(db, "another", { uid: id, answer: "declined", sequence: 0 }, now)).toBe(
    false,
  );
  expect(await reply("declined", new Date(plan.endsAt + 1))).toBe(false);
  expect(await events("visit-reply")).toBe(0);
});

test("an answer to an invitation counts for that moment only, however late it comes", async () => {
  await tell();
  await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, endsAt: plan.endsAt + 1 }, bas);
  // He was not told of the new moment yet; and once he is, the old invitation stays the old one.
  expect(await reply("accepted")).toBe(false);
  await tell();
  expect(await reply("accepted")).toBe(false);
  expect(await reply("accepted", later, 1)).toBe(true);
});

test("an answer counts where the visit came back to the moment of the invitation, or was noted on", async () => {
  await tell();
  await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, endsAt: plan.endsAt + 1 }, bas);
  await moveVisit(db, lead, { id, sequence: 1 }, plan, bas);
  await moveVisit(db, lead, { id, sequence: 2 }, { ...plan, note: "achterom" }, bas);
  expect(await reply("accepted")).toBe(true);
});

test("the day before, in daytime, a visitor who was told is reminded once for each moment", async () => {
  await told("2026-11-20T09:00:00Z");
  const remind = (date: string) => remindOfTomorrow(db, new Date(date));
  expect(await remind("2026-11-23T11:00:00Z")).toBe(0);
  expect(await remind("2026-11-24T08:59:00Z")).toBe(0);
  expect(await remind("2026-11-24T19:00:00Z")).toBe(0);
  expect(await remind("2026-11-24T09:00:00Z")).toBe(1);
  expect(await remind("2026-11-24T09:01:00Z")).toBe(0);
  expect(await abouts("reminder:*")).toEqual([`reminder:${id}:0`]);
  expect(await remind("2026-11-25T09:00:00Z")).toBe(0);
});

test("who asked for another moment and has none is reminded too: the visit stands until something else is agreed", async () => {
  await told("2026-11-20T09:00:00Z");
  await askAnotherMoment(db, lead, "Liever vrijdag", new Date("2026-11-21T09:00:00Z"));
  expect(await remindOfTomorrow(db, new Date("2026-11-24T09:00:00Z"))).toBe(1);
});

const dayBefore = { ...bas, now: new Date("2026-11-24T08:00:00Z") };
/** As if the mail about the visit as it is had left when it was planned. */
const toldThen = () => db.batch([tellNow(), db.prepare("UPDATE outbox SET state = 'sent', attempts = 1")]);
const moveAndBack = async (by: Actor = dayBefore) => {
  const moved = await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, endsAt: plan.endsAt + 1 }, by);
  expect(await undoChange(db, lead, moved?.eventId ?? 0, by)).toBe(true);
};

test.each([
  ["moved and put back", moveAndBack],
  [
    "called off, and on again",
    async () => {
      const off = await cancelVisit(db, lead, { id, sequence: 0 }, dayBefore);
      expect(await undoChange(db, lead, off?.eventId ?? 0, dayBefore)).toBe(true);
    },
  ],
  [
    "chosen not to be mailed, and to be",
    async () => {
      await moveVisit(db, lead, { id, sequence: 0 }, { ...plan, mailed: 0 }, dayBefore);
      await moveVisit(db, lead, { id, sequence: 1 }, plan, dayBefore);
    },
  ],
])("a visit that is %s on the day before is reminded of, once", async (_, change) => {
  await toldThen();
  await change();
  const remind = (time: string) => remindOfTomorrow(db, new Date(`2026-11-24T${time}:00Z`));
  expect([await remind("09:00"), await remind("09:01")]).toEqual([1, 0]);
  await db.prepare("UPDATE outbox SET state = 'sent', attempts = 1").run();
  // And not again when that is done once more.
  const { sequence } = (await visitOfLead(db, lead)) ?? { sequence: 0 };
  const moved = await moveVisit(db, lead, { id, sequence }, { ...plan, endsAt: plan.endsAt + 1 }, dayBefore);
  await undoChange(db, lead, moved?.eventId ?? 0, dayBefore);
  expect(await remind("10:00")).toBe(0);
});

test("a reminder that waits goes with a move, and waits again when that is undone", async () => {
  await toldThen();
  const remind = () => remindOfTomorrow(db, new Date("2026-11-24T09:00:00Z"));
  expect(await remind()).toBe(1);
  await moveAndBack();
  expect([await abouts("reminder:*"), await remind()]).toEqual([[], 1]);
});

test("who heard on the day before that the visit is as it was needs no reminder", async () => {
  await toldThen();
  const moved = await moveVisit(
    db,
    lead,
    { id, sequence: 0 },
    { ...plan, endsAt: plan.endsAt + 1 },
    dayBefore,
  );
  await toldThen();
  await undoChange(db, lead, moved?.eventId ?? 0, dayBefore);
  await toldThen();
  expect(await remindOfTomorrow(db, new Date("2026-11-24T10:00:00Z"))).toBe(0);
});

test.each([
  ["planned or moved on that day", "UPDATE visits SET changed_at = unixepoch('2026-11-24T08:00:00Z') * 1000"],
  ["not told by mail", "UPDATE visits SET mailed = 0"],
  ["off", "UPDATE visits SET state = 'cancelled'"],
  ["of a lost lead", "UPDATE leads SET status = 'lost'"],
  ["without an address", "UPDATE leads SET email = ''"],
])("nobody is reminded of a visit that is %s", async (_, change) => {
  await told("2026-11-20T09:00:00Z");
  await db.prepare(change).run();
  expect(await remindOfTomorrow(db, new Date("2026-11-24T09:00:00Z"))).toBe(0);
});
