import { afterAll, beforeEach, expect, test } from "vitest";
import { changeStatus, undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { contactMade, undoContact } from "~/features/leads/store/thread/contact.server";
import { listVisits } from "~/features/leads/store/visits/visits.server";
import { changeByVisitor } from "~/features/leads/visitor/visitor-page.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { cancelVisit, closeVisit, moveVisit, planVisit } from "./change-visit.server";
import { askAnotherMoment, noteCalendarReply } from "./visit-answers.server";
import type { VisitChange } from "./visit-step.server";
import { visitOfLead } from "./visits.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;

const now = new Date("2026-11-23T10:00:00Z");
const bas = { email: "bas@huis.example", now };
const id = "6f1c2a3b-0000-4000-8000-000000000001";
const first = { id, sequence: 0 };
const tuesday = {
  employee: "jan@huis.example",
  startsAt: Date.parse("2026-11-24T08:00:00Z"),
  endsAt: Date.parse("2026-11-24T11:00:00Z"),
  note: "achterom",
  mailed: 1,
} as const;
const wednesday = {
  ...tuesday,
  startsAt: tuesday.startsAt + 86_400_000,
  endsAt: tuesday.endsAt + 86_400_000,
};

let lead: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  lead = answer.lead.id;
  await planVisit(db, lead, { id, ...tuesday }, { ...bas, now: new Date(now.getTime() - 60_000) });
});

const at = (seconds: number) => ({ ...bas, now: new Date(now.getTime() + seconds * 1000) });
const undo = (change: VisitChange | null) => undoChange(db, lead, change?.eventId ?? 0, bas);
const visit = () => visitOfLead(db, lead);
const leadNow = () =>
  db.prepare("SELECT status, replied_at AS repliedAt FROM leads").first<{ status: string }>();
const mails = async () =>
  (
    await db
      .prepare("SELECT about FROM outbox WHERE about LIKE 'visit:%' ORDER BY rowid")
      .all<{ about: string }>()
  ).results.map(({ about }) => about.slice(about.lastIndexOf(":") + 1));
/** As if what waits had left: the visitor knows the visit as it is. */
const tell = () =>
  db.batch([
    db.prepare(
      `UPDATE visits SET told = iif(state = 'cancelled', NULL, starts_at || ' ' || ends_at || ' ' || employee),
         told_sequence = iif(state = 'cancelled', NULL, sequence)`,
    ),
    db.prepare("UPDATE outbox SET state = 'sent', attempts = 1"),
  ]);
const said = { askedText: "Liever vrijdag", askedAt: now.getTime(), reply: "declined" };
async function visitorAsks() {
  await tell();
  await noteCalendarReply(db, lead, { uid: id, answer: "declined", sequence: 0 }, now);
  await askAnotherMoment(db, lead, said.askedText, now);
}

test.each([
  ["moving", () => moveVisit(db, lead, first, { ...wednesday, note: "bel eerst", mailed: 0 }, bas)],
  ["calling off", () => cancelVisit(db, lead, first, bas)],
  ["losing the request", () => changeStatus(db, lead, { action: "lose", from: "scheduled" }, bas)],
])(
  "undoing %s brings back the note, what the visitor asked and answered, and that he waits",
  async (_, change) => {
    await visitorAsks();
    const done = await change();
    expect(await visit()).toMatchObject({ askedAt: null });
    expect(await leadNow()).toMatchObject({ repliedAt: null });
    expect(await undo(done)).toBe(true);
    expect(await visit()).toMatchObject({ ...tuesday, ...said, state: "planned" });
    expect(await leadNow()).toEqual({ status: "scheduled", repliedAt: now.getTime() });
    // All in ten seconds: nobody heard of it.
    expect(await mails()).toEqual(["0"]);
    // The answer to undoing was lost, and it is asked again.
    if (_ !== "losing the request") expect(await undo(done)).toBe(true);
  },
);

