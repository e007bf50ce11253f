import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectFolder } from "../../scripts/cli/run.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
let visitors = 0;

/** As a browser of its own sends it. */
function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const visitor = ++visitors;
  return freshFetch(`${server.url}/api/browser-report`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      "Content-Type": "text/plain;charset=UTF-8",
      "User-Agent": agent,
      "Sec-Fetch-Site": "same-origin",
      Origin: server.url,
      "CF-Connecting-IP": `203.0.${visitor >> 8}.${visitor & 255}`,
      ...headers,
    },
  });
}
const csp = { "Content-Type": "application/csp-report" };
const violation = (fields: object, page = "/daken") => ({
  "csp-report": { "document-uri": server.url + page, "effective-directive": "script-src-elem", ...fields },
});

type Row = { kind: string; template: string; detail: string; count: number };
const failures = (kind: string) =>
  server.sql<Row>(
    "SELECT kind, template, detail, count FROM browser_failures WHERE kind = ? ORDER BY detail",
    kind,
  );

/** Counts are written after a pause. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 200 });

test("pages name the endpoint in their policy; over https for the Reporting API too", async () => {
  const plain = await freshFetch(`${server.url}/daken`);
  expect(plain.headers.get("Content-Security-Policy")).toMatch(/; report-uri \/api\/browser-report$/);
  expect(plain.headers.has("Reporting-Endpoints")).toBe(false);
});

test("a violation of the policy is counted, by kind of page and without anything of its address", async () => {
  const blocked = {
    "blocked-uri": "inline",
    "script-sample": "kanarie",
    referrer: `${server.url}/?q=kanarie`,
  };
  expect((await post(violation(blocked, "/bedankt/kanarie-token?naam=kanarie"), csp)).status).toBe(204);
  await eventually(async () =>
    expect(await failures("csp")).toEqual([
      { kind: "csp", template: "thanks", detail: "script-src-elem inline", count: 1 },
    ]),
  );
});

test("script files are named only when they lie in /assets", async () => {
  const file = readdirSync(join(projectFolder, "build/client/assets")).find((name) =>
    /^hydrate-\w{7}\.js$/.test(name),
  );
  const errors = [
    { name: "TypeError", file },
    { name: "TypeError", file: "kanarie-1234567.js" },
    { name: "kanarie", file: "../../kanarie-1234567.js" },
  ];
  expect((await post({ template: "town", errors })).status).toBe(204);
  await eventually(async () =>
    expect((await failures("script")).map(({ detail }) => detail)).toEqual([
      "Error eerdere-versie",
      "TypeError eerdere-versie",
      "TypeError hydrate",
    ]),
  );
});

test("whatever is posted, nobody gets an error of the server, and nothing of it is kept or logged", async () => {
  const personal = "Jan Kanarie, jan@kanarie.example, +31612345678";
  const bodies = [
    "",
    "{",
    personal,
    "\u0000\uffff",
    "[".repeat(20_000),
    { template: personal, vitals: { lcp: personal }, island: personal, message: personal },
    { template: "home", island: personal, errors: [{ name: personal, file: personal, stack: personal }] },
    { template: "home", vitals: { lcp: 1, [personal]: 1 } },
    violation({ "blocked-uri": personal, "effective-directive": personal, "source-file": personal }),
    violation({ "blocked-uri": `${server.url}/?naam=${personal}` }),
    [{ type: "csp-violation", body: { documentURL: `${server.url}/${personal}`, blockedURL: personal } }],
    "x".repeat(200_000),
  ];
  for (const body of bodies) {
    for (const type of [
      "text/plain",
      "application/csp-report",
      "application/reports+json",
      "image/kanarie",
    ]) {
      const { status } = await post(body, { "Content-Type": type });
      expect(status, `${type} ${JSON.stringify(body).slice(0, 60)}`).toBe(204);
    }
  }
  // Written with what came before it, or after.
  await post({ template: "text", vitals: { inp: 1 } });
  await eventually(async () =>
    expect(await server.sql("SELECT * FROM browser_vitals WHERE template = 'text'")).toHaveLength(1),
  );
  const kept = JSON.stringify([
    await server.sql("SELECT * FROM browser_failures"),
    await server.sql("SELECT * FROM browser_vitals"),
  ]);
  expect(kept).not.toMatch(/kanarie|612345678/i);
  expect(server.log().join("\n")).not.toMatch(/kanarie|612345678/i);
});

test("other sites, crawlers and readers are refused or not counted", async () => {
  const report = { template: "projects", island: "search-box" };
  expect(
    (await post(report, { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" })).status,
  ).toBe(403);
  expect((await post(report, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await post(report, { "User-Agent": "Googlebot/2.1" })).status).toBe(204);
  const read = await freshFetch(`${server.url}/api/browser-report`);
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
  expect((await post({ ...report, template: "contact" })).status).toBe(204);
  await eventually(async () =>
    expect(await failures("island")).toEqual([
      { kind: "island", template: "contact", detail: "search-box", count: 1 },
    ]),
  );
});

test("one client cannot report without end", async () => {
  const from = { "CF-Connecting-IP": "198.51.100.7" };
  const statuses = new Set<number>();
  // The limit counts per clock minute, so two full shares may follow each other.
  for (let i = 0; i < 250 && !statuses.has(429); i++)
    statuses.add((await post({ template: "home" }, from)).status);
  expect(statuses).toEqual(new Set([204, 429]));
});

test("a storm of a thousand different reports is a bounded number of rows, and all of them are counted", async () => {
  const before = (await failures("csp-foreign")).reduce((sum, { count }) => sum + count, 0);
  for (let start = 0; start < 1000; start += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post(violation({ "blocked-uri": `https://a${start + i}.example/` }), csp),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  }
  await eventually(async () => {
    const rows = await failures("csp-foreign");
    expect(rows.reduce((sum, { count }) => sum + count, 0) - before).toBe(1000);
  });
  // In the night of an hour's change there may be two hours of them.
  expect((await failures("csp-foreign")).length).toBeLessThanOrEqual(2 * 31);
});
