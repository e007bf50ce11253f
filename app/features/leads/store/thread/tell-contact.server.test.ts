import { afterAll, beforeEach, expect, test } from "vitest";
import { changeByForm } from "~/features/leads/office/lead/lead-actions.server";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const at = (minutes: number) => receivedAt.getTime() + minutes * 60_000;

async function press(fields: Record<string, string>, minutes: number, who = "bas") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const actor = { email: `${who}@bedrijf.example`, now: new Date(at(minutes)), employees: [] };
  return changeByForm(env.DB, id, form, actor);
}

const tell = (said: string, minutes: number, more: Record<string, string> = {}, who = "bas") =>
  press({ action: "contact", said, seen: "0", ...more }, minutes, who);

const lead = async () => (await getLead(env.DB, id))?.lead;

async function told() {
  const events = (await getLead(env.DB, id))?.events ?? [];
  return events.flatMap((event) => {
    if (event.kind === "note") return [`note ${event.data.text}`];
    return /^(call|sent|contact)-/.test(event.kind) ? [`${event.kind} ${event.actor.split("@")[0]}`] : [];
  });
}

test("a call that was answered stops the clock, and undone it runs as before, without its note", async () => {
  const done = await tell("reached", 5, { note: "Belt morgen terug." });
  expect(done).toMatchObject({ text: "Genoteerd: gebeld en bereikt." });
  expect(await lead()).toMatchObject({ status: "called", answeredAt: at(5) });
  expect(await told()).toEqual(["call-reached bas", "note Belt morgen terug."]);
  const undo = { action: "undo", event: String((done as { eventId: number }).eventId) };
  expect(await press(undo, 6)).toMatchObject({ text: "Ongedaan gemaakt." });
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null });
  expect(await told()).toEqual(["contact-undone bas"]);
  // Its answer was lost, and it is sent again.
  expect(await press(undo, 7)).toMatchObject({ text: "Ongedaan gemaakt." });
});

test.each(["voicemail", "no-answer"])("%s reached nobody: the clock runs on", async (said) => {
  const done = await tell(said, 5, { note: "Probeer na zessen." });
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null });
  expect(await told()).toEqual(["call-missed bas", "note Probeer na zessen."]);
  await press({ action: "undo", event: String((done as { eventId: number }).eventId) }, 6);
  expect(await told()).toEqual(["contact-undone bas"]);
});

test("what was sent from another program is an answer, with its text as far as it is known", async () => {
  await tell("chat", 5, { text: "Dinsdag om 9 uur." });
  expect(await lead()).toMatchObject({ status: "called", answeredAt: at(5) });
  const events = (await getLead(env.DB, id))?.events ?? [];
  expect(events.find(({ kind }) => kind === "sent-elsewhere")?.data).toMatchObject({
    via: "chat",
    text: "Dinsdag om 9 uur.",
  });
});

test("sent again it is one, of two people each has one, and what they saw between is another call", async () => {
  const [first, again] = [
    await tell("reached", 5, { note: "Ja." }),
    await tell("reached", 6, { note: "Ja." }),
  ];
  expect(again).toEqual(first);
  await tell("reached", 6, {}, "ann");
  expect(await told()).toEqual(["call-reached bas", "note Ja.", "call-reached ann"]);
  expect(await lead()).toMatchObject({ answeredAt: at(5) });
  const seen = String((first as { eventId: number }).eventId);
  await tell("reached", 20, { seen });
  expect((await told()).filter((line) => line === "call-reached bas")).toHaveLength(2);
  await tell("voicemail", 21, { seen });
  await tell("no-answer", 22, { seen });
  expect((await told()).filter((line) => line === "call-missed bas")).toHaveLength(2);
});

test("nothing is told of a request in quarantine, and a note that is too long is refused beside its field", async () => {
  expect(await tell("reached", 5, { note: "x".repeat(4001) })).toMatchObject({ error: /4000/ });
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'check' WHERE id = ?").bind(id).run();
  expect(await tell("reached", 5, { note: "x" })).toMatchObject({ error: /quarantaine/ });
  expect(await told()).toEqual([]);
});
