import { afterAll, beforeEach, expect, test } from "vitest";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { addNote, assignLead, changeStatus, maxNoteLength, undoChange } from "./lead-changes.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const bas = { email: "bas@bedrijf.example", now: new Date(receivedAt.getTime() + 60_000) };
const ann = { email: "ann@bedrijf.example", now: new Date(receivedAt.getTime() + 120_000) };
const lead = async () => (await getLead(env.DB, id))?.lead;
const events = async () =>
  (await getLead(env.DB, id))?.events.map(
    ({ kind, actor, data }) => `${kind} ${actor.split("@")[0]} ${Object.values(data).join(">")}`,
  );

test("a step is taken once, by whom the timeline says, and stops the clock", async () => {
  const change = await changeStatus(env.DB, id, { action: "call", from: "new" }, bas);
  expect(change).not.toBeNull();
  expect(await lead()).toMatchObject({ status: "called", answeredAt: bas.now.getTime() });
  await changeStatus(env.DB, id, { action: "quote", from: "called" }, ann);
  // The first answer counts.
  expect(await lead()).toMatchObject({ status: "quoted", answeredAt: bas.now.getTime() });
  expect(await events()).toEqual(["received visitor ", "status bas new>called", "status ann called>quoted"]);
});

test("of two people who press at once one moves the request, and a step that is not allowed nobody takes", async () => {
  const both = await Promise.all([
    changeStatus(env.DB, id, { action: "call", from: "new" }, bas),
    changeStatus(env.DB, id, { action: "lose", from: "new" }, ann),
  ]);
  expect(both.filter((change) => change !== null)).toHaveLength(1);
  expect(await events()).toHaveLength(2);
  expect(await changeStatus(env.DB, id, { action: "win", from: "new" }, bas)).toBeNull();
  expect(await changeStatus(env.DB, "bestaat-niet", { action: "call", from: "new" }, bas)).toBeNull();
});

test("undoing a step starts the clock again, but not over what somebody did since", async () => {
  const change = await changeStatus(env.DB, id, { action: "call", from: "new" }, bas);
  expect(await undoChange(env.DB, id, change?.eventId ?? 0, bas)).toBe(true);
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null });
  expect(await undoChange(env.DB, id, change?.eventId ?? 0, bas)).toBe(false);

  const again = await changeStatus(env.DB, id, { action: "call", from: "new" }, bas);
  await changeStatus(env.DB, id, { action: "quote", from: "called" }, ann);
  expect(await undoChange(env.DB, id, again?.eventId ?? 0, bas)).toBe(false);
  expect(await lead()).toMatchObject({ status: "quoted" });
});

test("an assignment is given, taken over and put back", async () => {
  const first = await assignLead(env.DB, id, ann.email, bas);
  expect(await assignLead(env.DB, id, ann.email, bas)).toBeNull();
  expect(await lead()).toMatchObject({ assignee: ann.email });
  expect(await undoChange(env.DB, id, first?.eventId ?? 0, bas)).toBe(true);
  expect(await lead()).toMatchObject({ assignee: "" });
  expect(await undoChange(env.DB, id, first?.eventId ?? 0, bas)).toBe(false);
  expect((await events())?.slice(1)).toEqual([`assigned bas >${ann.email}`, `assigned bas ${ann.email}>`]);
});

test("undoing an assignment loses to somebody who assigns at the same moment", async () => {
  const first = await assignLead(env.DB, id, ann.email, bas);
  const { DB } = env;
  const beaten = {
    prepare: DB.prepare.bind(DB),
    async batch(statements: D1PreparedStatement[]) {
      await assignLead(DB, id, "cor@bedrijf.example", ann);
      return DB.batch(statements);
    },
  } as unknown as D1Database;
  expect(await undoChange(beaten, id, first?.eventId ?? 0, bas)).toBe(false);
  expect(await lead()).toMatchObject({ assignee: "cor@bedrijf.example" });
});

test("a note is kept as written; undone, its text goes and the trace stays", async () => {
  const note = await addNote(env.DB, id, "Sleutel > bij de buren", bas);
  expect((await events())?.at(-1)).toBe("note bas Sleutel > bij de buren");
  expect(await undoChange(env.DB, id, note?.eventId ?? 0, ann)).toBe(false);
  expect(await undoChange(env.DB, id, note?.eventId ?? 0, bas)).toBe(true);
  expect((await events())?.at(-1)).toBe("note-undone bas ");
  expect(await addNote(env.DB, id, "", bas)).toBeNull();
  expect(await addNote(env.DB, id, "x".repeat(maxNoteLength + 1), bas)).toBeNull();
  expect(await addNote(env.DB, "bestaat-niet", "x", bas)).toBeNull();
});

test("a note that is sent again because its answer was lost is one note; said again later it is another", async () => {
  const later = (seconds: number, who = bas) => ({
    ...who,
    now: new Date(who.now.getTime() + seconds * 1000),
  });
  const first = await addNote(env.DB, id, "Niet bereikt", bas);
  expect(await addNote(env.DB, id, "Niet bereikt", later(60))).toEqual(first);
  expect(await addNote(env.DB, id, "Niet bereikt", later(60, ann))).not.toEqual(first);
  expect(await addNote(env.DB, id, "Niet bereikt", later(180))).not.toEqual(first);
  expect((await events())?.filter((event) => event.endsWith("Niet bereikt"))).toHaveLength(3);
});

test("a change of another request, or what is no change, cannot be undone", async () => {
  const change = await changeStatus(env.DB, id, { action: "call", from: "new" }, bas);
  expect(await undoChange(env.DB, "ander", change?.eventId ?? 0, bas)).toBe(false);
  const [received] = (await getLead(env.DB, id))?.events ?? [];
  expect(await undoChange(env.DB, id, received?.id ?? 0, bas)).toBe(false);
  expect(await undoChange(env.DB, id, Number.NaN, bas)).toBe(false);
});