test("who was spoken to since the change waits no more when it is undone", async () => {
  await visitorAsks();
  const moved = await moveVisit(db, lead, first, wednesday, bas);
  await db
    .prepare(
      "INSERT INTO lead_events (lead_id, at, kind, actor, data, detail) VALUES (?, ?, 'call-reached', 'x', '{}', '')",
    )
    .bind(lead, now.getTime())
    .run();
  await undo(moved);
  expect(await leadNow()).toMatchObject({ repliedAt: null });
});

test("undoing what came of a visit brings back no wish that was answered before", async () => {
  await visitorAsks();
  const moved = await moveVisit(db, lead, first, wednesday, bas);
  const closed = await closeVisit(db, lead, { id, sequence: 1 }, "done", bas);
  expect(await undo(closed)).toBe(true);
  expect(await leadNow()).toMatchObject({ repliedAt: null });
  expect(await undo(moved)).toBe(true);
  expect(await leadNow()).toMatchObject({ repliedAt: now.getTime() });
});

test.each([
  ["after", 1000, 1000],
  ["before", -1000, -1000],
])("moving answers no question that the visitor wrote %s his wish", async (_, since, waits) => {
  const message = { id: "m", channel: "mail", sender: null, subject: "", body: "En wat kost het?" } as const;
  const writes = () =>
    addIncoming(
      db,
      lead,
      { ...message, automatic: 0, mailKey: null, rawKey: null },
      new Date(now.getTime() + since),
    );
  if (since < 0) await writes();
  await visitorAsks();
  if (since > 0) await writes();
  const moved = await moveVisit(db, lead, first, wednesday, { ...bas, now: new Date(now.getTime() + 5000) });
  expect(await leadNow()).toMatchObject({ repliedAt: now.getTime() + waits });
  expect(await undo(moved)).toBe(true);
  expect(await leadNow()).toMatchObject({ repliedAt: now.getTime() + Math.min(waits, 0) });
});

test.each(["missed", "done"] as const)(
  "a wish for another moment waits on when '%s' is undone",
  async (outcome) => {
    await visitorAsks();
    const closed = await closeVisit(db, lead, first, outcome, at(60));
    expect(await leadNow()).toMatchObject({ repliedAt: now.getTime() });
    expect(await undo(closed)).toBe(true);
    expect(await leadNow()).toEqual({ status: "scheduled", repliedAt: now.getTime() });
  },
);

test.each([
  ["nobody was at home", () => closeVisit(db, lead, first, "missed", at(60))],
  ["it was called off", () => cancelVisit(db, lead, first, at(60))],
])("a call that is taken back leaves waiting who wrote before %s", async (_, change) => {
  const message = { id: "m", channel: "mail", sender: null, subject: "", body: "En wat kost het?" } as const;
  await addIncoming(db, lead, { ...message, automatic: 0, mailKey: null, rawKey: null }, now);
  await visitorAsks();
  await change();
  const event = { kind: "call-reached", data: {}, actor: bas.email, at: at(120).now.getTime() } as const;
  const [made] = await db.batch(contactMade(db, lead, event, { sql: "TRUE", values: [] }));
  const called = { ...event, data: { from: "called" }, id: made?.meta.last_row_id ?? 0 };
  expect(await undoContact(db, lead, called)).toBe(true);
  expect(await leadNow()).toMatchObject({ status: "called", repliedAt: now.getTime() });
});

test("what came of a visit is said once: neither another outcome nor an old undo is said to be done", async () => {
  const closed = await closeVisit(db, lead, first, "done", bas);
  expect(await closeVisit(db, lead, first, "missed", bas)).toBeNull();
  expect(await closeVisit(db, lead, first, "done", bas)).toEqual(closed);
  expect([await undo(closed), await undo(closed)]).toEqual([true, true]);
  expect(await closeVisit(db, lead, first, "missed", bas)).not.toBeNull();
  expect(await undo(closed)).toBe(false);
});

