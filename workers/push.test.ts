import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { sendDueDeliveries } from "~/features/leads/deliver/outbox/jobs.server";
import { planPushes } from "~/features/leads/deliver/push/push-plan.server";
import { sendBundles } from "~/features/push/bundles.server";
import { forgetStrangers } from "~/features/push/people.server";
import { pushCheck } from "~/features/push/push-check.server";
import type { Shift } from "~/features/push/roster";
import { noticeSender } from "~/features/push/send-notice.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pushSite } from "~tests/support/push-site";

const local = await localBindings();
const roles =
  "els@huis.example=beheer,bas@huis.example=beheer,ans@huis.example=beheer,wil@huis.example=redactie";
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
const minute = 60_000;
const after = (minutes: number) => new Date(receivedAt.getTime() + minutes * minute);
const urgent = { serviceType: "spoedservice", urgencyLevel: "urgent", selectedService: "Spoedservice" };
const office = { mails: [], mailCaps: builtInSettings.mailCaps };
const allWeek: Shift["days"] = [1, 2, 3, 4, 5, 6, 7];

/** What cron does every minute. */
async function tick(minutes = 0): Promise<void> {
  await planPushes(site.env.DB, [], after(minutes));
  await sendDueDeliveries(site.env, after(minutes).getTime(), office, noticeSender(site.env));
  await sendBundles(site.env, after(minutes));
}

const pushes = async () =>
  (
    await site.env.DB.prepare(
      "SELECT about, state, attempts, last_error AS why FROM outbox WHERE kind = 'push' ORDER BY rowid",
    ).all<{ about: string | null; state: string; attempts: number; why: string | null }>()
  ).results;
const devices = () => site.env.DB.prepare("SELECT count(*) AS n FROM push_devices").first<number>("n");
const send = (fields: Record<string, string>) => receive(site.env, leadPost(fields));
const who = () => site.told().map(({ who }) => who);

test("where nobody has a device nothing is put into the outbox", async () => {
  await send(urgent);
  await tick();
  expect(await pushes()).toEqual([]);
});

test("an urgent request is told at once, signed, sealed, with place and kind and nothing else", async () => {
  await site.wakes(els);
  const names = {
    firstName: "Geheimnaam",
    lastName: "Geheimachter",
    phone: "06 87654321",
    email: "geheim@post.example",
  };
  const more = {
    projectDescription: "Geheimverhaal over de buren",
    address: "Geheimstraat 7, 5663 AB Geldrop",
  };
  await send({ ...urgent, ...names, ...more, projectType: "daklekkage" });
  await tick();
  const [push] = site.service.received();
  const shown = JSON.parse(push?.text ?? "");
  expect(shown).toEqual({
    web_push: 8030,
    notification: {
      title: "Spoed: daklekkage in Geldrop",
      body: "Bel terug vóór morgenochtend 11 uur.",
      navigate: expect.stringMatching(/^https:\/\/[^/]+\/admin\/aanvragen\/[\w-]{36}$/),
      tag: expect.stringMatching(/^[\w-]{32}$/),
      lang: "nl",
      dir: "ltr",
    },
  });
  expect(push?.text).not.toMatch(/geheim|87654321|5663|Jan|Vries/i);
  expect(push?.headers).toEqual({ ttl: "1800", urgency: "high", topic: shown.notification.tag });
  expect(push?.claims).toMatchObject({ aud: "https://push.test", sub: "mailto:site@bedrijf.example" });
});

test("what a visitor typed where a town or a kind belongs is not repeated", async () => {
  await site.wakes(els, { requests: "each" });
  const typed = {
    selectedService: "Jan Geheim",
    projectType: "geheim-project",
    serviceType: "Geheim",
    city: "Jan Geheim",
  };
  await send({ ...typed, address: "Jan Geheim" });
  await tick();
  expect(site.told()).toMatchObject([{ title: "Nieuwe aanvraag", urgency: "normal" }]);
  expect(JSON.stringify(site.service.received())).not.toMatch(/geheim/i);
});

test("nobody takes it: the next after ten minutes, then all, and it stops", async () => {
  for (const email of [els, bas, ans]) await site.wakes(email);
  await site.roster([{ days: allWeek, from: "00:00", until: "00:00", people: [bas, els] }]);
  await send(urgent);
  await tick();
  expect(who()).toEqual([bas]);
  await tick(9);
  expect(who()).toEqual([bas]);
  await tick(10);
  await tick(11);
  expect(who()).toEqual([bas, els]);
  await tick(20);
  expect(who().slice(2).sort()).toEqual([ans, bas, els]);
  for (const minutes of [30, 40, 50, 60, 90]) await tick(minutes);
  expect(who()).toHaveLength(2 + 3 + 3);
  expect((await pushes()).map(({ about }) => about)).toEqual([null, "step:1", "step:2", "step:3"]);
});

