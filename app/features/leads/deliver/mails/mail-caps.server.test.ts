import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { deliveryChecks } from "~/features/leads/deliver/checks/delivery-checks.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxHealth } from "~/features/leads/deliver/outbox/outbox-health.server";
import { sha256 } from "~/lib/bytes/hash";
import { after, cappedMails, hour, mailbox } from "~tests/support/capped-mails";
import { clearLeads, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { purgeMailCounts } from "./mail-caps.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const { post, resources, states } = cappedMails(env);
const caps = builtInSettings.mailCaps;

test("thirty posts in a minute give a stranger three mails, however his address is spelled", async () => {
  for (let i = 0; i < 30; i++) {
    const local = ["jan.jansen", "JanJansen", `janjansen+${i}`, `j.a.n.jansen+x${i}`][i % 4];
    await post(`${local}@${i % 2 ? "gmail.com" : "googlemail.com"}`, `203.0.113.${i}`);
  }
  const { sent, mail } = mailbox();
  for (const ms of [0, hour, 5 * hour, 23 * hour]) await sendDue(resources({ mail }), after(ms), 100);
  expect(sent).toHaveLength(3);
  expect(await states()).toEqual([
    { state: "held", reason: "recipient", n: 27 },
    { state: "sent", reason: null, n: 3 },
  ]);
});

test("three in any 24 hours, whatever the clock says at midnight", async () => {
  const { sent, mail } = mailbox();
  for (let at = 0; at < 72 * hour; at += 2 * hour) {
    await post("jan@gmail.com", "203.0.113.7", after(at));
    const before = sent.length;
    await sendDue(resources({ mail }), after(at));
    if (at > 24 * hour) expect(sent.length - before).toBeLessThanOrEqual(1);
  }
  expect(sent).toHaveLength(9);
});

test("runners side by side together send no more than one would", async () => {
  for (let i = 0; i < 12; i++) await post("jan@gmail.com", `203.0.113.${i}`);
  const { sent, mail } = mailbox();
  await Promise.all(Array.from({ length: 8 }, () => sendDue(resources({ mail }), receivedAt)));
  expect(sent).toHaveLength(3);
  expect((await env.DB.prepare("SELECT count(*) AS n FROM visitor_mails").first("n")) ?? 0).toBe(3);
});

test("a mail that one cap holds counts under no other", async () => {
  for (let i = 0; i < 8; i++) await post("jan@bedrijf.example", `203.0.113.${i}`);
  for (let i = 0; i < 7; i++) await post(`p${i}@bedrijf.example`, `203.0.113.${i}`);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), receivedAt, 100);
  expect(sent).toHaveLength(10);
  expect(await states()).toEqual([
    { state: "held", reason: "recipient", n: 5 },
    { state: "sent", reason: null, n: 10 },
  ]);
});

test("one domain of one owner gets ten, customers of a mail provider are strangers to each other", async () => {
  for (let i = 0; i < 12; i++) await post(`p${i}@a${i}.bedrijf.example`, `203.0.113.${i}`);
  for (let i = 0; i < 12; i++) await post(`p${i}@ziggo.nl`, `198.51.100.${i}`);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), receivedAt, 100);
  expect(sent.filter(({ to }) => to[0]?.endsWith("bedrijf.example"))).toHaveLength(10);
  expect(sent.filter(({ to }) => to[0]?.endsWith("ziggo.nl"))).toHaveLength(12);
});

test("one client reaches ten strangers, and the whole site as many as is set", async () => {
  for (let i = 0; i < 12; i++) await post(`p${i}@ziggo.nl`);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), receivedAt, 100);
  expect(sent).toHaveLength(caps.client);
  for (let i = 0; i < 12; i++) await post(`q${i}@ziggo.nl`, `198.51.100.${i}`);
  await sendDue(resources({ mail, caps: { ...caps, site: 15 } }), receivedAt, 100);
  expect(sent).toHaveLength(15);
  expect((await states()).map(({ reason, n }) => [reason, n])).toEqual([
    ["client", 2],
    ["site", 7],
    [null, 15],
  ]);
});

