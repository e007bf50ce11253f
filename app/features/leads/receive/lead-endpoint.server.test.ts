import { afterAll, beforeEach, expect, test } from "vitest";
import { verifyToken } from "~/platform/http/signed-token.server";
import { clearLeads, countRows, leadPost } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { answerLeadPost } from "./lead-endpoint.server";
import { receivePagePost } from "./page-post.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const waitUntil = () => {};
const closed = { ...env, LEAD_LIMIT: { limit: async () => ({ success: false }) } } as unknown as Env;
const post = (bindings: Env, request = leadPost()) =>
  answerLeadPost(request, bindings, { kind: "request", waitUntil });
const pagePost = (bindings: Env) =>
  receivePagePost(leadPost({ privacy: "true", form: "page" }), bindings, {
    kind: "request",
    form: "page",
    waitUntil,
  });

test("a post of our own page is kept", async () => {
  expect((await post(env)).status).toBe(200);
  expect(await countRows(env.DB, "leads")).toBe(1);
});

test("another method, another site and one post too many keep nothing, and the body is read to its end", async () => {
  const get = new Request("https://site.example/api/service-request");
  const foreign = leadPost({}, [], { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
  const limited = leadPost();
  expect((await post(env, get)).status).toBe(405);
  expect((await post(env, foreign)).status).toBe(403);
  expect((await post(closed, limited)).status).toBe(429);
  expect([foreign.bodyUsed, limited.bodyUsed]).toEqual([true, true]);
  expect(await countRows(env.DB, "leads")).toBe(0);
});

test("a page's form leads to a signed address, or is answered in its page where nothing can be signed", async () => {
  const secret = "een-geheim-van-meer-dan-tweeendertig-tekens";
  const led = await pagePost({ ...env, LINK_SECRET: secret } as unknown as Env);
  if (!(led instanceof Response)) throw new Error("no redirect");
  expect(led.status).toBe(303);
  const token = decodeURIComponent(/\/bedankt\/(.+)$/.exec(led.headers.get("Location") ?? "")?.[1] ?? "");
  const sent = { reference: expect.stringMatching(/^[A-Z0-9]{8}$/), promise: expect.any(String) };
  expect(await verifyToken(token, secret, "thanks")).toMatchObject(sent);
  expect(await pagePost(env)).toMatchObject({
    data: { sent },
    init: { headers: { "Cache-Control": "no-store" } },
  });
});

test("a page's form over the limit says so with its status, and keeps nothing", async () => {
  expect(await pagePost(closed)).toMatchObject({ data: { kind: "limited" }, init: { status: 429 } });
  expect(await countRows(env.DB, "leads")).toBe(0);
});
