import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { deliveryChecks } from "./delivery-checks.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function value(name: string, settings: object = env) {
  const checks = await deliveryChecks(settings as Env, receivedAt.getTime() + 60_000);
  return checks.find((check) => check.name === name)?.value;
}

test("one mail is one, two are two", async () => {
  await receive(env, leadPost());
  await env.DB.prepare("UPDATE outbox SET state = 'failed'").run();
  expect(await value("office-mail-failed")).toMatch(/^1 mail is /);
  expect(await value("visitor-mail-failed")).toMatch(/^1 mail is /);
  await receive(env, leadPost({ email: "an@voorbeeld.be" }));
  await env.DB.prepare("UPDATE outbox SET state = 'failed'").run();
  expect(await value("office-mail-failed")).toMatch(/^2 mails zijn /);
});

test("one confirmation that waits for room is one", async () => {
  await receive(env, leadPost());
  await env.DB.prepare(
    "UPDATE outbox SET state = 'held', hold_reason = 'site' WHERE kind = 'visitor-mail'",
  ).run();
  expect(await value("visitor-mail-capped")).toMatch(/^1 bevestiging wacht: /);
});

test("another system that is not set up is told apart from one to which all arrived", async () => {
  expect(await value("webhook-failed")).toBe("Niet ingesteld.");
  const hook = { WEBHOOK_URL: "https://systeem.example/haak", WEBHOOK_SECRET: "een geheim van de haak" };
  expect(await value("webhook-failed", { ...env, ...hook })).toBe("Alles is aangekomen, of gezien.");
});
