import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { checkToken } from "./check-token.server";
import { leadResources } from "./receive-lead.server";
import { answerVisitorCheck } from "./visitor-check.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

let standIn: Server | undefined;
afterEach(() => standIn?.close());

/** The settings of a site with Turnstile that answers so; undefined = it hangs up. */
async function site(
  answer: object | undefined,
): Promise<Env & { TURNSTILE_SECRET: string; TURNSTILE_URL: string }> {
  standIn = createServer((_, response) => {
    if (answer) response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
    else response.destroy();
  });
  const server = standIn;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const settings = {
    LINK_SECRET: "a-secret-of-enough-length",
    TURNSTILE_SECRET: "geheim",
    TURNSTILE_URL: url,
  };
  return { ...env, ...settings } as unknown as Env & { TURNSTILE_SECRET: string; TURNSTILE_URL: string };
}

const passed = { success: true };
const suspicious = { projectDescription: "Kijk op <b>http://een.example</b> voor meer van dit" };
const submissionKey = "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e";

async function rows() {
  const { results } = await env.DB.prepare(
    `SELECT quarantine_reason AS reason, turnstile, state, outbox.kind FROM leads JOIN outbox ON lead_id = leads.id
     ORDER BY outbox.kind`,
  ).all<{ reason: string | null; turnstile: string; state: string }>();
  return results.map(({ reason, turnstile, state }) => ({ reason, turnstile, state }));
}
/** The office is told at once, the visitor's mail waits. */
const held = ["due", "held"].map((state) => ({ reason: "check", turnstile: "unchecked", state }));

async function post(
  settings: Env,
  fields: Record<string, string>,
  { after = 60_000, headers = {}, method = "POST" } = {},
) {
  const body = method === "POST" ? new URLSearchParams(fields) : undefined;
  const request = new Request("https://site.example/api/visitor-check", { method, body, headers });
  const now = new Date(receivedAt.getTime() + after);
  return (await answerVisitorCheck(request, settings, { now, waitUntil: () => {} })).status;
}

test("a suspicious request is kept first and asked about after; passing lets it out with its mails", async () => {
  let woken = 0;
  const OUTBOX = { send: async () => void woken++ } as unknown as Queue;
  const settings = { ...(await site(passed)), OUTBOX };
  const answer = await receive(settings, leadPost({ ...suspicious, submissionKey }));
  expect(answer).toMatchObject({ kind: "stored", check: expect.stringMatching(/^[\w-]+\.[\w-]+$/) });
  expect(await rows()).toEqual(held);
  // The same request sent again after a lost answer is asked for the same.
  const again = await receive(settings, leadPost({ ...suspicious, submissionKey }));
  expect(again).toMatchObject({ kind: "replayed", check: expect.any(String) });

  const check = "check" in answer ? (answer.check ?? "") : "";
  const fields = { check, "cf-turnstile-response": "token" };
  const before = woken;
  expect(await post(settings, fields)).toBe(200);
  expect(woken).toBe(before + 1);
  expect(await rows()).toEqual(Array(2).fill({ reason: null, turnstile: "passed", state: "due" }));
  const events = await env.DB.prepare("SELECT kind, actor, data FROM lead_events ORDER BY id").all();
  expect(events.results.at(-1)).toEqual({ kind: "checked", actor: "visitor", data: '{"result":"passed"}' });
  expect(await receive(settings, leadPost({ ...suspicious, submissionKey }))).not.toHaveProperty("check");

  // What the office put back since stays where the office wants it.
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'honeypot'").run();
  expect(await post(settings, fields)).toBe(200);
  expect((await rows())[0]?.reason).toBe("honeypot");
});

test("an ordinary request is not asked anything, and neither is one that passed at once or is held anyway", async () => {
  const settings = await site(passed);
  const token = { "cf-turnstile-response": "token" };
  for (const fields of [{}, { ...suspicious, ...token }, { ...suspicious, website: "x" }]) {
    expect(await receive(settings, leadPost(fields))).not.toHaveProperty("check");
  }
  const { results } = await env.DB.prepare(
    "SELECT quarantine_reason AS reason FROM leads ORDER BY rowid",
  ).all();
  expect(results).toEqual([{ reason: null }, { reason: null }, { reason: "honeypot" }]);
});

