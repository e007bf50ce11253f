import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { liveVersion, upload } from "../../scripts/deploy/release.ts";
import { type Wrangler, wranglerFor } from "../../scripts/deploy/wrangler.ts";
import { type StubServer, stubServer } from "../support/stub-server.ts";

/** The pinned wrangler itself, without an account: what a deploy tells it to do is what it asks Cloudflare's API for. */
const old = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";
const fresh = "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb";
const at = "/accounts/acc/workers/scripts/totaal-specialisten";

let api: StubServer;
/** Requests that change something: method, path and body. */
let changes: { call: string; body: string }[] = [];
const wrangler: Wrangler = wranglerFor(undefined);
const version = (id = "") => ({
  id,
  number: 1,
  metadata: { created_on: "2026-11-20T10:00:00Z", author_email: "a@bouwer.example", source: "wrangler" },
  annotations: {},
  resources: { script: {}, bindings: [], script_runtime: {} },
});

/** As much of Cloudflare's API as these commands read. */
function answer({ pathname: path, searchParams }: URL, method: string): unknown {
  const changing = method !== "GET";
  if (path === `${at}/deployments`) {
    const versions = [
      { version_id: old, percentage: 100 },
      { version_id: fresh, percentage: 0 },
    ];
    return changing
      ? { id: "deployment" }
      : { deployments: [{ ...version("deployment"), ...version().metadata, versions }] };
  }
  if (path === `${at}/versions` && changing)
    return { id: fresh, startup_time_ms: 1, metadata: { has_preview: false } };
  if (path.startsWith(`${at}/versions/`)) return version(path.split("/").at(-1));
  if (path.endsWith("/assets-upload-session")) return { jwt: "token", buckets: [] };
  if (path.includes("/workers/services/"))
    return {
      default_environment: {
        environment: "production",
        script: { last_deployed_from: "wrangler", tags: [] },
      },
    };
  // Asked for by name; of one name the first that comes is taken for it.
  if (path.endsWith("/queues"))
    return ["", "-dead"]
      .map((suffix) => ({
        queue_id: `queue${suffix}`,
        queue_name: `totaal-specialisten-outbox${suffix}`,
        producers: [],
        consumers: [],
      }))
      .filter(({ queue_name }) => searchParams.getAll("name").includes(queue_name));
  if (path.endsWith("/settings")) return { bindings: [] };
  if (path.endsWith("/subdomain")) return { enabled: false, previews_enabled: false };
  if (path.includes("/workers/workers/"))
    return { id: "worker", subdomain: { enabled: false, previews_enabled: false } };
  return [];
}

beforeAll(async () => {
  api = await stubServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const url = new URL(request.url ?? "", api.origin);
      const method = request.method ?? "";
      if (method !== "GET") changes.push({ call: `${method} ${url.pathname}`, body });
      const result = answer(url, method);
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
    });
  });
  Object.assign(process.env, {
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_ACCOUNT_ID: "acc",
    CLOUDFLARE_API_BASE_URL: api.origin,
  });
});
afterEach(() => {
  changes = [];
});
afterAll(() => api?.close());

const deployed = () =>
  changes
    .filter(({ call }) => call === `POST ${at}/deployments`)
    .map(({ body }) => JSON.parse(body).versions);

test("the version that has the visitors is found, beside one that has none", async () => {
  expect(await liveVersion(wrangler)).toBe(old);
  expect(changes).toEqual([]);
});

test("an uploaded version has an id, and no visitor", async () => {
  expect(await upload(wrangler, { tag: "abc", message: "A good day's work" })).toBe(fresh);
  expect(changes.map(({ call }) => call)).toContain(`POST ${at}/versions`);
  expect(deployed()).toEqual([]);
});

test("visitors are given out as the deploy says, without a question", async () => {
  await wrangler("versions", "deploy", `${fresh}@0%`, `${old}@100%`, "-y", "--message", "hidden");
  await wrangler("versions", "deploy", `${fresh}@100%`, "-y", "--message", "live");
  await wrangler("rollback", old, "-y", "-m", "smoke failed");
  expect(deployed()).toEqual([
    [
      { version_id: fresh, percentage: 0 },
      { version_id: old, percentage: 100 },
    ],
    [{ version_id: fresh, percentage: 100 }],
    [{ version_id: old, percentage: 100 }],
  ]);
});

test("routes, cron triggers and queue consumers go with the triggers", async () => {
  await wrangler("triggers", "deploy");
  const bodies = Object.fromEntries(changes.map(({ call, body }) => [call, JSON.parse(body)]));
  expect(bodies[`PUT ${at}/schedules`]).toEqual([
    { cron: "* * * * *" },
    { cron: "17 3 * * *" },
    { cron: "17 4 * * 1" },
  ]);
  expect(bodies["POST /accounts/acc/queues/queue/consumers"]).toMatchObject({
    script_name: "totaal-specialisten",
    dead_letter_queue: "totaal-specialisten-outbox-dead",
  });
  expect(bodies["POST /accounts/acc/queues/queue-dead/consumers"]).toMatchObject({
    script_name: "totaal-specialisten",
  });
});
