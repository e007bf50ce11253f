import { afterAll, beforeAll, expect, test } from "vitest";
import { adminMethods, adminPaths, adminPatterns } from "../support/admin-routes.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { tellAttack } from "../support/attack-report.ts";
import { forgedTokens } from "../support/forged-tokens.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost, type SampleFile } from "../support/lead-posts.ts";
import { jpegOf, sampleFiles } from "../support/sample-files.ts";
import { startServer } from "../support/server.ts";

let server: AdminServer;
/** A normal lead with a photo and a document, and one in quarantine. */
let lead: string;
let suspect: string;

beforeAll(async () => {
  server = await startAdminServer("beheer@huis.example=beheer,redactie@huis.example=redactie");
  lead = await send({}, [
    { name: "dak.jpg", content: jpegOf(1) },
    { name: "rapport.pdf", content: sampleFiles.pdf },
  ]);
  suspect = await send({ website: "http://spam.example" });
  // Sends the mails now, so that only the tests change the state.
  await server.cron("* * * * *");
});
afterAll(async () => {
  await server?.stop();
});

/** Sends a lead and returns its id. */
async function send(fields: Record<string, string>, files: SampleFile[] = []): Promise<string> {
  const post = leadPost(fields, files);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const answer = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    headers,
    body: await post.blob(),
  });
  const { reference } = (await answer.json()) as { reference: string };
  const [row] = await server.sql<{ id: string }>("SELECT id FROM leads WHERE reference = ?", reference);
  return row?.id ?? "";
}

type Call = { method?: string; token?: string | undefined; headers?: Record<string, string>; body?: string };

function call(path: string, { method = "GET", token, headers, body }: Call = {}): Promise<Response> {
  const all: Record<string, string> = { Accept: "text/html", ...headers };
  if (token !== undefined) all["Cf-Access-Jwt-Assertion"] = token;
  if (body !== undefined) all["Content-Type"] ??= "application/x-www-form-urlencoded";
  return freshFetch(server.url + path, { method, headers: all, ...(body !== undefined && { body }) });
}

function asManager(path: string, options: Call = {}): Promise<Response> {
  return call(path, { token: server.tokenOf("beheer@huis.example"), ...options });
}

const release = { method: "POST", body: "action=release" };
const own = () => ({ "Sec-Fetch-Site": "same-origin", Origin: server.url });

/** A snapshot of all stored data, but for what the site notes about itself every minute. */
async function stored(): Promise<string> {
  const tables = await server.sql<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT IN ('cron_runs', 'event_counts')",
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(name, await server.sql(`SELECT * FROM "${name}" ORDER BY rowid`));
  return JSON.stringify(rows);
}

test("without a token every admin address is closed, for every method", async () => {
  const before = await stored();
  for (const path of [...adminPaths(suspect), `/admin/aanvragen/${lead}/bestanden/1`]) {
    for (const method of adminMethods) {
      const body = method === "GET" || method === "HEAD" ? {} : { body: "action=release", headers: own() };
      const answer = await call(path, { method, ...body });
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
    }
  }
  expect(await stored()).toBe(before);
});

test("the site map has admin routes to try", () => {
  expect(adminPatterns()).toEqual(expect.arrayContaining(["/admin", "/admin/aanvragen/:id", "/admin/*"]));
});

// `npm run attack` tries every token on every address by every method. Here one of twenty is, and all are tried on
// the two that matter most.
const every = Number(process.env.ATTACK_EVERY ?? 20);

test("no forged token opens an admin address by any method or changes anything", async () => {
  const before = await stored();
  // Without values that cannot be sent in a header.
  const forged = Object.entries(forgedTokens(server.keys, new Date())).filter(
    ([, token]) => !/[\r\n]/.test(token) && token.length <= 100_000,
  );
  expect(forged.length).toBeGreaterThanOrEqual(40);
  const all = [...adminPaths(suspect), `/admin/aanvragen/${lead}/bestanden/1`].flatMap((path) =>
    adminMethods.map((method) => ({ path, method })),
  );
  const telling = [
    { path: "/admin/aanvragen", method: "GET" },
    { path: `/admin/aanvragen/${suspect}.data`, method: "POST" },
  ];
  let tried = 0;
  for (const [index, [what, token]] of forged.entries()) {
    const calls = index % every === 0 ? all : telling;
    for (let first = 0; first < calls.length; first += 40) {
      await Promise.all(
        calls.slice(first, first + 40).map(async ({ path, method }) => {
          const safe = method === "GET" || method === "HEAD";
          const answer = await call(path, {
            method,
            token,
            ...(safe ? {} : { ...release, method, headers: own() }),
          });
          expect(answer.status, `${method} ${path} with ${what}`).toBe(403);
          expect(await answer.text(), `${method} ${path} with ${what}`).not.toContain("de Vries");
          tried++;
        }),
      );
    }
  }
  tellAttack("tokens", { inputs: tried, tokens: forged.length, doors: 0 });
  expect(await stored()).toBe(before);
}, 3_600_000);

