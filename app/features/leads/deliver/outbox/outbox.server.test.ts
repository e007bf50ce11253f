import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { company } from "~/content/site/company";
import { leadResources } from "~/features/leads/receive/receive-lead.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { mailbox, outboxOf, type SentMail } from "~tests/support/outbox";
import { retryDeliveries } from "./failed-deliveries.server";
import { sendDue } from "./outbox.server";
import { outboxHealth } from "./outbox-health.server";
import { outboxResources } from "./outbox-resources.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const after = (ms: number) => new Date(receivedAt.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;

const { resources, rows } = outboxOf(env);
const coded = (code: string) => Object.assign(new Error("the service said so"), { code });

test("a new lead is told to the office and confirmed to the visitor, once", async () => {
  await receive(env, leadPost());
  const { sent, mail } = mailbox();
  expect(await sendDue(resources({ mail }), receivedAt)).toEqual({ sent: 2, failed: 0 });
  expect(await sendDue(resources({ mail }), after(hour))).toEqual({ sent: 0, failed: 0 });
  const from = { email: "site@bedrijf.example", name: company.name };
  expect(sent).toMatchObject([
    { from, to: ["kantoor@bedrijf.example", "bas@bedrijf.example"], replyTo: "jan@voorbeeld.nl" },
    { from, to: ["jan@voorbeeld.nl"], replyTo: "kantoor@bedrijf.example" },
  ]);
  expect(await rows()).toMatchObject([
    { kind: "office-mail", state: "sent", attempts: 1, sent_at: receivedAt.getTime(), last_error: null },
    { kind: "visitor-mail", state: "sent" },
  ]);
});

test("the real mail binding takes both mails", async () => {
  await receive(env, leadPost());
  expect(await sendDue(resources(), receivedAt)).toEqual({ sent: 2, failed: 0 });
});

test("many runners at once send everything once", async () => {
  for (let i = 0; i < 6; i++) await receive(env, leadPost({ email: `jan${i}@voorbeeld.nl` }));
  const { sent, mail } = mailbox();
  const totals = await Promise.all(Array.from({ length: 8 }, () => sendDue(resources({ mail }), receivedAt)));
  expect(totals.reduce((sum, total) => sum + total.sent, 0)).toBe(12);
  expect(sent).toHaveLength(12);
});

test("a run of slow attempts ends before its leases do, so that no other runner sends the same", async () => {
  for (let i = 0; i < 3; i++) await receive(env, leadPost());
  const begun = Date.now();
  let slow = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => begun + slow);
  onTestFinished(() => clock.mockRestore());
  const told: string[] = [];
  let others = 0;
  const send = async ({ subject, to }: SentMail) => {
    told.push(`${subject} ${to}`);
    slow += 100_000;
    // Meanwhile cron starts another runner.
    if (slow > 5 * minute && others++ === 0) await sendDue(resources({ mail }), after(slow));
    return { messageId: "1" };
  };
  const mail = { send } as unknown as SendEmail;
  await sendDue(resources({ mail }), receivedAt);
  await sendDue(resources({ mail }), after(slow));
  expect(told).toHaveLength(6);
});

test("a runner whose lease has ended changes nothing of what the next one noted", async () => {
  await receive(env, leadPost());
  let refuse = (_: Error) => {};
  const hanging = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  let asked = 0;
  const slow = {
    send: () => {
      asked++;
      return hanging;
    },
  } as unknown as SendEmail;
  const first = sendDue(resources({ mail: slow }), receivedAt, 1);
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 5000 });
  expect(await sendDue(resources({ mail: mailbox().mail }), after(6 * minute))).toEqual({
    sent: 2,
    failed: 0,
  });
  refuse(coded("E_VALIDATION_ERROR"));
  await first;
  expect(await rows()).toMatchObject([{ state: "sent", last_error: null, attempts: 2 }, { state: "sent" }]);
  const told = "SELECT count(*) AS n FROM lead_events WHERE kind = 'mail-failed'";
  expect(await env.DB.prepare(told).first("n")).toBe(0);
});

test("a runner sends no more than its limit", async () => {
  for (let i = 0; i < 4; i++) await receive(env, leadPost({ email: `jan${i}@voorbeeld.nl` }));
  const { mail } = mailbox();
  expect(await sendDue(resources({ mail }), receivedAt, 7)).toEqual({ sent: 7, failed: 0 });
});

test("a failing service is tried again after growing pauses, and given up after three days", {
  timeout: 30_000,
}, async () => {
  await receive(env, leadPost());
  const { mail } = mailbox(() => coded("E_INTERNAL_SERVER_ERROR"));
  const pauses: number[] = [];
  let now = receivedAt;
  for (let round = 0; round < 40; round++) {
    await sendDue(resources({ mail }), now);
    const [office] = await rows();
    if (office?.state !== "due") break;
    pauses.push(Math.round((office.next_at - now.getTime()) / minute));
    expect(office.last_error).toBe("E_INTERNAL_SERVER_ERROR: the service said so");
    // Nothing happens before the pause is over.
    expect(await sendDue(resources({ mail }), new Date(now.getTime() + 10_000))).toEqual({
      sent: 0,
      failed: 0,
    });
    now = new Date(Math.max(...(await rows()).map((row) => row.next_at)));
  }
  for (const [i, expected] of [1, 5, 15, 60, 240, 240].entries()) {
    expect(pauses[i]).toBeGreaterThanOrEqual(Math.floor(expected * 0.8));
    expect(pauses[i]).toBeLessThanOrEqual(Math.ceil(expected * 1.2));
  }
  expect((await rows()).map(({ state }) => state)).toEqual(["failed", "failed"]);
  const days = (now.getTime() - receivedAt.getTime()) / (24 * hour);
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.2);
  expect(await outboxHealth(env.DB, now)).toEqual({
    unsent: 0,
    oldestUnsentMs: null,
    failed: 2,
    lastError: "E_INTERNAL_SERVER_ERROR: the service said so",
  });
});

