import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoles, type Role } from "../../app/platform/access/roles.ts";
import { adminPatterns } from "../support/admin-routes.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";

const everyone: Role[] = allRoles;
const leads: Role[] = ["owner", "office", "planner"];
const own: Role[] = [...leads, "field"];
const writing: Role[] = ["owner", "office", "writer"];
const owner: Role[] = ["owner"];

/** Who may look, and who may post; null: nothing is taken there, of nobody. A new route needs a line. */
const matrix: Record<string, [Role[], Role[] | null]> = {
  "/admin": [everyone, null],
  "/admin/*": [everyone, null],
  "/admin/aanvragen": [own, leads],
  "/admin/aanvragen/nieuw": [leads, leads],
  "/admin/aanvragen/:id": [own, own],
  "/admin/aanvragen/:id/project": [leads, ["owner", "office"]],
  "/admin/aanvragen/:id/klant": [leads, leads],
  "/admin/aanvragen/:id/gegevens": [leads, leads],
  "/admin/aanvragen/:id/beoordeling": [leads, leads],
  // Drafts of notes, which come as JSON, are for all who see it.
  "/admin/aanvragen/:id/antwoord": [own, leads],
  "/admin/aanvragen/:id/stand": [own, own],
  // What came of a visit is said by who went too: tests/worker/visits.test.ts.
  "/admin/aanvragen/:id/afspraak": [leads, leads],
  "/admin/labels": [leads, leads],
  "/admin/agenda": [own, own],
  "/admin/aanvragen/:id/bestanden/:n/:name?": [own, own],
  "/admin/aanvragen/:id/mails/:message": [own, null],
  // Erased by the owner only: tests/worker/kept-mails.test.ts.
  "/admin/mails": [leads, leads],
  "/admin/mails/:id": [leads, null],
  "/admin/api/stand": [["owner", "office", "planner", "field"], null],
  "/admin/api/aanvragen.csv": [["owner", "office"], null],
  "/admin/api/cijfers.csv": [["owner", "office"], null],
  "/admin/cijfers": [["owner", "office"], null],
  "/admin/privacy": [owner, owner],
  "/admin/api/persoon.zip": [owner, null],
  "/admin/werking": [owner, owner],
  "/admin/instellingen": [owner, owner],
  "/admin/instellingen/collegas": [owner, owner],
  "/admin/instellingen/dienst": [
    ["owner", "planner"],
    ["owner", "planner"],
  ],
  "/admin/meldingen": [own, own],
  "/admin/api/meldingen": [own, own],
  "/admin/artikelen": [writing, writing],
  "/admin/artikelen/:id": [writing, null],
  "/admin/artikelen/:id/versies": [writing, writing],
  "/admin/api/artikelen/export/:form": [writing, null],
  "/admin/api/artikelen/:id": [writing, writing],
  "/admin/inhoud": [writing, null],
  "/admin/inhoud/:type": [writing, null],
  "/admin/inhoud/:type/nieuw": [writing, writing],
  "/admin/inhoud/:type/:key": [writing, null],
  "/admin/inhoud/:type/:key/versies": [writing, writing],
  "/admin/api/inhoud/:type/:key": [writing, writing],
  "/admin/media": [writing, null],
  "/admin/media/:id": [writing, writing],
  "/admin/api/media": [writing, writing],
  "/admin/api/wie-schrijft": [writing, writing],
};

let server: AdminServer;
/** Given to the person of the role 'field', and to nobody. */
let mine: string;
let another: string;

beforeAll(async () => {
  server = await startAdminServer("owner@huis.example=beheer");
  for (const role of everyone.slice(1))
    await server.sql(
      "INSERT INTO colleagues (email, name, role) VALUES (?, ?, ?)",
      `${role}@huis.example`,
      `Naam ${role}`,
      role,
    );
  [mine, another] = [await send("mijn"), await send("ander")];
  await server.sql("UPDATE leads SET assignee = 'field@huis.example' WHERE id = ?", mine);
  await server.cron("* * * * *");
});
afterAll(() => server?.stop());

async function send(lastName: string): Promise<string> {
  const post = leadPost({ lastName }, []);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const init = { method: "POST", headers, body: await post.blob() };
  const { reference } = (await (await fetch(`${server.url}/api/service-request`, init)).json()) as {
    reference: string;
  };
  const [row] = await server.sql<{ id: string }>("SELECT id FROM leads WHERE reference = ?", reference);
  return row?.id ?? "";
}

function as(person: string, path: string, body?: Record<string, string>): Promise<Response> {
  const headers = {
    Accept: "text/html",
    "Cf-Access-Jwt-Assertion": server.tokenOf(`${person}@huis.example`),
    "Sec-Fetch-Site": "same-origin",
    Origin: server.url,
    ...(body && { "Content-Type": "application/x-www-form-urlencoded" }),
  };
  const post = body && { method: "POST", body: new URLSearchParams(body).toString() };
  return freshFetch(server.url + path, { headers, ...post });
}