test("undoing a move leaves a note that was written since, and each note is undone on its own", async () => {
  const moved = await moveVisit(db, lead, first, wednesday, bas);
  const noted = await moveVisit(db, lead, { id, sequence: 1 }, { ...wednesday, note: "bel eerst" }, bas);
  expect(await moveVisit(db, lead, { id, sequence: 1 }, { ...wednesday, note: "bel eerst" }, bas)).toEqual(
    noted,
  );
  const stale = { id, sequence: 1, note: "achterom" };
  expect(await moveVisit(db, lead, stale, { ...wednesday, note: "van een ander" }, bas)).toBeNull();
  expect(await undo(moved)).toBe(true);
  expect(await visit()).toMatchObject({ ...tuesday, note: "bel eerst" });
  expect(await undo(noted)).toBe(true);
  expect(await visit()).toMatchObject({ note: "achterom" });
});

test("what counts is what the visitor was told last, whatever was ticked since", async () => {
  await tell();
  await moveVisit(db, lead, first, { ...wednesday, mailed: 0 }, bas);
  expect(await mails()).toEqual(["0"]);
  const off = await cancelVisit(db, lead, { id, sequence: 1 }, bas);
  expect(await mails()).toEqual(["0", "2"]);
  // He was told that it is off: that it is on again he must hear too.
  await tell();
  await undo(off);
  expect(await mails()).toEqual(["0", "2", "3"]);
});

test("undoing a move that was mailed first of all is mailed", async () => {
  await moveVisit(db, lead, first, { ...tuesday, mailed: 0 }, bas);
  const moved = await moveVisit(db, lead, { id, sequence: 1 }, wednesday, bas);
  await tell();
  await undo(moved);
  expect(await visit()).toMatchObject({ startsAt: tuesday.startsAt, mailed: 1 });
  expect(await mails()).toEqual(["2", "3"]);
});

test("with a lost request its visit is off: who was told is mailed, unless the office says no", async () => {
  await tell();
  const lost = await changeStatus(db, lead, { action: "lose", from: "scheduled" }, bas);
  expect([await leadNow(), (await visit())?.state]).toMatchObject([{ status: "lost" }, "cancelled"]);
  expect(await mails()).toEqual(["0", "1"]);
  expect(await undo(lost)).toBe(true);
  expect([await leadNow(), (await visit())?.state]).toMatchObject([{ status: "scheduled" }, "planned"]);
  expect(await mails()).toEqual(["0"]);
  await changeStatus(db, lead, { action: "lose", from: "scheduled", silent: true }, bas);
  expect([(await visit())?.state, await mails()]).toEqual(["cancelled", ["0"]]);
});

test("of two who lose it at once one does, and a visit that is over stays", async () => {
  await tell();
  const lose = () => changeStatus(db, lead, { action: "lose", from: "scheduled" }, bas);
  expect((await Promise.all([lose(), lose()])).filter((change) => change === null)).toHaveLength(1);
  expect((await visit())?.sequence).toBe(1);
  await db.prepare("UPDATE leads SET status = 'scheduled'").run();
  await db
    .prepare("UPDATE visits SET state = 'planned', ends_at = ?, starts_at = 1")
    .bind(now.getTime())
    .run();
  expect(await lose()).not.toBeNull();
  expect((await visit())?.state).toBe("planned");
});

test("a visit that was called off does not come back to a lost request", async () => {
  const off = await cancelVisit(db, lead, first, bas);
  await changeStatus(db, lead, { action: "lose", from: "called" }, bas);
  expect(await undo(off)).toBe(false);
});

test("who withdraws is told nothing, and the timeline says that the visit is off", async () => {
  await tell();
  const form = new FormData();
  form.set("wijziging", "withdraw");
  await changeByVisitor({ db, bucket: env.UPLOADS }, lead, form, now);
  expect([(await visit())?.state, await mails()]).toEqual(["cancelled", ["0"]]);
  const events = db.prepare(
    "SELECT count(*) AS n FROM lead_events WHERE kind = 'visit-cancelled' AND actor = 'visitor'",
  );
  expect(await events.first("n")).toBe(1);
});

test("a visit of a request in quarantine is in no agenda", async () => {
  const all = { employee: null, from: 0, until: wednesday.endsAt };
  expect(await listVisits(db, all)).toHaveLength(1);
  await db.prepare("UPDATE leads SET quarantine_reason = 'score'").run();
  expect(await listVisits(db, all)).toEqual([]);
});