test("what is in quarantine by now is put back, also when it was tried before or is retried by hand", async () => {
  const ids: string[] = [];
  for (const [name, reason] of [
    ["spam", "spam"],
    ["check", "check"],
    ["waived", "spam"],
  ] as const) {
    const answer = await receive(leadResources(env), leadPost({ email: `${name}@voorbeeld.example` }));
    if (!("lead" in answer)) throw new Error(answer.kind);
    ids.push(answer.lead.id);
    await env.DB.prepare("UPDATE leads SET quarantine_reason = ? WHERE id = ?")
      .bind(reason, answer.lead.id)
      .run();
  }
  await env.DB.prepare("UPDATE outbox SET attempts = 2, last_error = 'storing', state = 'failed'").run();
  await env.DB.prepare("UPDATE outbox SET cap_waived = 1 WHERE lead_id = ?").bind(ids[2]).run();
  for (const kind of ["office-mail", "visitor-mail"]) await retryDeliveries(env.DB, { kind }, after(minute));
  const { sent, mail } = mailbox();
  expect(await sendDue(resources({ mail }), after(minute))).toEqual({ sent: 3, failed: 3 });
  expect(sent).toHaveLength(3);
  const { results } = await env.DB.prepare(
    `SELECT lead_id AS lead, kind, state, hold_reason AS reason, attempts, due_since AS since FROM outbox
     WHERE state <> 'sent' ORDER BY outbox.rowid`,
  ).all();
  const waits = { state: "held", reason: null, attempts: 0, since: null };
  expect(results).toEqual([
    { lead: ids[0], kind: "office-mail", ...waits },
    { lead: ids[0], kind: "visitor-mail", ...waits },
    { lead: ids[1], kind: "visitor-mail", ...waits },
  ]);
  expect(await env.DB.prepare("SELECT id FROM lead_events WHERE kind = 'mail-held'").first()).toBeNull();
  // What was asked for a second before it was put away stays put away.
  await env.DB.prepare("UPDATE leads SET spam_at = 1").run();
  await env.DB.prepare("UPDATE outbox SET state = 'due', next_at = 0, cap_waived = 0").run();
  expect((await sendDue(resources({ mail }), after(minute))).sent).toBe(0);
});

test("what was given up goes out when it is retried by hand", async () => {
  await receive(env, leadPost());
  await env.DB.prepare("UPDATE outbox SET state = 'failed', attempts = 30").run();
  const id = (await env.DB.prepare("SELECT id FROM leads").first<string>("id")) ?? "";
  expect(await retryDeliveries(env.DB, { leadId: id }, after(100 * hour))).toBe(2);
  const { mail } = mailbox();
  expect(await sendDue(resources({ mail }), after(100 * hour))).toEqual({ sent: 2, failed: 0 });
});

test("an address that the service refuses for good is given up at once, the office is told all the same", async () => {
  await receive(env, leadPost());
  const { sent, mail } = mailbox(({ to }) =>
    to[0] === "jan@voorbeeld.nl" ? coded("E_RECIPIENT_SUPPRESSED") : null,
  );
  await sendDue(resources({ mail }), receivedAt);
  expect(sent).toHaveLength(1);
  expect(await rows()).toMatchObject([
    { state: "sent" },
    { state: "failed", last_error: expect.stringContaining("SUPPRESSED") },
  ]);
});

test("a missing setting is named, waited for as long as it takes, and nothing is lost", async () => {
  await receive(env, leadPost());
  const bare = outboxResources(env);
  expect(await sendDue(bare, after(10 * 24 * hour))).toEqual({ sent: 0, failed: 2 });
  expect(await rows()).toMatchObject([
    { state: "due", last_error: "MAIL_FROM is niet ingesteld" },
    { state: "due", last_error: "MAIL_FROM is niet ingesteld" },
  ]);
  const noOffice = { ...resources(), office: [], mail: mailbox().mail };
  expect(await sendDue(noOffice, after(11 * 24 * hour))).toEqual({ sent: 1, failed: 1 });
  expect(await rows()).toMatchObject([
    { state: "due", last_error: "MAIL_OFFICE is niet ingesteld" },
    { state: "sent" },
  ]);
  expect(await outboxHealth(env.DB, after(11 * 24 * hour))).toMatchObject({
    unsent: 1,
    oldestUnsentMs: 11 * 24 * hour,
  });
  expect(await sendDue(resources({ mail: mailbox().mail }), after(12 * 24 * hour))).toEqual({
    sent: 1,
    failed: 0,
  });
});

test("a runner that dies after sending and before noting it sends at most that one again", async () => {
  await receive(env, leadPost());
  const { sent, mail } = mailbox();
  // One statement claims, five read the lead, the seventh would note that the mail is sent.
  const db = faulty(env.DB, { method: "prepare", error: new Error("weg"), after: 6 });
  await expect(sendDue(resources({ mail, db }), receivedAt)).rejects.toThrow("weg");
  expect(sent).toHaveLength(1);
  // The other one is free; the first waits for the end of its lease.
  expect(await sendDue(resources({ mail }), after(4 * minute))).toEqual({ sent: 1, failed: 0 });
  expect(await sendDue(resources({ mail }), after(5 * minute))).toEqual({ sent: 1, failed: 0 });
  expect(sent.map(({ to }) => to.length)).toEqual([2, 1, 2]);
  expect(await outboxHealth(env.DB, after(hour))).toMatchObject({ unsent: 0, failed: 0 });
});
