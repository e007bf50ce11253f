import { afterAll, beforeEach, expect, test } from "vitest";
import { listLeads } from "~/features/leads/office/list/inbox.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { getLead } from "~/features/leads/store/leads.server";
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

const press = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeByForm(env.DB, id, form, { email: "bas@bedrijf.example", now: receivedAt, employees: [] });
};
const told = async () =>
  (await getLead(env.DB, id))?.events.map((event) => [eventText(event), event.actor]).slice(1);

test("a mail that a cap holds is said in the inbox and on the page, and leaves with one press", async () => {
  await env.DB.prepare(
    "UPDATE outbox SET state = 'held', hold_reason = 'recipient' WHERE kind = 'visitor-mail'",
  ).run();
  const listed = async () => (await listLeads(env.DB, { limit: 5 })).leads.map(({ capped }) => capped);
  expect(await listed()).toEqual([1]);
  const detail = await getLead(env.DB, id);
  const shown = detail && leadView(detail, [], receivedAt.getTime()).deliveries[1];
  expect(shown).toMatchObject({
    capped: true,
    state: "niet gemaild: grens per dag bereikt, er gingen al genoeg mails naar dit adres",
  });
  expect(await press({ action: "send-anyway", delivery: shown?.id ?? "" })).toEqual({
    text: "De mail wordt verstuurd.",
  });
  expect(await press({ action: "send-anyway", delivery: shown?.id ?? "" })).toMatchObject({ failed: true });
  expect(await listed()).toEqual([0]);
  expect(await told()).toEqual([["Toch gemaild, ondanks de grens per dag", "bas@bedrijf.example"]]);
});

test("releasing from quarantine leaves alone what a cap holds", async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE leads SET quarantine_reason = 'honeypot'"),
    env.DB.prepare("UPDATE outbox SET state = 'held'"),
    env.DB.prepare("UPDATE outbox SET hold_reason = 'site' WHERE kind = 'visitor-mail'"),
  ]);
  await press({ action: "release" });
  expect((await getLead(env.DB, id))?.deliveries.map(({ state }) => state)).toEqual(["due", "held"]);
});

test("links are ended and a new one is mailed by who is signed in, and the timeline says so", async () => {
  await env.DB.exec("UPDATE outbox SET state = 'sent'");
  const ended = "De verstuurde links naar de eigen pagina werken niet meer.";
  expect(await press({ action: "end-links" })).toEqual({ text: ended });
  expect(await press({ action: "new-link" })).toMatchObject({
    text: expect.stringContaining("Een nieuwe link gaat naar het adres in de aanvraag."),
  });
  expect(await press({ action: "new-link" })).toMatchObject({ failed: true });
  expect(await told()).toEqual([
    ["Links naar de eigen pagina ingetrokken", "bas@bedrijf.example"],
    ["Nieuwe link naar de eigen pagina gevraagd", "bas@bedrijf.example"],
  ]);
  expect((await getLead(env.DB, id))?.deliveries.at(-1)).toMatchObject({ letter: "link", state: "due" });
  // What has yet to leave gets a link that works: who ends them is told.
  expect(await press({ action: "end-links" })).toEqual({
    text: `${ended} Er wacht nog een mail aan de aanvrager: daarin komt een nieuwe link.`,
  });
});