test("without Turnstile a suspicious request is not held for a check that nobody can do", async () => {
  expect(await receive(env, leadPost(suspicious))).not.toHaveProperty("check");
  expect((await rows()).map(({ reason }) => reason)).toEqual([null, null]);
});

test("without a secret nobody can be asked, and the request waits for the office", async () => {
  const { LINK_SECRET: _, ...settings } = await site(passed);
  expect(await receive(leadResources(settings), leadPost(suspicious))).not.toHaveProperty("check");
  expect(await rows()).toEqual(held);
});

test("a check that does not answer lets the request out unchecked", async () => {
  const settings = await site(undefined);
  const answer = await receive(settings, leadPost(suspicious));
  const check = "check" in answer ? (answer.check ?? "") : "";
  expect(await post(settings, { check, "cf-turnstile-response": "token" })).toBe(200);
  expect(await rows()).toEqual(Array(2).fill({ reason: null, turnstile: "unchecked", state: "due" }));
});

test.each([
  ["invalid-input-response", 403],
  ["timeout-or-duplicate", 403],
])("with %s it stays with the office", async (code, status) => {
  const settings = await site({ success: false, "error-codes": [code] });
  const answer = await receive(settings, leadPost(suspicious));
  const check = "check" in answer ? (answer.check ?? "") : "";
  expect(await post(settings, { check, "cf-turnstile-response": "token" })).toBe(status);
  expect(await rows()).toEqual(held);
});

test("only its own fresh token, with an outcome, from our own page, opens anything", async () => {
  const settings = await site(passed);
  await receive(settings, leadPost(suspicious));
  const { id } = (await env.DB.prepare("SELECT id FROM leads").first<{ id: string }>()) ?? { id: "" };
  const check = (await checkToken(id, settings.LINK_SECRET, receivedAt)) ?? "";
  const forged = (await checkToken(id, "some-other-secret-here", receivedAt)) ?? "";
  const outcome = { "cf-turnstile-response": "token" };
  const hour = 3_600_000;
  expect(await post(settings, { check })).toBe(403);
  expect(await post(settings, outcome)).toBe(403);
  expect(await post(settings, { check: forged, ...outcome })).toBe(403);
  expect(await post(settings, { check: `${check}x`, ...outcome })).toBe(403);
  expect(await post(settings, { check, ...outcome }, { after: hour })).toBe(403);
  expect(await post(settings, { check, ...outcome }, { after: -1 })).toBe(403);
  expect(await post(settings, { check, ...outcome, more: "x".repeat(8 * 1024) })).toBe(403);
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect(await post(settings, { check, ...outcome }, { headers: foreign })).toBe(403);
  expect(await post(settings, {}, { method: "GET" })).toBe(405);
  expect(await rows()).toEqual(held);
  // What the office put away as spam is not let out by its sender.
  await env.DB.prepare("UPDATE leads SET spam_at = 1").run();
  expect(await post(settings, { check, ...outcome })).toBe(200);
  expect(await rows()).toEqual(held);
  await env.DB.prepare("UPDATE leads SET spam_at = NULL").run();
  expect(await post(settings, { check, ...outcome }, { after: hour - 1 })).toBe(200);
  expect((await rows()).map(({ reason }) => reason)).toEqual([null, null]);
});

test("passing lets no mail go that a cap holds", async () => {
  const settings = await site(passed);
  const answer = await receive(settings, leadPost(suspicious));
  await env.DB.prepare("UPDATE outbox SET hold_reason = 'site' WHERE kind = 'visitor-mail'").run();
  const check = "check" in answer ? (answer.check ?? "") : "";
  expect(await post(settings, { check, "cf-turnstile-response": "token" })).toBe(200);
  expect((await rows()).map(({ state }) => state)).toEqual(["due", "held"]);
});
