import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { run } from "../cli/run.ts";
import { cloudflareApi } from "./cloudflare-api.ts";
import { describe, type Finding } from "./findings.ts";
import { type Config, checkBindings, checkSettings } from "./local-checks.ts";
import { checkAccount } from "./remote-checks.ts";
import { settings } from "./settings.ts";

const goodVars = {
  PUBLIC_ORIGIN: "https://www.bouwer.example",
  MAIL_FROM: "website@bouwer.example",
  MAIL_OFFICE: "kantoor@bouwer.example",
  ACCESS_TEAM_DOMAIN: "bouwer.cloudflareaccess.com",
  ACCESS_AUD: "a".repeat(64),
  ADMIN_ROLES: "jan@bouwer.example=beheer, els@bouwer.example=redactie",
};

const goodConfig: Config = {
  name: "site",
  vars: goodVars,
  d1_databases: [
    { binding: "DB", database_id: "1111-2222", database_name: "site" },
    { binding: "DRILL", database_id: "3333-4444", database_name: "drill" },
  ],
  r2_buckets: [
    { binding: "UPLOADS", bucket_name: "photos", jurisdiction: "eu" },
    { binding: "BACKUPS", bucket_name: "copies", jurisdiction: "eu" },
  ],
  kv_namespaces: [{ binding: "CACHE", id: "abc" }],
  queues: {
    producers: [{ binding: "OUTBOX", queue: "outbox" }],
    consumers: [{ queue: "outbox", dead_letter_queue: "dead" }],
  },
  ratelimits: [{ name: "LEAD_LIMIT" }, { name: "API_LIMIT" }],
  send_email: [{ name: "EMAIL" }],
  version_metadata: { binding: "VERSION" },
  assets: { binding: "ASSETS" },
  routes: [{ pattern: "www.bouwer.example" }],
  workers_dev: false,
  preview_urls: false,
};

function lock(prefix: string, days: number) {
  return { id: prefix, prefix, enabled: true, condition: { type: "Age", maxAgeSeconds: days * 86_400 } };
}

/** What the account answers per path; a number is an error with that status. */
const complete: Record<string, unknown> = {
  "/accounts": [{ id: "acc", name: "Bouwer" }],
  "/accounts/acc/d1/database/1111-2222": {},
  "/accounts/acc/d1/database/1111-2222/query": [{ results: [{ name: "0001_leads.sql" }] }],
  "/accounts/acc/d1/database/3333-4444": {},
  "/accounts/acc/r2/buckets/photos": {},
  "/accounts/acc/r2/buckets/copies": {},
  "/accounts/acc/r2/buckets/copies/lock": {
    rules: [lock("daily/", 6), lock("weekly/", 27), lock("files/", 6)],
  },
  "/accounts/acc/storage/kv/namespaces/abc": {},
  "/accounts/acc/queues": [{ queue_name: "outbox" }, { queue_name: "dead" }],
  "/accounts/acc/workers/scripts/site/secrets": [{ name: "LINK_SECRET" }],
  "/accounts/acc/access/apps": [{ aud: goodVars.ACCESS_AUD, domain: "www.bouwer.example/admin*" }],
  "/accounts/acc/email/sending/zones": [{ id: "zone" }],
  "/zones/zone/email/sending/subdomains": [{ name: "bouwer.example", enabled: true }],
  "/accounts/acc/event_subscriptions/subscriptions": [
    {
      source: { type: "email.sending" },
      events: ["bounced", "failed", "rejected", "complained"].map((event) => `message.${event}`),
    },
  ],
};

let account: Record<string, unknown>;
let tokens: unknown[];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    const answer = account[req.url ?? ""] ?? 404;
    tokens.push(req.headers.authorization);
    const failed = typeof answer === "number" || answer instanceof Error;
    res.statusCode = typeof answer === "number" ? answer : failed ? 400 : 200;
    const message = answer instanceof Error ? answer.message : "nothing here";
    res.end(
      JSON.stringify(
        failed ? { success: false, errors: [{ code: 1, message }] } : { success: true, result: answer },
      ),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  account = { ...complete };
  tokens = [];
});
afterAll(() => server.close());

