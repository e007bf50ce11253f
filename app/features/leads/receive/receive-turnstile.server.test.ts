import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { expectWhole } from "~tests/support/stored-leads";
import { leadResources } from "./receive-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const key = "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e";
const photo = () => ({ name: "dak-1.jpg", content: jpegOf(1) });

let standIn: Server | undefined;
afterEach(() => standIn?.close());

/** Turnstile as it answers; undefined = it hangs up. Counts the questions. */
async function turnstile(answer: object | undefined) {
  const asked: Record<string, string>[] = [];
  standIn = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body));
    if (answer) response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
    else response.destroy();
  });
  const server = standIn;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return { asked, resources: { ...leadResources(env), turnstile: { secret: "geheim", url } } };
}

test("Turnstile passes, refuses or stays silent", async () => {
  const token = { "cf-turnstile-response": "token" };
  const outcome = async (answer: object | undefined, fields: Record<string, string> = token) => {
    await clearLeads(env);
    const { resources, asked } = await turnstile(answer);
    const request = leadPost(fields, [photo()], { "CF-Connecting-IP": "203.0.113.9" });
    const { kind } = await receive(resources, request);
    standIn?.close();
    const row = await env.DB.prepare("SELECT turnstile, quarantine_reason FROM leads").first();
    return {
      kind,
      asked: asked.length,
      question: asked[0],
      verdict: row?.turnstile,
      reason: row?.quarantine_reason,
    };
  };
  expect(await outcome({ success: true })).toMatchObject({
    kind: "stored",
    asked: 1,
    question: { secret: "geheim", response: "token", remoteip: "203.0.113.9" },
    verdict: "passed",
    reason: null,
  });
  expect(await outcome({ success: false, "error-codes": ["invalid-input-response"] })).toMatchObject({
    kind: "refused",
    asked: 1,
  });
  expect(await outcome({ success: false, "error-codes": ["internal-error"] })).toMatchObject({
    kind: "stored",
    asked: 2,
    verdict: "unchecked",
    reason: null,
  });
  expect(await outcome(undefined)).toMatchObject({ kind: "stored", asked: 2, verdict: "unchecked" });
  expect(await outcome({ success: true }, {})).toMatchObject({
    kind: "stored",
    asked: 0,
    verdict: "unchecked",
  });
  expect(await outcome({ success: false, "error-codes": ["timeout-or-duplicate"] })).toMatchObject({
    kind: "stored",
    verdict: "unchecked",
    reason: "turnstile-spent",
  });
});

test("whoever sends a stored request again needs no new Turnstile token", async () => {
  const { asked, resources } = await turnstile({ success: true });
  const send = () =>
    receive(resources, leadPost({ submissionKey: key, "cf-turnstile-response": "token" }, [photo()]));
  expect([(await send()).kind, (await send()).kind]).toEqual(["stored", "replayed"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.idempotency_key).toBe(key);
  expect(await expectWhole(env, 1, 1)).toBe(0);
});
