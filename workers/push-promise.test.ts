import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { sendDueDeliveries } from "~/features/leads/deliver/outbox/jobs.server";
import { planPushes, unansweredPromises } from "~/features/leads/deliver/push/push-plan.server";
import { noticeSender } from "~/features/push/send-notice.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pushSite } from "~tests/support/push-site";

const local = await localBindings();
const roles = "els@huis.example=beheer,bas@huis.example=beheer";
let site = await pushSite(local.env, roles);
afterAll(async () => {
  await site.service.close();
  await local.dispose();
});
beforeEach(async () => {
  await site.service.close();
  await clearLeads(local.env);
  await site.clear();
  site = await pushSite(local.env, roles);
});

const [els, bas] = ["els@huis.example", "bas@huis.example"];
const after = (minutes: number) => new Date(receivedAt.getTime() + minutes * 60_000);
const urgent = { serviceType: "spoedservice", urgencyLevel: "urgent", selectedService: "Spoedservice" };
const office = { mails: [], mailCaps: builtInSettings.mailCaps };
/** Received at 11:40, to be answered at 11:40 tomorrow; the visitor was told 11 o'clock. */
const promised = 24 * 60 - 40;

async function tick(minutes: number, reminders: number[]): Promise<void> {
  await planPushes(site.env.DB, reminders, after(minutes));
  await sendDueDeliveries(site.env, after(minutes).getTime(), office, noticeSender(site.env));
}

const send = (fields: Record<string, string>) => receive(site.env, leadPost(fields));
const who = () => site.told().map(({ who }) => who);

test("a push names the moment that the visitor was told, also when it is near, and is over when that is", async () => {
  await site.wakes(els, {
    requests: "never",
    promise: 30,
    quiet: { on: false, from: "22:00", until: "07:00" },
  });
  await send({});
  await tick(promised - 31, [30]);
  expect(who()).toEqual([]);
  await tick(promised - 30, [30]);
  expect(site.told()).toMatchObject([{ body: "Antwoord beloofd vóór vanochtend 11 uur." }]);
  await site.wakes(bas);
  await send({ ...urgent, lastName: "Spoed" });
  await tick(promised + 10, []);
  const spoken = site.told().filter(({ who }) => who === bas);
  expect(spoken[0]).toMatchObject({ body: "De beloofde tijd is voorbij. Bel meteen." });
});

test("a promise that runs out is told to whose it is, as early as he chose, once", async () => {
  await site.wakes(els, { requests: "never", promise: 60 });
  await site.wakes(bas, { requests: "never", promise: 30 });
  await send({});
  await site.env.DB.prepare("UPDATE leads SET assignee = ?").bind(els).run();
  await tick(promised - 61, [30, 60]);
  expect(who()).toEqual([]);
  for (const minutes of [60, 59, 30, 10]) await tick(promised - minutes, [30, 60]);
  expect(site.told()).toMatchObject([
    { who: els, title: "Nog niet beantwoord: gratis offerte in Eindhoven" },
  ]);
});

test("what may run out soon is found in an index", async () => {
  const { results } = await site.env.DB.prepare(`EXPLAIN QUERY PLAN ${unansweredPromises}`)
    .bind(1, 2)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toEqual([
    "SEARCH leads USING INDEX leads_promised (answer_by>? AND answer_by<?)",
  ]);
});