const examine = (config: Config = goodConfig) =>
  checkAccount(cloudflareApi("token", base), "acc", config, ["0001_leads.sql"]);

const missing = (findings: Finding[]) =>
  findings.filter(({ level }) => level === "missing").map(({ name }) => name);

test("an account that has everything lacks nothing", async () => {
  const findings = [...checkBindings(goodConfig), ...(await examine())];
  expect(missing(findings)).toEqual([]);
  expect(findings.filter(({ level }) => level === "unknown")).toEqual([]);
  expect(new Set(tokens)).toEqual(new Set(["Bearer token"]));
});

test.each([
  ["/accounts/acc/d1/database/1111-2222", "DB"],
  ["/accounts/acc/r2/buckets/photos", "UPLOADS"],
  ["/accounts/acc/d1/database/3333-4444", "DRILL"],
  ["/accounts/acc/r2/buckets/copies", "BACKUPS"],
  ["/accounts/acc/r2/buckets/copies/lock", "lock"],
  ["/accounts/acc/storage/kv/namespaces/abc", "CACHE"],
  ["/accounts/acc/workers/scripts/site/secrets", "LINK_SECRET"],
])("without %s, %s is named with how to make it", async (path, name) => {
  delete account[path];
  const findings = await examine();
  expect(missing(findings)).toEqual([name]);
  expect(findings.find((finding) => finding.name === name)?.how).toContain("npx wrangler");
});

test("each of the two queues is looked for", async () => {
  account["/accounts/acc/queues"] = [{ queue_name: "outbox" }];
  expect(missing(await examine())).toEqual(["dead"]);
});

test("the identifiers of a fresh clone are not taken for real ones", async () => {
  const fresh = {
    ...goodConfig,
    d1_databases: [
      { binding: "DB", database_id: "00000000-0000-0000-0000-000000000000" },
      { binding: "DRILL", database_id: "00000000-0000-0000-0000-000000000001" },
    ],
    kv_namespaces: [{ binding: "CACHE", id: "0".repeat(32) }],
  };
  expect(missing(await examine(fresh))).toEqual(["DB", "DRILL", "CACHE"]);
});

test("a bucket of backups whose lock lacks a part, or is longer than backups are kept, is named", async () => {
  account["/accounts/acc/r2/buckets/copies/lock"] = { rules: [lock("daily/", 6), lock("weekly/", 60)] };
  const found = (await examine()).find(({ name }) => name === "lock");
  expect(found?.text).toContain("weekly/, files/");
  expect(found?.how).toContain("lock add copies weekly weekly/ --retention-days 27 --jurisdiction eu");
});

test("a site without backups lacks nothing that it needs", async () => {
  const without = {
    ...goodConfig,
    d1_databases: goodConfig.d1_databases.slice(0, 1),
    r2_buckets: goodConfig.r2_buckets.slice(0, 1),
  };
  const findings = [...checkBindings(without), ...(await examine(without))];
  expect(missing(findings)).toEqual([]);
  const off = findings.filter(({ level }) => level === "off").map(({ name }) => name);
  expect(off).toEqual(expect.arrayContaining(["BACKUPS", "DRILL", "BACKUP_KEY"]));
});

test("migrations that are still to come are told, also for a database that has none", async () => {
  account["/accounts/acc/d1/database/1111-2222/query"] = new Error(
    "no such table: d1_migrations: SQLITE_ERROR",
  );
  const database = (await examine()).find(({ name }) => name === "DB");
  expect(database).toMatchObject({ level: "ok", text: expect.stringContaining("0001_leads.sql") });
});

test("an Access application that leaves /admin.data open is not enough", async () => {
  account["/accounts/acc/access/apps"] = [{ aud: goodVars.ACCESS_AUD, domain: "www.bouwer.example/admin/*" }];
  expect(missing(await examine())).toEqual(["Access"]);
  account["/accounts/acc/access/apps"] = [{ aud: "other", domain: "www.bouwer.example/admin*" }];
  expect(missing(await examine())).toEqual(["Access"]);
});

