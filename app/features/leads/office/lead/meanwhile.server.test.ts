import { afterAll, beforeEach, expect, test } from "vitest";
import { changeVisitByForm } from "~/features/leads/office/visit/plan-visit.server";
import { askAnotherMoment } from "~/features/leads/store/visits/visit-answers.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeByForm } from "./lead-actions.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const bas = "bas@bedrijf.example";
const ann = "ann@bedrijf.example";
const employees = [bas, ann];
let seconds = 0;
function asked(who: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const now = new Date(receivedAt.getTime() + ++seconds * 1000);
  return [env.DB, id, form, { email: who, now, employees }] as const;
}
const press = (who: string, fields: Record<string, string>) => changeByForm(...asked(who, fields));
const visit = (who: string, fields: Record<string, string>) => changeVisitByForm(...asked(who, fields));
const plan = (fields: Record<string, string> = {}) => ({
  ...{ action: "plan", visit: crypto.randomUUID(), sequence: "", date: "2026-11-30", from: "09:00" },
  ...{ until: "12:00", employee: ann, note: "", mail: "", anyway: "", ...fields },
});
const withdraw = () =>
  env.DB.batch([
    env.DB.prepare("UPDATE leads SET status = 'lost' WHERE id = ?").bind(id),
    env.DB.prepare(
      "INSERT INTO lead_events (lead_id, at, kind, actor, data, detail) VALUES (?, 1, 'withdrawn', 'visitor', '{}', '')",
    ).bind(id),
  ]);
const lose = { action: "status", step: "lose", from: "new" };

test("who plans is told what happened meanwhile: planned by whom, withdrawn, closed, put away or erased", async () => {
  await visit(ann, plan());
  expect(await visit(bas, plan({ from: "13:00", until: "15:00" }))).toEqual({
    meanwhile: expect.stringMatching(
      /^Niet gepland\. Intussen veranderd door ann@bedrijf\.example: Afspraak: .*, ann\. Wat u invulde/,
    ),
  });
});

test.each([
  ["withdrawn", withdraw, "de aanvrager heeft de aanvraag intussen ingetrokken"],
  ["closed", () => press(ann, lose), "ann@bedrijf.example: Nieuw → Verloren"],
])("a visit is not planned for what is %s", async (_, close, words) => {
  await close();
  expect(JSON.stringify(await visit(bas, plan()))).toMatch(new RegExp(words, "i"));
});

test("of what is put away or erased the form is gone too: it is said elsewhere", async () => {
  await press(ann, { action: "spam", held: "no" });
  expect(await visit(bas, plan())).toMatchObject({
    failed: true,
    text: "Niet gepland. Intussen veranderd door ann@bedrijf.example: Bij spam gezet.",
  });
  await env.DB.prepare("DELETE FROM leads").run();
  const gone = { failed: true, gone: true };
  expect(await visit(bas, plan())).toEqual({
    ...gone,
    text: "Niet gepland. Deze aanvraag is intussen gewist.",
  });
  expect(await press(bas, lose)).toEqual({ ...gone, text: "Niet gedaan. Deze aanvraag is intussen gewist." });
});

test("of two who take a request at once the second is told of the first, and takes it over when she means it", async () => {
  const take = (who: string, seen: string) => press(who, { action: "assign", assignee: who, seen });
  expect(await take(bas, "")).toMatchObject({ text: "Toegewezen aan bas." });
  expect(await take(ann, "")).toEqual({
    failed: true,
    text: "Niet gedaan. Deze aanvraag is intussen toegewezen aan bas. Kijk wat er nu staat.",
  });
  expect(await take(bas, "")).toMatchObject({ text: "Toegewezen aan bas." });
  expect(await take(ann, bas)).toMatchObject({ text: "Toegewezen aan ann." });
  await env.DB.prepare("DELETE FROM leads").run();
  expect(await take(bas, ann)).toMatchObject({ failed: true, gone: true });
});

test("any other step of a lead says it too, also where it was oneself in another window", async () => {
  await press(ann, { action: "status", step: "call", from: "new" });
  await press(ann, { action: "assign", assignee: ann });
  const text =
    "Niet gedaan. Intussen veranderd door ann@bedrijf.example: Nieuw → In gesprek. Kijk wat er nu staat.";
  expect(await press(bas, lose)).toEqual({ failed: true, text });
  expect(await press(ann, lose)).toMatchObject({
    text: expect.stringContaining("door uzelf: Nieuw → In gesprek"),
  });
  const undo = await visit(ann, { action: "cancel", visit: crypto.randomUUID(), sequence: "0" });
  expect(undo).toMatchObject({ text: "Niet gedaan. Dit is intussen veranderd. Kijk wat er nu staat." });
});

test("a move from a page that did not show the visitor's wish is asked about first; one that showed it is made", async () => {
  const first = plan();
  await visit(ann, first);
  await askAnotherMoment(env.DB, id, "Alleen donderdag.", receivedAt);
  const wish = () =>
    env.DB.prepare("SELECT asked_text FROM visits WHERE id = ?").bind(first.visit).first("asked_text");
  const move = { ...first, sequence: "0", from: "13:00", until: "15:00" };
  const asks = {
    question: expect.stringContaining("vroeg intussen om een ander moment: ‘Alleen donderdag.’"),
    asked: "Alleen donderdag.",
  };
  expect(await visit(bas, { ...move, asked: "" })).toEqual(asks);
  expect(await visit(bas, { ...move, asked: "Eerder iets anders." })).toEqual(asks);
  expect(await wish()).toBe("Alleen donderdag.");
  // The moment stays, and so does the wish.
  expect(await visit(bas, { ...first, sequence: "0", note: "Bel aan", asked: "" })).toMatchObject({
    text: expect.any(String),
  });
  expect(await wish()).toBe("Alleen donderdag.");
  expect(await visit(bas, { ...move, note: "Bel aan", asked: "Alleen donderdag." })).toMatchObject({
    text: expect.stringContaining("De afspraak staat nu op"),
  });
  expect(await wish()).toBeNull();
});

test("a visit is not called off, with its request or alone, over a wish that its page did not show", async () => {
  const first = plan();
  const planned = await visit(ann, first);
  const wish = async () => await askAnotherMoment(env.DB, id, "Alleen donderdag.", receivedAt);
  const stands = () =>
    env.DB.prepare("SELECT state, asked_text FROM visits WHERE id = ?").bind(first.visit).first();
  const kept = { state: "planned", asked_text: "Alleen donderdag." };
  const refused = {
    failed: true,
    text: "Niet gedaan. De aanvrager vroeg intussen om een ander moment: ‘Alleen donderdag.’. Kijk wat er nu staat.",
  };
  await wish();
  const off = { action: "cancel", visit: first.visit, sequence: "0" };
  const lost = { action: "status", step: "lose", from: "scheduled", mailAsked: "", mail: "" };
  expect(await visit(bas, { ...off, asked: "" })).toEqual(refused);
  expect(await press(bas, { ...lost, asked: "" })).toEqual(refused);
  const event = planned && "eventId" in planned ? String(planned.eventId) : "";
  expect(await press(ann, { action: "undo", event })).toMatchObject({
    failed: true,
    text: expect.stringContaining("door de aanvrager: Vraagt een ander moment: Alleen donderdag."),
  });
  expect(await stands()).toEqual(kept);
  expect(await press(bas, { ...lost, asked: "Alleen donderdag." })).toMatchObject({ text: /Verloren/ });
  expect(await stands()).toMatchObject({ state: "cancelled" });
});
