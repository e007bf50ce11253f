import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { leadResources } from "~/features/leads/receive/receive-lead.server";
import { sha256 } from "~/lib/bytes/hash";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { deliveryChecks } from "./delivery-checks.server";
import { sendAnyway } from "./held-mails.server";
import { sendDueDeliveries } from "./jobs.server";
import { purgeMailCounts } from "./mail-caps.server";
import { sendDue } from "./outbox.server";
import { outboxHealth } from "./outbox-health.server";
import { type OutboxResources, outboxResources } from "./outbox-resources.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const LINK_SECRET = "a-secret-of-32-characters-or-more";
const OFFICE = "kantoor@bedrijf.example";
type SentMail = { to: string[]; subject: string; text: string };

function mailbox(refuse: (nth: number) => Error | null = () => null) {
  const sent: SentMail[] = [];
  let calls = 0;
  const send = async (mail: SentMail) => {
    if (mail.to[0] === OFFICE) return { messageId: "" };
    const error = refuse(++calls);
    if (error === null || !("code" in error)) sent.push(mail);
    if (error) throw error;
    return { messageId: "" };
  };
  return { sent, mail: { send } as unknown as SendEmail };
}

function resources(overrides: Partial<OutboxResources> = {}): OutboxResources {
  const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: OFFICE, LINK_SECRET };
  return { ...outboxResources({ ...env, ...settings }), ...overrides };
}

const hour = 3_600_000;
const after = (ms: number) => new Date(receivedAt.getTime() + ms);
/** Letters only: digits may look like a telephone number, which is not mailed. */
const word = () =>
  crypto
    .randomUUID()
    .slice(0, 4)
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
const post = (email: string, ip = "203.0.113.7", now = receivedAt) =>
  receive(
    leadResources({ ...env, LINK_SECRET }),
    leadPost({ email, projectDescription: `Lekkage nummer ${word()}` }, [], {
      "CF-Connecting-IP": ip,
    }),
    { now },
  );
const states = async () =>
  (
    await env.DB.prepare(
      `SELECT state, hold_reason AS reason, count(*) AS n FROM outbox WHERE kind = 'visitor-mail' GROUP BY 1, 2`,
    ).all<{ state: string; reason: string | null; n: number }>()
  ).results;
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

test("a held mail goes out when an employee says so, without anything that was typed", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    const answer = await post("jan@gmail.com");
    if ("lead" in answer) ids.push(answer.lead.id);
  }
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), receivedAt, 100);
  expect(sent[0]?.text).toContain("Lekkage nummer");
  const held = await env.DB.prepare("SELECT id, lead_id AS leadId FROM outbox WHERE state = 'held'").first<{
    id: string;
    leadId: string;
  }>();
  const actor = { email: "bas@bedrijf.example", now: after(hour) };
  expect(await sendAnyway(env.DB, ids.find((id) => id !== held?.leadId) ?? "", held?.id ?? "", actor)).toBe(
    false,
  );
  expect(await sendAnyway(env.DB, held?.leadId ?? "", held?.id ?? "", actor)).toBe(true);
  expect(await sendAnyway(env.DB, held?.leadId ?? "", held?.id ?? "", actor)).toBe(false);
  await sendDue(resources({ mail }), after(hour));
  expect(sent).toHaveLength(4);
  expect(sent[3]?.text).not.toContain("Lekkage nummer");
  expect(sent[3]?.text).toContain("Beste heer, mevrouw");
  // It counts: the next one is held.
  await post("jan@gmail.com", "203.0.113.9", after(hour));
  await sendDue(resources({ mail }), after(2 * hour));
  expect(sent).toHaveLength(4);
});

test("a mail that the site's cap holds leaves by itself when there is room, and a check says so until then", async () => {
  const { sent, mail } = mailbox();
  const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: OFFICE, LINK_SECRET };
  const sender = { ...env, ...settings, EMAIL: mail } as unknown as Env;
  const everyMinute = (ms: number, site: number) =>
    sendDueDeliveries(sender, after(ms).getTime(), { mails: [], mailCaps: { ...caps, site } });
  const check = async (ms: number) =>
    (await deliveryChecks(env, after(ms).getTime())).find(({ name }) => name === "visitor-mail-capped");
  for (let i = 0; i < 6; i++) await post(`p${i}@ziggo.nl`, `198.51.100.${i}`);
  for (const ms of [0, hour, 2 * hour]) await everyMinute(ms, 2);
  expect(sent).toHaveLength(2);
  expect(await check(2 * hour)).toMatchObject({ state: "red", count: 4 });
  const noted = "SELECT count(*) AS n FROM lead_events WHERE kind = 'mail-held'";
  expect(await env.DB.prepare(noted).first("n")).toBe(4);
  // The office put one away, and answered one.
  const open = `SELECT lead_id FROM outbox JOIN leads ON leads.id = lead_id
    WHERE state = 'held' AND hold_reason = 'site' AND status = 'new' AND quarantine_reason IS NULL LIMIT 1`;
  for (const change of ["quarantine_reason = 'spam'", "status = 'won'"])
    await env.DB.prepare(`UPDATE leads SET ${change} WHERE id = (${open})`).run();
  expect(await check(2 * hour)).toMatchObject({ state: "red", count: 2 });
  await everyMinute(3 * hour, 3);
  expect(sent).toHaveLength(3);
  await everyMinute(25 * hour, 3);
  expect(sent).toHaveLength(4);
  expect(await check(25 * hour)).toMatchObject({ state: "ok", count: 0 });
  await everyMinute(30 * hour, 300);
  expect(sent).toHaveLength(4);
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
