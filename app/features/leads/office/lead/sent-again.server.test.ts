import { afterAll, beforeEach, expect, test } from "vitest";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeByForm } from "./lead-actions.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
async function begin(fields: Record<string, string> = {}) {
  await clearLeads(env);
  const answer = await receive(env, leadPost(fields));
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
}
beforeEach(() => begin());

const employees = ["bas@bedrijf.example", "ann@bedrijf.example"];
let seconds = 0;
/** What a button sends, a second after the one before. */
async function press(who: "bas" | "ann", fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const now = new Date(receivedAt.getTime() + ++seconds * 1000);
  const outcome = await changeByForm(env.DB, id, form, {
    email: `${who}@bedrijf.example`,
    now,
    employees,
  });
  if (outcome === null || "error" in outcome) throw new Error("not a change");
  return outcome;
}
const eventCount = async () => (await getLead(env.DB, id))?.events.length;

const called = { action: "status", step: "call", from: "new" };

test("a step that is sent again because its answer was lost is done, once, and can be undone", async () => {
  for (const fields of [called, { action: "assign", assignee: "ann@bedrijf.example" }]) {
    const first = await press("bas", fields);
    const events = await eventCount();
    expect(await press("bas", fields), fields.action).toEqual(first);
    expect(await eventCount()).toBe(events);
  }
});

test("the same of releasing a request and of putting it away", async () => {
  await begin({ website: "spam" });
  const steps: Record<string, string>[] = [{ action: "spam", held: "yes" }, { action: "release" }];
  for (const fields of steps) {
    const first = await press("bas", fields);
    expect(first.eventId, fields.action).toBeDefined();
    expect(await press("bas", fields), fields.action).toEqual(first);
  }
});

test("and of undoing", async () => {
  const note = await press("bas", { action: "note", text: "Niet thuis" });
  const step = await press("bas", called);
  const assigned = await press("bas", { action: "assign", assignee: "bas@bedrijf.example" });
  for (const { eventId } of [assigned, step, note]) {
    const fields = { action: "undo", event: String(eventId) };
    expect(await press("bas", fields)).toEqual({ text: "Ongedaan gemaakt." });
    expect(await press("bas", fields)).toEqual({ text: "Ongedaan gemaakt." });
  }
});

test("what another did is said to be another's", async () => {
  await press("ann", called);
  expect(await press("bas", called)).toMatchObject({ failed: true });
  const step = await press("bas", { action: "status", step: "quote", from: "called" });
  await press("ann", { action: "status", step: "win", from: "quoted" });
  expect(await press("bas", { action: "status", step: "quote", from: "called" })).toMatchObject({
    failed: true,
  });
  expect(await press("bas", { action: "undo", event: String(step.eventId) })).toMatchObject({ failed: true });
  expect(await press("ann", { action: "undo", event: String(step.eventId) })).toMatchObject({ failed: true });
});

test("who took a step, undid it and takes it again has taken it anew", async () => {
  const first = await press("bas", called);
  await press("bas", { action: "undo", event: String(first.eventId) });
  const again = await press("bas", called);
  expect(again.eventId).not.toBe(first.eventId);
  expect(again.failed).toBeUndefined();
});