function filled(pattern: string, lead: string): string {
  const values: Record<string, string> = { id: lead, type: "project", form: "json", n: "9", "*": "weg" };
  return pattern.replace(/:(\w+)\??|\*/g, (found, name = found) => values[name] ?? "een").replace("//", "/");
}

/** All stored data but what the site notes about itself every minute. */
async function stored(): Promise<string> {
  const tables = await server.sql<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_search*' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*' AND name NOT IN ('cron_runs', 'event_counts')",
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(name, await server.sql(`SELECT * FROM "${name}" ORDER BY rowid`));
  return JSON.stringify(rows);
}

test.each(everyone)("%s: colleagues are named to who sees requests only", async (role) => {
  const others = everyone.filter((each) => each !== role && each !== "owner");
  const frame = await (await as(role, "/admin.data?_routes=routes%2Fadmin%2Flayout")).text();
  const named = others.filter((each) => frame.includes(`Naam ${each}`));
  expect(named).toEqual(own.includes(role) ? others : []);
});

test("every route of /admin has a line in the matrix", () => {
  expect(Object.keys(matrix).sort()).toEqual([...new Set(adminPatterns())].sort());
});

test.each(everyone)("%s: what is not for this role is refused in Dutch and changes nothing", async (role) => {
  const before = await stored();
  for (const [pattern, [look, change]] of Object.entries(matrix)) {
    const path = filled(pattern, role === "field" && pattern.includes("aanvragen") ? another : mine);
    const ownOnly = role === "field" && pattern.startsWith("/admin/aanvragen/:id");
    if (!look.includes(role) || ownOnly) {
      const page = await as(role, path);
      expect(page.status, `GET ${path}`).toBe(403);
      expect(await page.text(), path).toContain("Uw rol geeft geen toegang tot deze pagina");
      const asData = await as(role, `${path}.data`);
      expect(asData.status, `GET ${path}.data`).toBe(403);
    }
    if (change === null) {
      expect((await as(role, path, { action: "note", text: "x" })).status, `POST ${path}`).toBe(405);
    } else if (!change.includes(role) || ownOnly) {
      const answer = await as(role, path, { action: "note", text: "x", setting: "notice" });
      expect(answer.status, `POST ${path}`).toBe(403);
      expect((await as(role, `${path}.data`, { action: "note", text: "x" })).status, `${path}.data`).toBe(
        403,
      );
    }
  }
  expect(await stored()).toBe(before);
});

test.each(everyone)("%s: what is for this role is open", async (role) => {
  // A step that every one of them may take, and that fails for want of words.
  const empty = { action: "note", text: "" };
  for (const [pattern, [look, change]] of Object.entries(matrix)) {
    const path = filled(pattern, mine);
    if (look.includes(role)) {
      const { status } = await as(role, path);
      expect([200, 302, 404, 405], `GET ${path}`).toContain(status);
    }
    if (change?.includes(role)) {
      const { status } = await as(role, path, empty);
      expect([200, 302, 400, 404, 415, 422], `POST ${path}`).toContain(status);
    }
  }
});

test("which requests are looked at is told to who may see them all", async () => {
  const viewers = async (role: string) =>
    ((await (await as(role, "/admin/api/stand")).json()) as { viewers: Record<string, string[]> }).viewers;
  expect((await as("office", `/admin/aanvragen/${another}/stand`, {})).status).toBe(200);
  expect(await viewers("planner")).toMatchObject({ [another]: ["office@huis.example"] });
  expect(await viewers("field")).toEqual({});
});

