import { afterAll, beforeEach, expect, test } from "vitest";
import { deliveryChecks } from "~/features/leads/deliver/checks/delivery-checks.server";
import { sendAnyway } from "~/features/leads/deliver/mails/held-mails.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);

const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);
const check = async (hours: number) =>
  (await deliveryChecks(env, after(hours).getTime())).find(({ name }) => name === "visitor-mail-capped");

/** Three mails that the cap of the site holds. */
beforeEach(async () => {
  await clearLeads(env);
  for (let n = 0; n < 3; n++) await receive(env, leadPost({ email: `persoon${n}@voorbeeld.example` }));
  await env.DB.prepare(
    "UPDATE outbox SET state = iif(kind = 'visitor-mail', 'held', 'sent'), hold_reason = iif(kind = 'visitor-mail', 'site', NULL)",
  ).run();
});

test("what the cap of the site held for too long is said to be unsent, for a week, not to be gone", async () => {
  expect(await check(71)).toMatchObject({
    state: "red",
    count: 3,
    value: "3 bevestigingen wachten: de website verstuurde het hoogste aantal mails.",
  });
  const unsent = {
    state: "red",
    count: 3,
    value: "3 bevestigingen zijn niet verstuurd: drie dagen was er geen ruimte.",
  };
  expect(await check(73)).toMatchObject(unsent);
  expect(await check(7 * 24 - 1)).toMatchObject(unsent);
  expect(await check(7 * 24)).toMatchObject({ state: "ok", count: 0, value: "Er wacht niets op de grens." });
});

test("it is said no more of who was called, put away or mailed all the same", async () => {
  const { results } = await env.DB.prepare(
    "SELECT id, lead_id AS leadId FROM outbox WHERE state = 'held'",
  ).all<{ id: string; leadId: string }>();
  const [called, away, mailed] = results;
  const change = (sql: string, id = "") =>
    env.DB.prepare(`UPDATE leads SET ${sql} WHERE id = ?`).bind(id).run();
  await change("status = 'called'", called?.leadId);
  expect(await check(80)).toMatchObject({ state: "red", count: 2 });
  await change("quarantine_reason = 'spam'", away?.leadId);
  expect((await check(80))?.value).toBe("1 bevestiging is niet verstuurd: drie dagen was er geen ruimte.");
  const bas = { email: "bas@voorbeeld.example", now: after(80) };
  expect(await sendAnyway(env.DB, mailed?.leadId ?? "", mailed?.id ?? "", bas)).toBe(true);
  expect(await check(80)).toMatchObject({ state: "ok", count: 0 });
});
