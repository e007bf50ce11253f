import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { sendDueDeliveries } from "~/features/leads/deliver/outbox/jobs.server";
import { planPushes } from "~/features/leads/deliver/push/push-plan.server";
import { unheardPush } from "~/features/leads/office/model/push-text";
import { getLead } from "~/features/leads/store/leads.server";
import type { Shift } from "~/features/push/roster";
import { noticeSender } from "~/features/push/send-notice.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pushSite } from "~tests/support/push-site";

const local = await localBindings();
const roles = "els@huis.example=beheer,bas@huis.example=beheer,ans@huis.example=beheer";
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

const [els, bas, ans] = ["els@huis.example", "bas@huis.example", "ans@huis.example"];
const after = (minutes: number) => new Date(receivedAt.getTime() + minutes * 60_000);
const urgent = { serviceType: "spoedservice", urgencyLevel: "urgent", selectedService: "Spoedservice" };
const office = { mails: [], mailCaps: builtInSettings.mailCaps };
const allWeek: Shift["days"] = [1, 2, 3, 4, 5, 6, 7];
/** It comes in at 11:40 in Amsterdam. */
const asleep = { quiet: { on: true, from: "11:00", until: "14:00" } };
const awake = { quiet: { on: false, from: "22:00", until: "07:00" } };

async function tick(minutes: number): Promise<void> {
  await planPushes(site.env.DB, [], after(minutes));
  await sendDueDeliveries(site.env, after(minutes).getTime(), office, noticeSender(site.env));
}

const who = () =>
  site
    .told()
    .map(({ who }) => who)
    .sort();

async function texts(minutes: number) {
  const id = await site.env.DB.prepare("SELECT id FROM leads").first<string>("id");
  const detail = await getLead(site.env.DB, id ?? "");
  return detail?.deliveries
    .filter(({ kind }) => kind === "push")
    .map((delivery) => unheardPush(delivery, after(minutes).getTime()));
}

test("an urgent request that finds everybody asleep is told when the quiet hours end, and until then is not called sent", async () => {
  for (const email of [els, bas]) await site.wakes(email, asleep);
  await receive(site.env, leadPost(urgent));
  for (const minutes of [0, 1, 10, 20, 30, 90, 139]) await tick(minutes);
  expect(who()).toEqual([]);
  expect(await texts(30)).toEqual(["nog niemand bereikt: vandaag 14:00 wordt de melding verstuurd"]);
  await tick(140);
  expect(who()).toEqual([bas, els]);
  expect(await texts(140)).toEqual([null]);
  // From there on as any other.
  await tick(149);
  expect(who()).toHaveLength(2);
  await tick(150);
  expect(who()).toHaveLength(4);
});

test("what was taken by then is told to nobody, and not called told", async () => {
  await site.wakes(els, asleep);
  await receive(site.env, leadPost(urgent));
  await tick(0);
  await site.env.DB.prepare("UPDATE leads SET assignee = ?").bind(bas).run();
  await tick(140);
  expect(who()).toEqual([]);
  expect(await texts(141)).toEqual(["niet meer nodig"]);
});

test("who sleeps while others are told hears of it afterwards, once", async () => {
  await site.wakes(els, asleep);
  await site.wakes(bas, awake);
  await receive(site.env, leadPost(urgent));
  for (const minutes of [0, 10, 20, 30, 40]) await tick(minutes);
  expect(who()).toEqual([bas, bas, bas, bas]);
  for (const minutes of [140, 150, 160]) await tick(minutes);
  expect(who()).toEqual([bas, bas, bas, bas, els]);
});

/** Who is told after how many minutes, looked at every five. */
async function minutesTold(until: number, from = 0): Promise<Record<string, number[]>> {
  const at: Record<string, number[]> = {};
  let before = site.told().length;
  for (let minutes = from; minutes <= until; minutes += 5) {
    await tick(minutes);
    const told = site.told().map(({ who }) => who);
    for (const person of told.slice(before)) at[person] = [...(at[person] ?? []), minutes];
    before = told.length;
  }
  return at;
}
const asleepUntil = (until: string) => ({ quiet: { on: true, from: "11:00", until } });

test("each hears of it when his own quiet hours end, also while others are told again", async () => {
  await site.wakes(els, asleepUntil("12:00"));
  await site.wakes(bas, asleepUntil("12:15"));
  await receive(site.env, leadPost(urgent));
  expect(await minutesTold(20)).toEqual({ [els]: [20] });
  expect(await texts(20)).toEqual(["wie stille uren heeft, hoort het vandaag 12:15"]);
  // The next step waits ten minutes from whoever heard last.
  expect(await minutesTold(120, 25)).toEqual({ [els]: [30, 45, 55], [bas]: [35, 45, 55] });
});

test("a shift that begins in between takes its turn, and who slept before it is not passed over", async () => {
  await site.wakes(els, asleepUntil("12:00"));
  await site.wakes(bas, asleepUntil("12:15"));
  await site.wakes(ans, asleepUntil("14:00"));
  await site.roster([{ days: allWeek, from: "12:10", until: "18:00", people: [ans] }]);
  await receive(site.env, leadPost(urgent));
  const told = await minutesTold(120);
  expect(told[els]?.[0]).toBe(20);
  expect(told[ans]?.[0]).toBe(30);
  expect(told[bas]?.[0]).toBe(35);
  expect(told).toEqual({
    [els]: [20, 45, 55, 65],
    [ans]: [30, 45, 55, 65],
    [bas]: [35, 45, 55, 65],
  });
});

test("who wakes when it is too late for another step hears of it too, once", async () => {
  await site.wakes(els, asleepUntil("13:00"));
  await site.wakes(bas, asleepUntil("14:00"));
  await receive(site.env, leadPost(urgent));
  await site.env.DB.prepare("UPDATE leads SET answer_by = received_at + 600000").run();
  expect(await minutesTold(200)).toEqual({ [els]: [80], [bas]: [140] });
});

test("who is on duty is told at once whatever the hour", async () => {
  for (const email of [els, bas]) await site.wakes(email, asleep);
  await site.roster([{ days: allWeek, from: "00:00", until: "00:00", people: [bas] }]);
  await receive(site.env, leadPost(urgent));
  await tick(0);
  expect(who()).toEqual([bas]);
});

test("who comes on duty while the quiet hours last is told then", async () => {
  for (const email of [els, bas]) await site.wakes(email, asleep);
  await site.roster([{ days: allWeek, from: "12:30", until: "18:00", people: [bas] }]);
  await receive(site.env, leadPost(urgent));
  for (const minutes of [0, 10, 20, 30, 49]) await tick(minutes);
  expect(who()).toEqual([]);
  expect(await texts(30)).toEqual(["nog niemand bereikt: vandaag 12:30 wordt de melding verstuurd"]);
  await tick(50);
  expect(who()).toEqual([bas]);
});

test("where nobody wants to hear of urgent ones the page says so", async () => {
  await site.wakes(els, { urgent: "never" });
  await receive(site.env, leadPost(urgent));
  await tick(0);
  expect(await texts(1)).toEqual(["niemand heeft hiervoor meldingen aan"]);
});
