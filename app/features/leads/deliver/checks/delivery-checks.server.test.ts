import { afterAll, beforeEach, expect, test } from "vitest";
import {
  countDeliveries,
  listFailed,
  noticeDeliveries,
  retryDeliveries,
} from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxHealth } from "~/features/leads/deliver/outbox/outbox-health.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { deliveryChecks } from "./delivery-checks.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const hour = 3_600_000;
const after = (hours: number) => new Date(receivedAt.getTime() + hours * hour);
const jan = { email: "jan@huis.example", now: after(80) };

/** Every attempt of these days fails for a reason that passes. */
async function failFor(days: number) {
  const send = async () => {
    throw Object.assign(new Error("storing"), { code: "E_INTERNAL_SERVER_ERROR" });
  };
  const settings = { MAIL_FROM: "site@huis.example", MAIL_OFFICE: "kantoor@huis.example" };
  const resources = { ...outboxResources({ ...env, ...settings }), mail: { send } as unknown as SendEmail };
  // The pause before the last attempt is up to five hours, by chance.
  for (let at = 0; at <= days * 24 + 5; at++) await sendDue(resources, after(at));
}

const states = async (now = after(80)) =>
  Object.fromEntries((await deliveryChecks(env, now.getTime())).map(({ name, state }) => [name, state]));

test("mail to the office that is lost for good stays red until somebody takes notice", async () => {
  await receive(env, leadPost());
  expect(await states(after(0))).toMatchObject({ "office-mail-failed": "ok", "deliveries-late": "ok" });
  await failFor(3);
  expect(await states()).toEqual({
    "office-mail-failed": "red",
    "deliveries-late": "ok",
    "visitor-mail-failed": "ok",
    "visitor-mail-capped": "ok",
    "webhook-failed": "off",
  });
  expect(await outboxHealth(env.DB, after(80))).toMatchObject({ failed: 2 });
  const [first] = (await listFailed(env.DB, 10)).filter(({ kind }) => kind === "office-mail");
  expect(first).toMatchObject({ reference: expect.stringMatching(/^\w{8}$/), noticedBy: null });
  expect(await noticeDeliveries(env.DB, { id: first?.id ?? "" }, jan)).toBe(1);
  expect(await states()).toMatchObject({ "office-mail-failed": "ok" });
  expect(await noticeDeliveries(env.DB, { kind: "office-mail" }, jan)).toBe(0);
  expect((await listFailed(env.DB, 10)).map(({ kind, noticedBy }) => [kind, noticedBy])).toEqual([
    ["visitor-mail", null],
    ["office-mail", "jan@huis.example"],
  ]);
  expect(await outboxHealth(env.DB, after(80))).toMatchObject({ failed: 1 });
}, 60_000);

test("what fails once more after a retry is red once more", async () => {
  await receive(env, leadPost());
  const fail = () => env.DB.prepare("UPDATE outbox SET state = 'failed'").run();
  await fail();
  await noticeDeliveries(env.DB, { kind: "office-mail" }, jan);
  expect(await retryDeliveries(env.DB, { kind: "office-mail" }, after(80))).toBe(1);
  expect(await countDeliveries(env.DB)).toMatchObject([
    { kind: "office-mail", state: "due", count: 1, oldest: after(80).getTime() },
    { kind: "visitor-mail", state: "failed", count: 1, unnoticed: 1 },
  ]);
  await fail();
  expect(await states()).toMatchObject({ "office-mail-failed": "red" });
});

test("one visitor's mistyped address is no alarm, many at once are", async () => {
  for (let i = 0; i < 6; i++) {
    expect(await states()).toMatchObject({ "visitor-mail-failed": "ok" });
    await receive(env, leadPost());
    await env.DB.prepare("UPDATE outbox SET state = iif(kind = 'visitor-mail', 'failed', 'sent')").run();
  }
  expect(await states()).toMatchObject({ "visitor-mail-failed": "red", "office-mail-failed": "ok" });
});

test("a message that waits for a quarter of an hour is late, one that is held is not", async () => {
  await receive(env, leadPost({ website: "http://spam.example" }));
  expect(await countDeliveries(env.DB)).toMatchObject([{ state: "held" }, { state: "held" }]);
  expect(await states()).toMatchObject({ "deliveries-late": "ok" });
  await receive(env, leadPost());
  expect(await states(after(0.24))).toMatchObject({ "deliveries-late": "ok" });
  expect(await states(after(0.25))).toMatchObject({ "deliveries-late": "red" });
  const late = async () =>
    (await deliveryChecks(env, after(0.25).getTime())).find(({ name }) => name === "deliveries-late")?.value;
  expect(await late()).toBe("2 berichten wachten; het oudste 15 minuten.");
  await env.DB.prepare("DELETE FROM outbox WHERE kind = 'visitor-mail'").run();
  expect(await late()).toBe("1 bericht wacht 15 minuten.");
});
