import { afterAll, beforeAll, expect, test } from "vitest";
import { leadPost } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
/** Cookies of a manager who is signed in at the stand-in. */
let cookie: string;

beforeAll(async () => {
  server = await startServer({ admin: true });
  const signedIn = await fetch(`${server.adminUrl}/cdn-cgi/access/login`, {
    method: "POST",
    body: new URLSearchParams({ email: "beheer@voorbeeld.example" }),
    redirect: "manual",
  });
  cookie = signedIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
});
afterAll(() => server?.stop());

async function post(fields: Record<string, string>): Promise<Response> {
  return fetch(`${server.adminUrl}/admin/instellingen`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: server.adminUrl, Accept: "text/html" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

/** The next page for the author of a change, who sends the cookie of the change. */
async function pageAfter(change: Response, path: string): Promise<string> {
  const own = change.headers.getSetCookie().find((each) => each.startsWith("content-generation="));
  const answer = await fetch(server.url + path, {
    headers: { Cookie: own?.split(";")[0] ?? "", Accept: "text/html" },
  });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const notice = {
  setting: "notice",
  version: "0",
  action: "save",
  on: "on",
  tone: "storm",
  text: "Storm: bel ons <b>direct</b>",
};

test("a notice is on every page at once for its author, cached pages included, and can be taken back", async () => {
  for (const path of ["/", "/daken", "/contact"]) {
    expect(await (await fetch(server.url + path)).text()).not.toContain("Mededeling");
  }
  const change = await post(notice);
  expect(change.status).toBe(302);
  for (const path of ["/", "/daken", "/contact"]) {
    const html = await pageAfter(change, path);
    expect(html, path).toContain('aria-label="Mededeling"');
    expect(html, path).toContain("Storm: bel ons &lt;b&gt;direct&lt;/b&gt;");
  }
  expect((await post(notice)).status).toBe(422);
  const [last] = await server.sql<{ id: number; actor: string }>("SELECT id, actor FROM settings_changes");
  expect(last?.actor).toBe("beheer@voorbeeld.example");
  const undone = await post({ action: "undo", change: String(last?.id) });
  expect(await pageAfter(undone, "/daken")).not.toContain("Mededeling");
});

test("what is wrong or foreign changes nothing", async () => {
  const before = await server.sql("SELECT * FROM settings");
  expect((await post({ ...notice, version: "2", text: "" })).status).toBe(422);
  expect(
    (await post({ ...notice, version: "2", "link-label": "x", "link-href": "javascript:alert(1)" })).status,
  ).toBe(422);
  expect((await post({ setting: "constructor", action: "save" })).status).toBe(400);
  expect((await post({ setting: "notice", action: "weg" })).status).toBe(400);
  const foreign = await fetch(`${server.adminUrl}/admin/instellingen`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: "https://evil.example" },
    body: new URLSearchParams({ ...notice, version: "2" }),
    redirect: "manual",
  });
  expect([400, 403]).toContain(foreign.status);
  expect(await server.sql("SELECT * FROM settings")).toEqual(before);
});

test("hours and periods stand on the pages that tell them", async () => {
  const week = Object.fromEntries(
    [1, 2, 3].flatMap((day) => [
      [`opens-${day}`, "10:15"],
      [`closes-${day}`, "11:45"],
    ]),
  );
  const closed = { from: "2099-08-03", until: "2099-08-14", reason: "Bouwvak" };
  const hours = await post({ setting: "hours", version: "0", action: "save", ...week, ...closed });
  expect(hours.status).toBe(302);
  const contact = await pageAfter(hours, "/contact");
  expect(contact).toContain("10:15–11:45");
  expect(contact).toContain("14 augustus 2099 (Bouwvak)");
  expect(await pageAfter(hours, "/")).toContain("10:15–11:45");
  // The footer and the JSON-LD are equal.
  const town = await pageAfter(hours, "/nl/best");
  expect(town).toContain("Maandag t/m woensdag 10:15-11:45, donderdag t/m vrijdag gesloten");
  expect(town).toContain('"openingHours":["Mo-We 10:15-11:45"]');
  expect(town).toContain('"validFrom":"2099-08-03","validThrough":"2099-08-14"');

  const periods = await post({
    setting: "retention",
    version: "0",
    action: "save",
    request: "90",
    won: "1095",
    quarantined: "14",
  });
  const privacy = await pageAfter(periods, "/privacy");
  for (const term of ["90 dagen", "36 maanden", "14 dagen"]) expect(privacy).toContain(term);
});

test("mails about leads go to the addresses that the office chose, and the purge keeps its periods", async () => {
  await post({ setting: "mails", version: "0", action: "save", addresses: "planning@voorbeeld.example" });
  const lead = leadPost();
  const headers = { "Content-Type": lead.headers.get("Content-Type") ?? "" };
  await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body: await lead.blob() });
  await server.cron("* * * * *");
  expect(JSON.stringify(server.mails().map(({ to }) => to))).toContain("planning@voorbeeld.example");

  await server.sql("UPDATE leads SET received_at = ?", Date.now() - 80 * 86_400_000);
  await server.cron("17 3 * * *");
  expect(await server.sql("SELECT 1 FROM leads")).toHaveLength(1);
  await server.sql("UPDATE leads SET received_at = ?", Date.now() - 91 * 86_400_000);
  await server.cron("17 3 * * *");
  expect(await server.sql("SELECT 1 FROM leads")).toHaveLength(0);
});

