import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { propertyOf, readIcs } from "../support/read-ics.ts";
import { leadPosts } from "../support/sent-leads.ts";

const JAN = "jan@huis.example";
let server: AdminServer;
const { post } = leadPosts(() => server);

beforeAll(async () => {
  server = await startAdminServer("owner@huis.example=beheer");
  await server.sql("INSERT INTO colleagues VALUES (?, 'Jan', 'field')", JAN);
  const place = { address: "Dorpsstraat 1, 5664 AA Geldrop", city: "Geldrop", postcode: "5664 AA" };
  const about = { serviceType: "daklekkage", selectedService: "Daklekkage" };
  await post({ fields: { ...place, ...about, projectDescription: "Sleutel onder de mat" } });
  const at = Date.now();
  const add = (id: string, employee: string, days: number, state = "planned") =>
    server.sql(
      `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, note, state, planned_by, changed_at, mailed)
       SELECT ?, id, ?, ?, ?, 'code 1234', ?, 'x', 1, 0 FROM leads LIMIT 1`,
      ...[id, employee, at + days * 86_400_000, at + days * 86_400_000 + 3_600_000, state],
    );
  await add("mine", JAN, 2);
  await add("old", JAN, -31, "done");
  await add("off", JAN, 3, "cancelled");
  await add("far", JAN, 181, "missed");
  await add("another", "kees@huis.example", 2, "done");
});
afterAll(() => server?.stop());

function office(person: string, body: Record<string, string>): Promise<Response> {
  return freshFetch(`${server.url}/admin/agenda`, {
    method: "POST",
    headers: {
      Accept: "text/html",
      "Cf-Access-Jwt-Assertion": server.tokenOf(person),
      "Sec-Fetch-Site": "same-origin",
      Origin: server.url,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(body).toString(),
  });
}

async function made(person = JAN): Promise<string> {
  const html = await (await office(person, { action: "make" })).text();
  return /\/agenda\/[0-9a-f]{32}\.ics/.exec(html)?.[0] ?? "";
}
const read = (path: string, headers: Record<string, string> = {}) =>
  freshFetch(server.url + path, { headers });

test("a calendar program reads one's own visits, and of the visitor what one needs at the door", async () => {
  const path = await made();
  const answer = await read(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const lines = readIcs(text);
  expect(propertyOf(lines, "UID")).toBe("mine");
  expect(propertyOf(lines, "SUMMARY")).toBe("Bezoek: daklekkage, Geldrop");
  expect(propertyOf(lines, "LOCATION")).toContain("Dorpsstraat 1");
  expect(propertyOf(lines, "DESCRIPTION")).toMatch(/Telefoon: \+31/);
  expect(text).not.toMatch(/Sleutel|code 1234|@/);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const again = await read(path, { "If-None-Match": answer.headers.get("ETag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const [stored] = await server.sql<{ hash: string }>("SELECT secret_hash AS hash FROM calendar_addresses");
  expect(path).not.toContain(stored?.hash);
});

test("an address ends when it is made anew, taken back, or its owner may not work on requests any more", async () => {
  const first = await made();
  const second = await made();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await office(JAN, { action: "end" })).status).toBe(302);
  expect((await read(second)).status).toBe(404);
  const third = await made();
  for (const role of ["writer", "none"]) {
    await server.sql("UPDATE colleagues SET role = ? WHERE email = ?", role, JAN);
    expect((await read(third)).status, role).toBe(404);
  }
  await server.sql("UPDATE colleagues SET role = 'field' WHERE email = ?", JAN);
  expect((await read(third)).status).toBe(200);
  await server.sql("DELETE FROM colleagues WHERE email = ?", JAN);
  expect((await read(third)).status).toBe(404);
});

test("what is no address of ours is not found, and nothing is taken there", async () => {
  for (const name of ["x.ics", `${"0".repeat(32)}.ics`, "0".repeat(32), `${"A".repeat(32)}.ics`])
    expect((await read(`/agenda/${name}`)).status, name).toBe(404);
  const path = await made("owner@huis.example");
  expect((await read(path)).status).toBe(200);
  expect((await freshFetch(server.url + path, { method: "POST" })).status).toBe(405);
  expect((await freshFetch(server.url + path, { method: "HEAD" })).status).toBe(200);
});