test("a domain that may not send mail is named", async () => {
  account["/zones/zone/email/sending/subdomains"] = [{ name: "bouwer.example", enabled: false }];
  expect(missing(await examine())).toEqual(["EMAIL"]);
});

test("open side doors and a missing front door are named", async () => {
  expect(missing(await examine({ ...goodConfig, preview_urls: undefined }))).toEqual(["addresses"]);
  expect(missing(await examine({ ...goodConfig, routes: ["bouwer.example"] }))).toEqual(["address"]);
});

test("an environment is wholly behind Access, and so are its previews", async () => {
  const staging = { ...goodConfig, targetEnvironment: "staging", preview_urls: true };
  account["/accounts/acc/workers/subdomain"] = { subdomain: "bouwer" };
  expect(missing(await examine(staging))).toEqual(["Access", "previews"]);
  account["/accounts/acc/access/apps"] = [
    {
      aud: goodVars.ACCESS_AUD,
      domain: "www.bouwer.example",
      self_hosted_domains: ["*-site.bouwer.workers.dev"],
    },
  ];
  expect(missing(await examine(staging))).toEqual([]);
  expect(missing(await examine({ ...staging, preview_urls: false }))).toEqual([]);
  // Production has no previews, with or without Access.
  expect(missing(await examine({ ...goodConfig, preview_urls: true }))).toContain("addresses");
});

test("what an environment lacks is told with its own commands", async () => {
  account["/accounts/acc/workers/scripts/site/secrets"] = [];
  const staging = { ...goodConfig, targetEnvironment: "staging", vars: { ...goodVars, MAIL_FROM: "" } };
  const told = (await examine(staging)).map(({ how }) => how).join("\n");
  expect(told).toContain("npx wrangler secret put LINK_SECRET --env staging");
  expect(told).toContain('MAIL_FROM = "…" under [env.staging.vars]');
});

test("what the token may not read is unknown, not fine", async () => {
  account["/accounts/acc/access/apps"] = 403;
  const findings = await examine();
  expect(findings.filter(({ level }) => level === "unknown")).toEqual([
    { level: "unknown", name: "/admin", text: "the token may not read this" },
  ]);
});

test("on a computer nothing is required; on the site each required setting is missed by name", () => {
  expect(missing(checkSettings({}, "local"))).toEqual([]);
  expect(missing(checkSettings({}, "remote"))).toEqual(
    settings.filter(({ required }) => required).map(({ name }) => name),
  );
});

test.each([
  ["PUBLIC_ORIGIN", "https://www.bouwer.example/"],
  ["ACCESS_TEAM_DOMAIN", "https://bouwer.cloudflareaccess.com"],
  ["ADMIN_ROLES", "jan@bouwer.example=baas"],
  ["MAIL_FROM", "Bouwer"],
  ["ACCESS_CERTS_URL", "http://127.0.0.1/certs"],
  ["WEBHOOK_URL", "https://crm.example/hook"],
  ["BACKUP_KEY", "geheim"],
])("%s = %s is not taken for good", (name, value) => {
  expect(missing(checkSettings({ ...goodVars, [name]: value }, "remote", new Set(["LINK_SECRET"])))).toEqual([
    name,
  ]);
});

test("a finding is printed with what it means and what to do", () => {
  const text = describe([
    { level: "missing", name: "DB", text: "no database", how: "make one\nand name it" },
  ]);
  expect(text).toBe("  MISSING  DB  no database\n               → make one\n                 and name it");
});

test("the command itself looks at the account and fails while something is missing", async () => {
  const env = { CLOUDFLARE_API_BASE_URL: base, CLOUDFLARE_API_TOKEN: "t", CLOUDFLARE_ACCOUNT_ID: undefined };
  const { code, output } = await run(process.execPath, ["scripts/doctor.ts", "--remote"], { env });
  expect(output).toMatch(/MISSING +DB .*\n.*npx wrangler d1 create/);
  expect(output).toMatch(/\d+ missing/);
  expect(code).toBe(1);
});
