import { afterAll, beforeEach, expect, test } from "vitest";
import { releaseStranded } from "~/features/leads/deliver/mails/held-mails.server";
import { releaseLead } from "~/features/leads/office/lead/release.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { retryDeliveries } from "./failed-deliveries.server";
import { sendDue } from "./outbox.server";
import { type OutboxResources, outboxResources } from "./outbox-resources.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const minute = 60_000;
const after = (minutes: number) => new Date(receivedAt.getTime() + minutes * minute);
const row = () =>
  env.DB.prepare(
    "SELECT state, attempts, sent_at AS sentAt, last_error AS error, next_at AS nextAt FROM outbox",
  ).first();

/** One delivery, to the office. */
beforeEach(async () => {
  await clearLeads(env);
  await receive(env, leadPost());
  await env.DB.prepare("DELETE FROM outbox WHERE kind <> 'office-mail'").run();
});

function resources(send: () => Promise<unknown>): OutboxResources {
  const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
  return { ...outboxResources({ ...env, ...settings }), mail: { send } as unknown as SendEmail };
}

const works = async () => ({ messageId: "1" });
const fails = async () => Promise.reject(new Error("te laat"));

/** A runner whose mail service answers only after `meanwhile`, and then as `end` does. */
function slow(meanwhile: () => Promise<unknown>, end: () => Promise<unknown>) {
  return sendDue(
    resources(async () => {
      await meanwhile();
      return end();
    }),
    receivedAt,
    1,
  );
}

test("a delivery is leased for five minutes to the millisecond, then free", async () => {
  const sent: number[] = [];
  await slow(async () => {
    for (const at of [new Date(after(5).getTime() - 1), after(5)])
      sent.push((await sendDue(resources(works), at)).sent);
  }, works);
  expect(sent).toEqual([0, 1]);
});

test("who lost the lease does not take back what another has sent", async () => {
  await slow(() => sendDue(resources(works), after(6)), fails);
  expect(await row()).toMatchObject({ state: "sent", attempts: 2, sentAt: after(6).getTime(), error: null });
});

test("who lost the lease does not call sent what another has yet to try again", async () => {
  await slow(() => sendDue(resources(fails), after(6)), works);
  expect(await row()).toMatchObject({ state: "due", attempts: 2, sentAt: null, error: "te laat" });
});

test("who lost the lease changes nothing of what was given up meanwhile, or is tried by hand", async () => {
  const giveUp = () => env.DB.prepare("UPDATE outbox SET state = 'failed', last_error = 'opgegeven'").run();
  await slow(giveUp, fails);
  expect(await row()).toMatchObject({ state: "failed", attempts: 1, error: "opgegeven" });
  await env.DB.prepare("UPDATE outbox SET state = 'due', attempts = 0, next_at = ?")
    .bind(receivedAt.getTime())
    .run();
  let retried = 0;
  await slow(async () => {
    await giveUp();
    retried = await retryDeliveries(env.DB, { kind: "office-mail" }, after(1));
  }, fails);
  expect(retried).toBe(1);
  expect(await row()).toMatchObject({
    state: "due",
    attempts: 0,
    error: "opgegeven",
    nextAt: after(1).getTime(),
  });
});

test("a notice of an erased request goes with its sending, and stays when another holds it", async () => {
  await env.DB.prepare("UPDATE outbox SET lead_id = NULL, kind = 'erased-mail', about = 'AB23CD45'").run();
  await slow(() => sendDue(resources(fails), after(6)), works);
  expect(await row()).toMatchObject({ state: "due", attempts: 2 });
  expect(await sendDue(resources(works), after(60 * 24))).toEqual({ sent: 1, failed: 0 });
  expect(await row()).toBeNull();
});

const refusing = (code: string) => async () => Promise.reject(Object.assign(new Error("nee"), { code }));

test.each([
  ...["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR", "E_CONTENT_TOO_LARGE"].map((code) => [code, "failed"]),
  ...["E_SENDER_NOT_VERIFIED", "E_RECIPIENT_NOT_ALLOWED", "E_INTERNAL_SERVER_ERROR"].map((code) => [
    code,
    "due",
  ]),
])("after %s a delivery is %s; a notice of an erased request is never given up", async (code = "", state) => {
  await sendDue(resources(refusing(code)), receivedAt);
  expect(await row()).toMatchObject({ state });
  await env.DB.prepare(
    "UPDATE outbox SET lead_id = NULL, kind = 'erased-mail', about = 'AB23CD45', state = 'due', next_at = 0",
  ).run();
  await sendDue(resources(refusing(code)), after(60 * 24 * 10));
  expect(await row()).toMatchObject({ state: "due" });
});

/** Runs `meanwhile` right after the runner has put a delivery back. */
function afterPutBack(meanwhile: () => Promise<unknown>): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        const statement = target.prepare(sql);
        if (!sql.includes("state = 'held', hold_reason = NULL")) return statement;
        return {
          bind: (...values: unknown[]) => ({
            async run() {
              const answer = await statement.bind(...values).run();
              await meanwhile();
              return answer;
            },
          }),
        };
      };
    },
  });
}

test("a mail that was put back, released and claimed again belongs to who has it then", async () => {
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'score'").run();
  const id = (await env.DB.prepare("SELECT id FROM leads").first<string>("id")) ?? "";
  const released = { email: "bas@voorbeeld.example", now: receivedAt };
  let tries = 0;
  const db = afterPutBack(async () => {
    await releaseLead(env.DB, id, released);
    await sendDue(resources(fails), after(1));
    tries++;
  });
  await sendDue({ ...resources(works), db }, receivedAt, 1);
  expect(tries).toBe(1);
  expect(await row()).toMatchObject({ state: "due", attempts: 1, error: "te laat" });
});

test("what waits for a release that has been leaves; what is in quarantine, or held by a cap, stays", async () => {
  await env.DB.prepare("UPDATE outbox SET state = 'held', due_since = NULL").run();
  for (const [reason, cap, state] of [
    ["score", null, "held"],
    [null, "site", "held"],
    [null, null, "due"],
  ]) {
    await env.DB.prepare("UPDATE leads SET quarantine_reason = ?").bind(reason).run();
    await env.DB.prepare("UPDATE outbox SET hold_reason = ?").bind(cap).run();
    await releaseStranded(env.DB, after(3));
    expect(await row(), `${reason} ${cap}`).toMatchObject({ state });
  }
  expect(await sendDue(resources(works), after(3))).toEqual({ sent: 1, failed: 0 });
});
