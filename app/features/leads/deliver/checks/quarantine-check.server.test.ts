import { afterAll, beforeEach, expect, test } from "vitest";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { putLeadAway } from "~/features/leads/office/lead/release.server";
import { clearLeads, fullMembership, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { quarantineCheck } from "./quarantine-check.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const hour = 3_600_000;
const after = (hours: number) => new Date(receivedAt.getTime() + hours * hour);
const look = async (hours: number) => (await quarantineCheck(env, after(hours).getTime()))[0];

async function send(fields: Record<string, string>): Promise<string> {
  const answer = await receive(env, leadPost(fields));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

test("a request in quarantine that nobody looked at is red once its promise has passed", async () => {
  await send({});
  expect(await look(24)).toMatchObject({ state: "ok", count: 0 });
  const held = await send({ website: "x" });
  const other = await send({ website: "x", email: "ander@voorbeeld.example" });
  expect(await look(23.9)).toMatchObject({ state: "ok" });
  expect(await look(24)).toMatchObject({ state: "red", count: 2 });
  await openLead(env.DB, held, "bas@voorbeeld.example", after(25));
  expect(await look(25)).toMatchObject({ state: "red", count: 1 });
  await putLeadAway(env.DB, other, { held: true }, { email: "bas@voorbeeld.example", now: after(25) });
  expect(await look(25)).toMatchObject({ state: "ok", count: 0 });
});

test("a membership in quarantine is red days before the shortest term of the settings erases it", async () => {
  const fields = { ...fullMembership, priority: "standaard", website: "x" };
  const answer = await receive(env, leadPost(fields), { kind: "membership" });
  expect(answer).toHaveProperty("lead");
  expect(await look(71.9)).toMatchObject({ state: "ok" });
  expect(await look(72)).toMatchObject({ state: "red", count: 1 });
});
