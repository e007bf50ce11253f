import { afterAll, beforeAll, expect, test } from "vitest";
import { builtWorker } from "../support/built-worker.ts";
import { signedIn } from "../support/project-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer({ admin: true });
  cookie = await signedIn(server, "beheer@voorbeeld.example");
});
afterAll(() => server?.stop());

type Answer = { kind: string; message?: string; status?: { problems: { path: string; message: string }[] } };

async function command(key: string, body: object): Promise<{ code: number; answer: Answer; own: string }> {
  const answer = await fetch(`${server.adminUrl}/admin/api/inhoud/redirect/${key}`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: server.adminUrl, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const own = answer.headers.getSetCookie().find((each) => each.startsWith("content-generation=")) ?? "";
  return {
    code: answer.status,
    answer: (await answer.json()) as Answer,
    own: own.split(";")[0] ?? "",
  };
}

let saves = 0;
async function publish(key: string, from: string, to: string, version = 0) {
  const saveId = `save-move-${++saves}`;
  expect((await command(key, { do: "save", version, saveId, content: { from, to } })).code).toBe(200);
  return command(key, { do: "publish", version: version + 1 });
}

const visit = (path: string, Cookie = "") =>
  fetch(server.url + path, { headers: { Cookie, Accept: "text/html" }, redirect: "manual" });

test("a move is refused while it makes no sense, and nothing of it is seen", async () => {
  const wrong = await publish("contact", "/contact", "/daken");
  expect(wrong.code).toBe(422);
  expect(wrong.answer.message).toContain("staat een pagina");
  expect(wrong.answer.status?.problems).toMatchObject([{ path: "from" }]);
  expect(
    (await command("contact", { do: "schedule", publishAt: Date.now() + 1e6, unpublishAt: null })).code,
  ).toBe(422);
  expect((await publish("nergens", "/nergens", "/ook-nergens")).answer.message).toContain("geen pagina");
  expect((await visit("/contact")).status).toBe(200);
  expect((await visit("/nergens")).status).toBe(404);
});

test("what is published leads visitors on at once for its author, with what stood behind the address", async () => {
  expect((await visit("/diensten/dakwerk.html")).status).toBe(404);
  const { code, own } = await publish("dakwerk", "/Diensten/Dakwerk.html", "/daken/dakrenovatie");
  expect(code).toBe(200);
  const moved = await visit("/diensten/dakwerk.html?utm_source=folder", own);
  expect([moved.status, moved.headers.get("Location")]).toEqual([
    301,
    "/daken/dakrenovatie?utm_source=folder",
  ]);
  expect(moved.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(moved.headers.get("X-Content-Type-Options")).toBe("nosniff");
  // What the code moves, and what is nowhere, is as it was.
  expect((await visit("/dak/daklekkage", own)).headers.get("Location")).toBe("/daken/daklekkage");
  expect((await visit("/diensten", own)).status).toBe(404);
  expect((await publish("verder", "/verder", "/diensten/dakwerk-html")).code).toBe(422);
  expect((await publish("lus", "/lus", "/lus")).answer.message).toContain("hetzelfde adres");
});

test("a page that comes to stand at an old address is shown", async () => {
  await server.sql(
    "UPDATE content_revisions SET content = json_set(content, '$.from', '/locaties') WHERE content LIKE '%dakrenovatie%' AND kind = 'published'",
  );
  await server.sql("UPDATE content_generation SET n = n + 1");
  const [row] = await server.sql<{ n: number }>("SELECT n FROM content_generation");
  const own = `content-generation=${row?.n}`;
  // A second after the last look at it the generation is asked for again.
  await expect.poll(async () => (await visit("/diensten/dakwerk.html", own)).status).toBe(404);
  expect((await visit("/locaties", own)).status).toBe(200);
});

test("an address that moved costs no query, nor does a page that is kept", async () => {
  const site = await builtWorker();
  try {
    await site.db.batch([
      site.db.prepare(
        `INSERT INTO content_records (id, type, key, state, version, save_id, draft, shape, title, created_at, updated_at, updated_by, live_revision)
         VALUES (1, 'redirect', 'oud', 'published', 1, 'x', '{}', 1, '', 1, 1, '', 1)`,
      ),
      site.db.prepare(
        `INSERT INTO content_revisions (id, record_id, kind, version, shape, started_at, at, actor, title, content)
         VALUES (1, 1, 'published', 1, 1, 1, 1, '', '', '{"from":"/oud","to":"/locaties"}')`,
      ),
    ]);
    await site.get("/locaties");
    const moved = await site.get("/oud");
    expect([moved.status, moved.headers.get("Location"), moved.asked.trips]).toEqual([301, "/locaties", 0]);
    expect(await site.get("/locaties")).toMatchObject({ cache: "hit", asked: { trips: 0 } });
  } finally {
    await site.dispose();
  }
});
