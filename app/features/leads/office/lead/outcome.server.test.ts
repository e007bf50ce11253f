import { afterAll, beforeEach, expect, test } from "vitest";
import { eventText } from "~/features/leads/office/model/event-text";
import { getLead } from "~/features/leads/store/leads.server";
import { changeByVisitor } from "~/features/leads/visitor/visitor-page.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeByForm } from "./lead-actions.server";
import { leadView } from "./lead-view";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id = "";
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  id = "lead" in answer ? answer.lead.id : "";
});

const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);

function press(fields: Record<string, string>, now = after(1), email = "bas@bedrijf.example") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeByForm(env.DB, id, form, { email, now, employees: [] });
}
const step = (step: string, from: string, now?: Date) => press({ action: "status", step, from }, now);
const stored = async () => (await getLead(env.DB, id))?.lead;
const said = async () => (await getLead(env.DB, id))?.events.map((event) => eventText(event)) ?? [];

test("a lost request says why with one press, which the next press takes back", async () => {
  await step("lose", "new");
  expect(await press({ action: "lost-reason", reason: "price" })).toMatchObject({
    text: "Verloren: Te duur.",
  });
  expect(await stored()).toMatchObject({ lostReason: "price", decidedAt: after(1).getTime() });
  expect(await press({ action: "lost-reason", reason: "price" })).toEqual({ text: "Dat stond er al." });
  await press({ action: "lost-reason", reason: "" });
  expect((await stored())?.lostReason).toBeNull();
  expect((await said()).slice(-2)).toEqual(["Verloren: Te duur", "Reden weggehaald"]);
  expect(await press({ action: "lost-reason", reason: "zomaar" })).toBeNull();
});

test("an amount is kept in cents, and one that can be read in two ways is asked again", async () => {
  await step("call", "new");
  await step("win", "called");
  expect(await press({ action: "won-amount", amount: "12.50" })).toHaveProperty("error");
  expect(await press({ action: "won-amount", amount: "2.000.001" })).toHaveProperty("error");
  expect(await press({ action: "won-amount", amount: "12.500,50" })).toMatchObject({
    text: "Gewonnen voor €\u00a012.500,50 zonder btw.",
  });
  expect((await stored())?.wonCents).toBe(1_250_050);
  const detail = await getLead(env.DB, id);
  expect(detail && leadView(detail, [], 0).outcome).toEqual({ won: "12.500,5" });
});

test("what was said is taken back by who said it, and not over what somebody said since", async () => {
  await step("call", "new");
  await step("win", "called");
  const first = await press({ action: "won-amount", amount: "1000" });
  const second = await press({ action: "won-amount", amount: "1100" });
  const eventOf = (outcome: typeof first) =>
    String(outcome && "eventId" in outcome ? outcome.eventId : Number.NaN);
  const undo = (event: string, email?: string) => press({ action: "undo", event }, after(2), email);
  expect(await undo(eventOf(first))).toMatchObject({ failed: true });
  expect(await undo(eventOf(second), "eva@bedrijf.example")).toMatchObject({ failed: true });
  expect(await undo(eventOf(second))).toEqual({ text: "Ongedaan gemaakt." });
  expect((await stored())?.wonCents).toBe(100_000);
});

test("an amount belongs to what is won: elsewhere none is kept, and it is there again when it is won again", async () => {
  expect(await press({ action: "won-amount", amount: "1000" })).toMatchObject({ failed: true });
  await step("call", "new");
  await step("win", "called", after(3));
  await press({ action: "won-amount", amount: "1000" });
  await step("reopen", "won", after(4));
  expect(await stored()).toMatchObject({ decidedAt: null, wonCents: 100_000 });
  await step("win", "called", after(5));
  expect(await stored()).toMatchObject({ decidedAt: after(5).getTime(), wonCents: 100_000 });
});

test("a visitor who withdraws has said why", async () => {
  const form = new FormData();
  form.set("wijziging", "withdraw");
  await changeByVisitor({ db: env.DB, bucket: env.UPLOADS }, id, form, after(2));
  expect(await stored()).toMatchObject({
    ...{ status: "lost", lostReason: "withdrawn", decidedAt: after(2).getTime() },
  });
});