test("while the periods are unreadable nothing is erased, and the office sees it in red", async () => {
  const lead = leadPost();
  const headers = { "Content-Type": lead.headers.get("Content-Type") ?? "" };
  await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body: await lead.blob() });
  await server.sql("UPDATE leads SET received_at = ?", Date.now() - 2000 * 86_400_000);
  await server.sql(`UPDATE settings SET value = '{"request":' WHERE name = 'retention'`);
  await server.cron("17 3 * * *");
  expect(await server.sql("SELECT 1 FROM leads")).toHaveLength(1);
  expect(server.log().join("\n")).toContain("lead.purge-stopped");
  const open = async (path: string) =>
    (await fetch(server.adminUrl + path, { headers: { Cookie: cookie, Accept: "text/html" } })).text();
  expect(await open("/admin/privacy")).toContain("Er wordt niets gewist.");
  expect(await open("/admin/instellingen?part=bewaartermijnen")).toContain("geen enkele aanvraag gewist");

  const again = { setting: "retention", version: "1", action: "save", request: "90", won: "1095" };
  const asked = await post({ ...again, quarantined: "14" });
  expect(await asked.text()).toContain("Eén aanvraag wordt");
  expect(await server.sql("SELECT 1 FROM settings_changes WHERE name = 'retention'")).toHaveLength(1);
  expect((await post({ ...again, quarantined: "14", agreed: "90-1095-14" })).status).toBe(302);
  await server.cron("17 3 * * *");
  expect(await server.sql("SELECT 1 FROM leads")).toHaveLength(0);
});

test("whatever is stored as a setting, every page that reads it still comes", async () => {
  for (const value of [
    "{",
    '{"week":{"1":["x",5]},"closures":"nee"}',
    "null",
    '{"on":true,"text":{"a":1}}',
  ]) {
    await server.sql("UPDATE settings SET value = ?, version = version + 1", value);
    // An uncached page.
    const change = await post({ action: "undo", change: "0" });
    for (const path of ["/", "/contact", "/privacy", "/nl/best"]) {
      expect(await pageAfter(change, path)).toContain("</html>");
    }
    const admin = await fetch(`${server.adminUrl}/admin/instellingen`, {
      headers: { Cookie: cookie, Accept: "text/html" },
    });
    expect(admin.status).toBe(200);
  }
  expect(server.log().join("\n")).toContain("settings.invalid");
});