test("the office is told of every lead, and nothing rings for a mail that is held", async () => {
  for (let i = 0; i < 5; i++) await post("jan@gmail.com");
  await sendDue(resources({ mail: mailbox().mail }), receivedAt, 100);
  const told = "SELECT count(*) AS n FROM outbox WHERE kind = 'office-mail' AND state = 'sent'";
  expect(await env.DB.prepare(told).first("n")).toBe(5);
  expect(await outboxHealth(env.DB, after(hour))).toMatchObject({ unsent: 0, failed: 0 });
  const checks = await deliveryChecks(env, after(hour).getTime());
  expect(checks.filter(({ state }) => state === "red")).toEqual([]);
  const { results } = await env.DB.prepare("SELECT data FROM lead_events WHERE kind = 'mail-held'").all<{
    data: string;
  }>();
  expect(results.map(({ data }) => JSON.parse(data))).toEqual(
    Array(2).fill({ letter: "confirmation", reason: "recipient" }),
  );
});

test("what the service refuses is not counted, however often it is tried", async () => {
  await post("jan@gmail.com");
  const busy = Object.assign(new Error("later"), { code: "E_RATE_LIMIT_EXCEEDED" });
  const { sent, mail } = mailbox((nth) => (nth <= 6 ? busy : null));
  for (let i = 0; i < 8; i++) await sendDue(resources({ mail }), after(i * 5 * hour));
  expect(sent).toHaveLength(1);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM visitor_mails").first("n")).toBe(1);
});

test("sent without an answer counts, and is tried again no more often than the cap allows", async () => {
  for (let i = 0; i < 3; i++) await post("jan@gmail.com");
  const { sent, mail } = mailbox(() => new Error("Network connection lost"));
  for (let ms = 0; ms < 24 * hour; ms += hour / 4) await sendDue(resources({ mail }), after(ms), 100);
  expect(sent).toHaveLength(3);
  // Nothing is lost: it waits for the counts to pass.
  const well = mailbox();
  for (let ms = 24 * hour; ms < 34 * hour; ms += hour)
    await sendDue(resources({ mail: well.mail }), after(ms));
  expect(well.sent.length).toBeGreaterThan(0);
  expect(well.sent.length).toBeLessThanOrEqual(3);
});

test("an hour without an answer costs one lead at most one more mail", async () => {
  await post("jan@gmail.com");
  const { sent, mail } = mailbox((nth) => (nth === 1 ? new Error("Network connection lost") : null));
  for (let ms = 0; ms < 3 * hour; ms += hour / 4) await sendDue(resources({ mail }), after(ms));
  expect(sent).toHaveLength(2);
  expect(await states()).toEqual([{ state: "sent", reason: null, n: 1 }]);
});

test("without LINK_SECRET the caps hold, and what is kept cannot be guessed from an address", async () => {
  for (let i = 0; i < 5; i++) await post("jan@bedrijf.example", `203.0.113.${i}`);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail, linkSecret: undefined }), receivedAt, 100);
  expect(sent).toHaveLength(3);
  const kept = await env.DB.prepare("SELECT recipient, domain FROM visitor_mails").all();
  for (const text of ["jan@bedrijf.example", "bedrijf.example"])
    expect(JSON.stringify(kept.results)).not.toContain(await sha256(text));
});

test("after two nights nothing tells any more who was mailed, or who posted", async () => {
  const caught = await post("jan@gmail.com", "203.0.113.7");
  expect(caught).toHaveProperty("lead");
  await sendDue(resources({ mail: mailbox().mail }), receivedAt, 1);
  const stored = JSON.stringify([
    ...(await env.DB.prepare("SELECT * FROM visitor_mails").all()).results,
    ...(await env.DB.prepare("SELECT * FROM outbox").all()).results,
  ]);
  expect(stored).not.toMatch(/203\.0\.113\.7|jan@gmail/);
  const left = async () => [
    await env.DB.prepare("SELECT count(*) AS n FROM visitor_mails").first("n"),
    await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE client IS NOT NULL").first("n"),
  ];
  await env.DB.prepare("UPDATE outbox SET client = 'x', state = 'held' WHERE kind = 'visitor-mail'").run();
  await purgeMailCounts(env.DB, after(23 * hour));
  expect(await left()).not.toEqual([0, 0]);
  await purgeMailCounts(env.DB, after(25 * hour));
  expect(await left()).toEqual([0, 0]);
});
