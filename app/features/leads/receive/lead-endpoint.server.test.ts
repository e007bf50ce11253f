import { afterAll, beforeEach, expect, test } from "vitest";
import { verifyToken } from "~/platform/http/signed-token.server";
import { clearLeads, countRows, leadPost } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sampleFiles } from "~tests/support/sample-files";
import { answerLeadPost } from "./lead-endpoint.server";
import { receivePagePost } from "./page-post.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const waitUntil = () => {};
const closed = { ...env, LEAD_LIMIT: { limit: async () => ({ success: false }) } } as unknown as Env;
const post = (bindings: Env, request = leadPost()) =>
  answerLeadPost(request, bindings, { kind: "request", waitUntil });
const pagePost = (bindings: Env, request = leadPost({ privacy: "true", form: "page" })) =>
  receivePagePost(request, bindings, {
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
  const token = decodeURIComponent(
    /\/bedankt\/(.+)#inhoud$/.exec(led.headers.get("Location") ?? "")?.[1] ?? "",
  );
  const sent = { reference: expect.stringMatching(/^[A-Z0-9]{8}$/), promise: expect.any(String) };
  expect(await verifyToken(token, secret, "thanks")).toMatchObject(sent);
  expect(await pagePost(env)).toMatchObject({
    data: { sent },
    init: { headers: { "Cache-Control": "no-store" } },
  });
});

test("a page's form over the limit says so with its status, keeps nothing, and comes back filled in", async () => {
  const typed = { privacy: "true", form: "page", projectDescription: "Natte plek naast de schoorsteen." };
  const request = leadPost(typed, [{ name: "brief.pdf", content: sampleFiles.pdf }]);
  expect(await pagePost(closed, request)).toMatchObject({
    data: { kind: "limited", values: typed, files: 1 },
    init: { status: 429 },
  });
  expect(request.bodyUsed).toBe(true);
  expect((await env.UPLOADS.list()).objects).toEqual([]);
  expect(await countRows(env.DB, "leads")).toBe(0);
});
