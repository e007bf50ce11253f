import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { deliveryChecks } from "~/features/leads/deliver/checks/delivery-checks.server";
import { sendDueDeliveries } from "~/features/leads/deliver/outbox/jobs.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { after, cappedMails, hour, mailbox, mailSettings } from "~tests/support/capped-mails";
import { clearLeads, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sendAnyway } from "./held-mails.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const { post, resources } = cappedMails(env);
const caps = builtInSettings.mailCaps;

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
  const sender = { ...env, ...mailSettings, EMAIL: mail } as unknown as Env;
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