test("each role lands on a page of its own, and its menu leads nowhere else", async () => {
  for (const role of everyone) {
    const start = (await as(role, "/admin")).headers.get("Location") ?? "";
    const page = await as(role, start);
    expect(page.status, role).toBe(200);
    const html = await page.text();
    const menu = /<nav aria-label="Beheer".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(links.length, role).toBeGreaterThan(0);
    for (const href of links) expect((await as(role, href)).status, `${role} ${href}`).toBe(200);
    const inPage = [...html.matchAll(/href="(\/admin[^"#]*)"/g)].map(([, href = ""]) => href);
    for (const href of new Set(inPage))
      expect((await as(role, href.replaceAll("&amp;", "&"))).status, `${role} ${href}`).not.toBe(403);
  }
});

test("field staff see and change what is theirs, and give nothing away", async () => {
  const list = await (await as("field", "/admin/aanvragen?list=quarantaine&q=ander&assignee=niemand")).text();
  expect(list).toContain("mijn");
  expect(list).not.toContain("ander");
  expect(list).not.toContain("/admin/api/aanvragen.csv");
  expect(await (await as("field", `/admin/aanvragen/${mine}`)).text()).not.toMatch(
    /Toegewezen aan|\/admin\/privacy|aanvragen van deze klant|Bekijk de klant/,
  );
  const at = `/admin/aanvragen/${mine}`;
  for (const action of ["assign", "release", "spam", "retry", "send-anyway", "end-links", "new-link", "x"])
    expect((await as("field", at, { action, assignee: "", held: "no" })).status, action).toBe(403);
  expect((await as("field", at, { action: "note", text: "Ladder nodig" })).status).toBe(302);
  expect((await as("field", at, { action: "contact", said: "voicemail", seen: "0" })).status).toBe(302);
  const mail = { action: "send", message: "van-buiten", subject: "S", body: "Dag", photos: "" };
  expect((await as("field", `${at}/antwoord`, mail)).status).toBe(403);
  expect(await (await as("field", at)).text()).not.toMatch(/Voorbeeldtekst|mailto:/);
  await server.sql("UPDATE leads SET assignee = '' WHERE id = ?", mine);
  expect((await as("field", at)).status).toBe(403);
  // Who is to go and see it may; who has been there may take that back and see it no more.
  await server.sql(
    `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, note, state, planned_by, changed_at, mailed)
     VALUES ('11111111-1111-4111-a111-111111111111', ?, 'field@huis.example', ${Date.now() - 2}, ${Date.now() - 1}, '', 'planned', 'owner@huis.example', 1, 0)`,
    mine,
  );
  expect((await as("field", at)).status).toBe(200);
  const been = { action: "done", visit: "11111111-1111-4111-a111-111111111111", sequence: "0" };
  expect((await as("field", `${at}/afspraak`, been)).headers.get("Location")).toBe("/admin/agenda");
  expect((await as("field", at)).status).toBe(403);
  const agenda = await (await as("field", "/admin/agenda")).text();
  expect(agenda).toContain("mijn");
  expect(agenda).not.toContain(`href="${at}"`);
  const [closed] = await server.sql<{ id: number }>("SELECT id FROM lead_events WHERE kind = 'visit-closed'");
  expect((await as("field", at, { action: "undo", event: String(closed?.id) })).status).toBe(302);
  expect((await as("field", at)).status).toBe(200);
  await server.sql("DELETE FROM visits");
  expect((await as("field", at, { action: "note", text: "Nog iets" })).status).toBe(403);
  await server.sql("UPDATE leads SET assignee = 'field@huis.example' WHERE id = ?", mine);
});

test("what only the owner may write of the content is closed to who writes the rest", async () => {
  for (const role of ["office", "writer"])
    for (const path of ["/admin/inhoud/company/company", "/admin/inhoud/claim", "/admin/inhoud/price/nieuw"])
      expect((await as(role, path)).status, `${role} ${path}`).toBe(403);
  // Nor who has it open, nor that they would have.
  const open = (role: string, path: string) => as(role, `/admin/api/wie-schrijft?plek=${path}`, {});
  expect((await open("writer", "/admin/inhoud/company/company")).status).toBe(403);
  expect(await (await open("owner", "/admin/inhoud/company/company")).json()).toEqual({ others: [] });
  expect((await open("writer", "/admin/inhoud/home/home")).status).toBe(200);
});

test("a role that is withdrawn ends at once, on the page and in the middle of it", async () => {
  expect((await as("writer", "/admin/artikelen")).status).toBe(200);
  const post = { action: "withdraw", email: "writer@huis.example", name: "writer", role: "writer" };
  expect((await as("owner", "/admin/instellingen/collegas", { ...post, was: "writer" })).status).toBe(302);
  for (const path of ["/admin/artikelen", "/admin/artikelen.data", "/admin/api/media"]) {
    const answer = await as("writer", path);
    expect(answer.status, path).toBe(403);
    expect(await answer.text(), path).toContain("Nog geen toegang");
  }
  expect((await as("writer", "/admin/api/media", { x: "y" })).status).toBe(403);
});

test("the owner of the installation cannot be locked out, by nobody and by nothing stored", async () => {
  await server.sql("INSERT INTO colleagues VALUES ('tweede@huis.example', 'Tweede', 'owner')");
  for (const action of ["withdraw", "change"]) {
    const fields = { action, email: "owner@huis.example", name: "x", role: "writer", was: "owner" };
    await as("tweede", "/admin/instellingen/collegas", fields);
  }
  await server.sql("INSERT INTO colleagues VALUES ('owner@huis.example', 'x', 'none')");
  const page = await as("owner", "/admin/instellingen/collegas");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Staat vast in de installatie");
});