test("a megabyte of token is refused unread", async () => {
  const { "a real one of a megabyte": token } = forgedTokens(server.keys, new Date());
  // The runtime itself may answer that the headers are too large.
  expect([400, 403, 413, 431, 0]).toContain(
    await call("/admin", { token }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
});

test("a manager gets in, uncached and unindexed, under a policy with a nonce", async () => {
  for (const path of ["/admin/aanvragen", `/admin/aanvragen/${lead}`]) {
    const answer = await asManager(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';/,
    );
    expect(await answer.text()).toContain("de Vries");
  }
  expect((await asManager("/admin")).headers.get("Location")).toBe("/admin/aanvragen");
  expect((await asManager("/admin/bestaat-niet")).status).toBe(404);
  expect((await asManager("/admin/aanvragen/bestaat-niet")).status).toBe(404);
});

test("an editor is let in but sees no leads", async () => {
  const token = server.tokenOf("redactie@huis.example");
  for (const path of [
    "/admin/aanvragen",
    `/admin/aanvragen/${lead}`,
    `/admin/aanvragen/${lead}/bestanden/1`,
  ]) {
    const answer = await call(path, { token });
    expect(answer.status, path).toBe(403);
    expect(await answer.text()).not.toContain("de Vries");
  }
  const post = await call(`/admin/aanvragen/${suspect}`, { ...release, token, headers: own() });
  expect(post.status).toBe(403);
  expect((await server.sql("SELECT 1 FROM leads WHERE quarantine_reason IS NOT NULL")).length).toBe(1);
});

test("photos are shown, documents handed out, and neither can run, be sniffed or be embedded elsewhere", async () => {
  const photo = await asManager(`/admin/aanvragen/${lead}/bestanden/1`);
  expect(photo.status).toBe(200);
  expect(photo.headers.get("Content-Type")).toBe("image/jpeg");
  expect(photo.headers.get("Content-Disposition")).toMatch(/^inline; filename="TS-[2-9A-Z]{8}-1\.jpg"/);
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegOf(1));
  const document = await asManager(`/admin/aanvragen/${lead}/bestanden/2`);
  expect(document.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="TS-[2-9A-Z]{8}-2\.pdf"/,
  );
  for (const { headers } of [photo, document]) {
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("a file is found under its own lead only", async () => {
  for (const path of [
    `/admin/aanvragen/${suspect}/bestanden/1`,
    `/admin/aanvragen/${lead}/bestanden/3`,
    `/admin/aanvragen/${lead}/bestanden/1/dak.jpg`,
    `/admin/aanvragen/${lead}/bestanden/0`,
    `/admin/aanvragen/${lead}/bestanden/-1`,
    `/admin/aanvragen/${lead}/bestanden/1%20OR%201`,
    `/admin/aanvragen/${lead}/bestanden/NaN`,
    `/admin/aanvragen/${lead}/bestanden/..%2F1`,
    `/admin/aanvragen/%25/bestanden/1`,
  ]) {
    expect((await asManager(path)).status, path).toBe(404);
  }
});

test("nothing of a visitor, of a token or of an employee gets into the log", async () => {
  const log = server.log().join("\n");
  expect(log).toContain("access.refused");
  expect(log).not.toMatch(/de Vries|voorbeeld\.nl|12345678|Kerkstraat|huis\.example|eyJ/);
});

test("without settings /admin is closed for all, and says so", async () => {
  const closed = await startServer();
  try {
    const answer = await fetch(`${closed.url}/admin/aanvragen`, {
      headers: { Accept: "text/html", "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") },
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Het beheer is gesloten");
  } finally {
    await closed.stop();
  }
}, 60_000);
