import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";
import { jpegOf } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

const OLD = "an-old-secret-of-32-characters-xx";
const NEW = "a-new-secret-of-32-characters-xxx";
const OFFICE = "kantoor@bedrijf.example";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { LINK_SECRET: OLD, MAIL_OFFICE: OFFICE } });
});
afterAll(() => server?.stop());

let visitors = 0;
const visitor = () => ({ "CF-Connecting-IP": `2001:db8:${(++visitors).toString(16)}::1` });

/** Sends a lead and returns the path of its page from the visitor's mail. */
async function createLead(on: TestServer = server): Promise<string> {
  const known = on.mails().length;
  const post = leadPost({}, [{ name: "dak.jpg", content: jpegOf(900) }]);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "", ...visitor() };
  const answer = await freshFetch(`${on.url}/api/service-request`, {
    method: "POST",
    headers,
    body: new Uint8Array(await post.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  const confirmation = () =>
    on
      .mails()
      .slice(known)
      .find(({ to }) => String(to).includes("jan@voorbeeld.nl"));
  await expect.poll(confirmation, { timeout: 20_000 }).toBeDefined();
  const mail = confirmation();
  const [, path] = /https?:\/\/[^/]+(\/aanvraag\/[\w.-]+)/.exec(mail?.text ?? "") ?? [];
  expect(mail?.html).toContain(path);
  return path ?? "";
}
const get = (path: string) => freshFetch(server.url + path, { headers: visitor() });
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return freshFetch(server.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: server.url,
      "Sec-Fetch-Site": "same-origin",
      ...visitor(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

test("the page is for its visitor alone: found by no engine, kept by no cache, told to no other site", async () => {
  const path = await createLead();
  for (const address of [path, `${path}/bestanden/1`]) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(answer.headers.get("X-Cache")).not.toBe("hit");
  }
  const html = await (await get(path)).text();
  expect(html).toContain("Het dak lekt bij de schoorsteen.");
  expect(html).toContain("U hoort van ons vóór");
  const photo = await get(`${path}/bestanden/1`);
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegOf(900));
});

test("opening it changes nothing, however often and in whatever way", async () => {
  const path = await createLead();
  const before = await server.sql("SELECT * FROM leads ORDER BY id");
  await get(path);
  await get(`${path}/gewist`);
  await get(`${path}?wijziging=erase`);
  await freshFetch(server.url + path, { method: "HEAD" });
  expect(await server.sql("SELECT * FROM leads ORDER BY id")).toEqual(before);
});

test("another site can change nothing, not even with the address", async () => {
  const path = await createLead();
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: server.url, "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const answer = await post(path, { wijziging: "erase" }, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect((await get(path)).status).toBe(200);
});

test("a token that is none, or of another purpose, finds nothing and tells nothing", async () => {
  const path = await createLead();
  const thanks = await freshFetch(`${server.url}/gratis-offerte`, { headers: visitor() });
  expect(thanks.status).toBe(200);
  for (const forged of [`${path}x`, path.split(".")[0] ?? "", "/aanvraag/x.y", "/aanvraag/x.y/bestanden/1"]) {
    expect((await get(forged)).status, forged).toBe(404);
  }
  expect((await post(`${path}x`, { wijziging: "erase" })).status).toBe(404);
});

test("erased is gone: the page says so, the photo is no longer there, nothing is left to find", async () => {
  const path = await createLead();
  const [{ id } = { id: "" }] = await server.sql<{ id: string }>(
    "SELECT id FROM leads ORDER BY received_at DESC, rowid DESC LIMIT 1",
  );
  const [{ key } = { key: "" }] = await server.sql<{ key: string }>(
    "SELECT object_key AS key FROM lead_files WHERE lead_id = ?",
    id,
  );
  expect(await server.object(key)).not.toBeNull();
  const answer = await post(path, { wijziging: "erase" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}/gewist`]);
  const gone = await get(`${path}/gewist`);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain("Alles is gewist");
  expect((await get(path)).status).toBe(410);
  expect((await get(`${path}/bestanden/1`)).status).toBe(404);
  expect(await server.object(key)).toBeNull();
  for (const table of ["lead_files", "lead_events", "outbox"]) {
    expect(await server.sql(`SELECT 1 FROM ${table} WHERE lead_id = ?`, id), table).toEqual([]);
  }
  const lines = server.log().filter((line) => line.includes(id));
  expect(lines.join()).toContain("lead.erased");
  expect(lines.join()).not.toMatch(/jan|voorbeeld\.nl|Kerkstraat/i);
});

test("the office reads that a visitor withdrew a lead, and that a visitor erased one", async () => {
  const path = await createLead();
  const [{ reference } = { reference: "" }] = await server.sql<{ reference: string }>(
    "SELECT reference FROM leads ORDER BY received_at DESC, rowid DESC LIMIT 1",
  );
  const told = () =>
    server
      .mails()
      .filter(({ to, subject }) => String(to).includes(OFFICE) && subject.includes(reference))
      .map(({ subject }) => subject);
  expect((await post(path, { wijziging: "withdraw" })).status).toBe(303);
  await expect.poll(told, { timeout: 20_000 }).toContain(`Ingetrokken: Gratis offerte ${reference}`);
  expect((await post(path, { wijziging: "erase" })).status).toBe(303);
  await expect.poll(told, { timeout: 20_000 }).toContain(`Gewist: aanvraag ${reference}`);
  expect(told()).toHaveLength(3);
  await expect.poll(() => server.sql("SELECT 1 FROM outbox WHERE about = ?", reference)).toEqual([]);
});

test("when the secret of the links is changed, old mails keep working as long as it is kept beside the new", async () => {
  const path = await createLead();
  const { state } = server;
  await server.kill();
  const rotated = await startServer({ state, vars: { LINK_SECRET: `${NEW},${OLD}` } });
  expect((await freshFetch(rotated.url + path, { headers: visitor() })).status).toBe(200);
  const fresh = await createLead(rotated);
  await rotated.stop();
  const after = await startServer({ state, vars: { LINK_SECRET: NEW } });
  expect((await freshFetch(after.url + fresh, { headers: visitor() })).status).toBe(200);
  expect((await freshFetch(after.url + path, { headers: visitor() })).status).toBe(404);
  await after.stop();
});
