import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPaths } from "../support/admin-routes.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("beheer@huis.example=beheer,karin@huis.example=beheer");
});
afterAll(() => server?.stop());

/** The page of a new lead in quarantine. */
async function newSuspect(): Promise<string> {
  const post = leadPost({ website: "http://spam.example" }, []);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const body = await post.blob();
  const answer = await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body });
  const { reference } = (await answer.json()) as { reference: string };
  const [row] = await server.sql<{ id: string }>("SELECT id FROM leads WHERE reference = ?", reference);
  return `/admin/aanvragen/${row?.id}`;
}

const idOf = (path: string) => path.split("/").at(-1) ?? "";
const inQuarantine = async (path: string) =>
  (await server.sql("SELECT 1 FROM leads WHERE id = ? AND quarantine_reason IS NOT NULL", idOf(path)))
    .length === 1;

type Call = { method?: string; headers?: Record<string, string>; body?: string };

function call(path: string, { headers, ...init }: Call = {}): Promise<Response> {
  const type = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
  return freshFetch(server.url + path, { ...init, headers: { ...type, ...headers } });
}

function asManager(path: string, { headers, ...init }: Call = {}): Promise<Response> {
  const token = server.tokenOf("beheer@huis.example");
  return call(path, { ...init, headers: { "Cf-Access-Jwt-Assertion": token, ...headers } });
}

const release = { method: "POST", body: "action=release" };
const own = () => ({ "Sec-Fetch-Site": "same-origin", Origin: server.url });

test("what was made as somebody else is refused, named as such and not done; as oneself it is", async () => {
  const path = await newSuspect();
  for (const address of [path, `${path}.data`]) {
    const other = { ...own(), "X-Made-As": encodeURIComponent("karin@huis.example") };
    const answer = await asManager(address, { ...release, headers: other });
    expect([answer.status, answer.headers.get("X-Other-Person")]).toEqual([403, "1"]);
    expect(await answer.text()).toContain("iemand anders aangemeld");
    expect((await asManager(address, { headers: other })).status).toBe(403);
  }
  expect(await inQuarantine(path)).toBe(true);
  const me = { ...own(), "X-Made-As": encodeURIComponent("beheer@huis.example") };
  await asManager(`${path}.data`, { ...release, headers: me });
  expect(await inQuarantine(path)).toBe(false);
});

test("a lead leaves quarantine only by a post from our own page", async () => {
  const path = await newSuspect();
  const origins = [server.url, "https://evil.example", "null", undefined];
  const sites = ["same-origin", "same-site", "cross-site", "none", undefined];
  for (const site of sites) {
    for (const origin of origins) {
      if (
        (site === "same-origin" && origin !== "https://evil.example") ||
        (site === undefined && origin === server.url)
      ) {
        continue;
      }
      const headers: Record<string, string> = {};
      if (site) headers["Sec-Fetch-Site"] = site;
      if (origin) headers.Origin = origin;
      for (const address of [path, `${path}.data`]) {
        const answer = await asManager(address, { ...release, headers });
        // React Router's own check answers 400 first.
        expect([400, 403], `${site} ${origin}`).toContain(answer.status);
      }
    }
  }
  await asManager(`${path}?action=release`);
  expect((await asManager(path, { method: "POST", body: "action=constructor", headers: own() })).status).toBe(
    400,
  );
  expect(await inQuarantine(path)).toBe(true);

  const answer = await asManager(path, { ...release, headers: own() });
  expect(answer.status).toBe(302);
  expect(await inQuarantine(path)).toBe(false);
  const page = await asManager(path, {
    headers: { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" },
  });
  expect(await page.text()).toContain("is vrijgegeven");
  const [event] = await server.sql(
    "SELECT kind, actor FROM lead_events WHERE lead_id = ? ORDER BY id DESC",
    idOf(path),
  );
  expect(event).toEqual({ kind: "released", actor: "beheer@huis.example" });
});

test("no admin address takes another method as if it were a post, and each says which it takes", async () => {
  const suspect = await newSuspect();
  for (const path of adminPaths(idOf(suspect))) {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { status, headers } = await asManager(path, { ...release, method, headers: own() });
      expect([status, headers.get("Allow")], `${method} ${path}`).toEqual([405, "GET, HEAD, POST"]);
    }
  }
  expect(await inQuarantine(suspect)).toBe(true);
  expect((await asManager(suspect, { ...release, headers: own() })).status).toBe(302);
  expect(await inQuarantine(suspect)).toBe(false);
});

test("who may not enter is told nothing about methods", async () => {
  const suspect = await newSuspect();
  for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"])
    expect((await call(suspect, { ...release, method, headers: own() })).status, method).toBe(403);
});
