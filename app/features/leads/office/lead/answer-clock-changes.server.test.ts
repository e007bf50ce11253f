import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, test } from "vitest";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import { addIncoming, keepOpening } from "~/features/leads/store/lead-messages.server";
import { getLead } from "~/features/leads/store/leads.server";
import { contactMade, undoContact } from "~/features/leads/store/thread/contact.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeStatus, undoChange } from "./lead-changes.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const after = (minutes: number) => ({
  email: "bas@bedrijf.example",
  now: new Date(receivedAt.getTime() + minutes * 60_000),
});
const lead = async () => (await getLead(env.DB, id))?.lead;
const written = {
  channel: "mail",
  sender: null,
  subject: "",
  automatic: 0,
  mailKey: null,
  rawKey: null,
} as const;

test("closing a request is no answer, and no figure counts it as one", async () => {
  await changeStatus(env.DB, id, { action: "lose", from: "new" }, after(1));
  expect(await lead()).toMatchObject({ status: "lost", answeredAt: null });
  const { answers } = await leadFigures(env.DB, { weeks: 1, per: "week" }, after(2).now);
  expect(answers).toMatchObject({ answered: 0, inTime: 0 });
});

test.each(["call", "quote"] as const)("%s is contact, and undone it was none", async (action) => {
  const change = await changeStatus(env.DB, id, { action, from: "new" }, after(1));
  expect((await lead())?.answeredAt).toBe(after(1).now.getTime());
  expect(await undoChange(env.DB, id, change?.eventId ?? 0, after(2))).toBe(true);
  expect((await lead())?.answeredAt).toBeNull();
});

test("undoing a later step leaves the first answer as it was", async () => {
  await changeStatus(env.DB, id, { action: "call", from: "new" }, after(1));
  const quote = await changeStatus(env.DB, id, { action: "quote", from: "called" }, after(5));
  await undoChange(env.DB, id, quote?.eventId ?? 0, after(6));
  expect(await lead()).toMatchObject({ status: "called", answeredAt: after(1).now.getTime() });
});

test("taking a call back leaves the offer that followed it as the answer", async () => {
  const call = { kind: "call-reached", data: {}, actor: after(1).email, at: after(1).now.getTime() } as const;
  await env.DB.batch(contactMade(env.DB, id, call, { sql: "TRUE", values: [] }));
  const event = (await getLead(env.DB, id))?.events.find(({ kind }) => kind === "call-reached");
  await changeStatus(env.DB, id, { action: "quote", from: "called" }, after(5));
  if (event?.kind !== "call-reached") throw new Error("no call");
  expect(await undoContact(env.DB, id, event)).toBe(true);
  expect(await lead()).toMatchObject({ status: "quoted", answeredAt: after(5).now.getTime() });
});

test("who wrote waits no longer after a step, and waits again since then when it is undone", async () => {
  await changeStatus(env.DB, id, { action: "call", from: "new" }, after(1));
  await addIncoming(env.DB, id, { ...written, id: "a", body: "Komt u nog?" }, after(2).now);
  const quote = await changeStatus(env.DB, id, { action: "quote", from: "called" }, after(3));
  expect((await lead())?.repliedAt).toBeNull();
  await undoChange(env.DB, id, quote?.eventId ?? 0, after(4));
  expect((await lead())?.repliedAt).toBe(after(2).now.getTime());
});

test("the mail that a request began with waits by its promise, also when contact is undone", async () => {
  const opening = { ...written, id: "opening", mailKey: "m", body: "Mijn dak lekt." };
  await keepOpening(env.DB, id, opening, receivedAt);
  const call = await changeStatus(env.DB, id, { action: "call", from: "new" }, after(1));
  await undoChange(env.DB, id, call?.eventId ?? 0, after(2));
  expect(await lead()).toMatchObject({ answeredAt: null, repliedAt: null });
});

/** What the migration does with the rows that it finds. */
const mended = readFileSync("migrations/0029_answers.sql", "utf8").replace(
  /^.*(?=UPDATE leads SET answered_at)/s,
  "",
);

type Step = [kind: string, from: string, to: string];

test.each<[Step[], number | null]>([
  [[["status", "new", "lost"]], null],
  [
    [
      ["status", "new", "called"],
      ["status-undone", "called", "new"],
      ["status", "new", "lost"],
    ],
    null,
  ],
  [
    [
      ["status", "new", "called"],
      ["status", "called", "lost"],
    ],
    1,
  ],
  [
    [
      ["status", "new", "lost"],
      ["status", "lost", "called"],
      ["status", "called", "quoted"],
    ],
    3,
  ],
  [[], 7],
])("of old rows only contact stays an answer: %j", async (steps, answered) => {
  const add = env.DB.prepare(
    "INSERT INTO lead_events (lead_id, at, kind, actor, data, detail) VALUES (?, ?, ?, 'bas', ?, '')",
  );
  for (const [n, [kind, from, to]] of steps.entries())
    await add.bind(id, n + 1, kind, JSON.stringify({ from, to })).run();
  await env.DB.prepare("UPDATE leads SET answered_at = 7 WHERE id = ?").bind(id).run();
  await env.DB.prepare(mended).run();
  expect((await lead())?.answeredAt).toBe(answered);
});