test.each([
  ["assigned", "assignee = 'els@huis.example'"],
  ["answered", "answered_at = 1, status = 'called'"],
  ["put away as spam", "quarantine_reason = 'spam', spam_at = 1"],
])("once it is %s nobody is woken any more", async (_, change) => {
  await site.wakes(els);
  await site.wakes(bas);
  await send(urgent);
  await tick();
  expect(who()).toHaveLength(2);
  await site.env.DB.prepare(`UPDATE leads SET ${change}`).run();
  for (const minutes of [10, 20, 30]) await tick(minutes);
  expect(who()).toHaveLength(2);
});

test("what is in quarantine wakes nobody until it is released", async () => {
  await site.wakes(els);
  await send({ ...urgent, website: "https://spam.example" });
  await tick();
  expect(await pushes()).toMatchObject([{ state: "held" }]);
  await site.env.DB.prepare("UPDATE leads SET quarantine_reason = NULL").run();
  await tick(1);
  expect(who()).toEqual([els]);
});

test.each([404, 410])("a device that answers %i is forgotten", async (status) => {
  const { endpoint } = await site.wakes(els);
  site.service.answer(status, endpoint);
  await send(urgent);
  await tick();
  expect(await devices()).toBe(0);
  expect(await pushes()).toMatchObject([{ state: "sent" }]);
});

test("where the device of who is first on duty is gone, the next hears it at once", async () => {
  const { endpoint } = await site.wakes(els);
  await site.wakes(bas);
  await site.wakes(ans);
  await site.roster([{ days: allWeek, from: "00:00", until: "00:00", people: [els, bas] }]);
  site.service.answer(410, endpoint);
  await send(urgent);
  await tick();
  expect(who()).toEqual([bas]);
  expect(await pushes()).toMatchObject([{ state: "sent", why: null }]);
});

test("one that fails is tried again, and the others are left alone", async () => {
  const { endpoint } = await site.wakes(els);
  await site.wakes(bas);
  site.service.answer(503, endpoint);
  await send(urgent);
  await tick();
  expect(who()).toEqual([bas]);
  expect(await pushes()).toMatchObject([{ state: "due", attempts: 1, why: "de pushdienst antwoordt niet" }]);
  site.service.answer(201, endpoint);
  await tick(2);
  expect(who()).toEqual([bas, els]);
  expect(await pushes()).toMatchObject([{ state: "sent", attempts: 2 }]);
});

test("what cannot be told within the hour is given up, and said", async () => {
  await site.wakes(els, { requests: "each" });
  site.service.answer(429);
  await send({});
  for (const minutes of [0, 2, 10, 40, 130]) await tick(minutes);
  expect(await pushes()).toMatchObject([{ state: "failed" }]);
  expect(await pushCheck(site.env)).toMatchObject([{ state: "red", count: 1 }]);
});

test.each([400, 401, 403])(
  "%i is our own fault: the device stays, and it is said until it goes well",
  async (status) => {
    await site.wakes(els);
    site.service.answer(status);
    await send(urgent);
    await tick();
    expect(await devices()).toBe(1);
    expect(await pushes()).toMatchObject([
      { state: "due", why: `de pushdienst weigert onze sleutel (${status})` },
    ]);
    expect(await pushCheck(site.env)).toMatchObject([{ state: "red" }]);
    site.service.answer(201);
    await tick(20);
    expect(await pushCheck(site.env)).toMatchObject([{ state: "ok" }]);
  },
);

test("without keys it waits and says so", async () => {
  await site.wakes(els);
  await send(urgent);
  const unset = { ...site.env, VAPID_PRIVATE_KEY: "" } as Env;
  await sendDueDeliveries(unset, receivedAt.getTime(), office, noticeSender(unset));
  expect(await pushes()).toMatchObject([{ state: "due" }]);
  expect(await pushCheck(unset)).toMatchObject([{ state: "red" }]);
});

test("who lost his role, or has nothing to do with requests, gets nothing", async () => {
  await site.env.DB.prepare("INSERT INTO colleagues VALUES ('weg@huis.example', 'Weg', 'none')").run();
  for (const email of ["weg@huis.example", "wil@huis.example", "onbekend@huis.example", bas])
    await site.wakes(email, { urgent: "always", requests: "each" });
  await site.roster([{ days: allWeek, from: "00:00", until: "00:00", people: ["weg@huis.example"] }]);
  await send(urgent);
  await send({});
  for (const minutes of [0, 10, 20, 30]) await tick(minutes);
  expect(new Set(who())).toEqual(new Set([bas]));
  await forgetStrangers(site.env);
  expect(await devices()).toBe(1);
});

test("others are told together within the hour, counted once each", async () => {
  const { endpoint } = await site.wakes(els);
  await site.wakes(bas, { requests: "each" });
  site.service.answer(503, endpoint.replace(/[^/]*$/, "x"));
  for (let i = 0; i < 3; i++) await send({ lastName: `Nummer ${i}` });
  await tick();
  await tick(59);
  expect(who()).toEqual([bas, bas, bas]);
  await tick(60);
  expect(site.told().at(-1)).toMatchObject({ who: els, title: "3 nieuwe aanvragen" });
  await tick(61);
  await tick(200);
  expect(who()).toEqual([bas, bas, bas, els]);
});
