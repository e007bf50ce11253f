import { afterAll, beforeAll, expect, test } from "vitest";
import { leadPost } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
/** Cookie of a manager who is signed in at the stand-in. */
let cookie: string;

beforeAll(async () => {
  server = await startServer({ admin: true });
  const post = leadPost();
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body: await post.blob() });
  const signedIn = await fetch(`${server.adminUrl}/cdn-cgi/access/login`, {
    method: "POST",
    body: new URLSearchParams({ email: "beheer@voorbeeld.example" }),
    redirect: "manual",
  });
  cookie = signedIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
});
afterAll(() => server?.stop());

async function page(path: string): Promise<string> {
  const answer = await fetch(server.adminUrl + path, { headers: { Cookie: cookie, Accept: "text/html" } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** Visible text, without the router's data. */
function visible(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, "");
}

/** Copies of the one lead, many of them with the same timestamp. */
async function addCopies(count: number): Promise<void> {
  const columns = await server.sql<{ name: string }>("SELECT name FROM pragma_table_info('leads')");
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => {
    if (name === "id") return "'kopie-' || n";
    if (name === "reference") return "'K' || n";
    if (name === "submission_key") return "NULL";
    if (name === "received_at") return "received_at - (n / 40) * 1000";
    return name;
  });
  await server.sql(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO leads (${names.join(", ")})
     SELECT ${values.join(", ")} FROM numbers, (SELECT * FROM leads LIMIT 1)`,
    count,
  );
}

test("every lead is on one page of the inbox, and on one only", async () => {
  await addCopies(160);
  const seen: string[] = [];
  let next: string | undefined = "/admin/aanvragen";
  let pages = 0;
  while (next !== undefined) {
    const html: string = visible(await page(next));
    seen.push(
      ...[...html.matchAll(/href="\/admin\/aanvragen\/((?!nieuw")[\w-]+)"/g)].map(([, id]) => id ?? ""),
    );
    next = /href="([^"]+)"[^>]*>Verder bladeren/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (++pages > 10) break;
  }
  const all = await server.sql<{ id: string }>("SELECT id FROM leads");
  expect(seen).toHaveLength(all.length);
  expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)));
  expect(pages).toBe(4);
});

test("a cursor that is not ours starts at the top instead of failing", async () => {
  for (const cursor of ["x", "1.", "%27%20OR%201=1--", "9".repeat(400), "%00"]) {
    expect(visible(await page(`/admin/aanvragen?after=${cursor}`)), cursor).toContain("Aanvragen</h1>");
  }
});

test("an address from before leads to the same list, typed in or followed as a link inside the office", async () => {
  const ask = (path: string) =>
    fetch(server.adminUrl + path, { headers: { Cookie: cookie, Accept: "text/html" }, redirect: "manual" });
  const old = "?lijst=quarantaine&na=5.a";
  const typed = await ask(`/admin/aanvragen${old}`);
  expect([typed.status, typed.headers.get("Location")]).toEqual([
    302,
    "/admin/aanvragen?list=quarantaine&after=5.a",
  ]);
  const followed = await ask(`/admin/aanvragen.data${old}`);
  expect(followed.status).toBe(202);
  expect(await followed.text()).toContain("/admin/aanvragen?list=quarantaine&after=5.a");
  expect(await page("/admin/cijfers?weeks=26")).toContain("26 weken");
});

test("the alarm comes when messages do not go out, and says how many", async () => {
  await server.sql("UPDATE outbox SET state = 'sent'");
  expect(visible(await page("/admin/aanvragen"))).not.toContain("Berichten gaan niet weg");
  await server.sql(
    "UPDATE outbox SET state = 'due', due_since = ?, next_at = ?",
    Date.now() - 9 * 60_000,
    9e15,
  );
  expect(visible(await page("/admin/aanvragen"))).not.toContain("Berichten gaan niet weg");
  await server.sql("UPDATE outbox SET due_since = ?", Date.now() - 25 * 60_000);
  expect(visible(await page("/admin/aanvragen"))).toContain("staat al 25 minuten klaar");
  await server.sql("UPDATE outbox SET state = 'failed', last_error = 'E_SENDER_NOT_VERIFIED'");
  const html = visible(await page("/admin/aanvragen"));
  expect(html).toContain("2 berichten zijn niet bezorgd");
  expect(html).toContain("E_SENDER_NOT_VERIFIED");
});

test("what was given up is tried again on a click", async () => {
  const [lead] = await server.sql<{ id: string }>("SELECT lead_id AS id FROM outbox WHERE state = 'failed'");
  const path = `/admin/aanvragen/${lead?.id}`;
  expect(visible(await page(path))).toContain("Opnieuw proberen");
  const answer = await fetch(server.adminUrl + path, {
    method: "POST",
    headers: { Cookie: cookie, Origin: server.adminUrl },
    body: new URLSearchParams({ action: "retry" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(302);
  expect(await server.sql("SELECT 1 FROM outbox WHERE state = 'failed'")).toEqual([]);
});

test("script and markup in a lead stay text", async () => {
  const evil = `<img src=x onerror=alert(1)></script><script>alert(2)</script>\u2028`;
  await server.sql(
    "UPDATE leads SET project_description = ?, first_name = ? WHERE id = 'kopie-1'",
    evil,
    "<b>Jan</b>",
  );
  for (const path of ["/admin/aanvragen/kopie-1", "/admin/aanvragen"]) {
    const html = await page(path);
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<b>Jan");
    expect(html).not.toContain("<script>alert(2)");
  }
});
