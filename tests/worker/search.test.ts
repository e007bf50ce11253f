import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("the index is public, short-lived and answered by its tag", async () => {
  const answer = await fetch(`${server.url}/api/search-index`);
  expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(60);
  const tag = answer.headers.get("ETag") ?? "";
  const again = await fetch(`${server.url}/api/search-index`, { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
});

test("a search is cached nowhere and indexed nowhere", async () => {
  for (const path of ["/zoeken?q=lommel", "/zoeken?q="]) {
    const answer = await fetch(server.url + path);
    expect(answer.headers.get("Cache-Control"), path).toBe("private, no-store");
    expect(answer.headers.get("X-Cache"), path).toBeNull();
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
  }
});

test("a query is shown as text, whatever it holds", async () => {
  const query = '"><script>alert(1)</script>';
  const page = await (await fetch(`${server.url}/zoeken?q=${encodeURIComponent(query)}`)).text();
  expect(page).not.toContain("<script>alert(1)");
  expect(page).toContain("Geen resultaten gevonden voor");
});

test("without script a question finds its answer, and the towns stand behind one line", async () => {
  const main = async (query: string) => {
    const html = await (await fetch(`${server.url}/zoeken?q=${query}`)).text();
    return html.slice(html.indexOf("<h1"), html.indexOf("</main>"));
  };
  const leaks = await main("daklekkage");
  expect(leaks).toContain('href="/kennisbank/daklekkage-herkennen-voorkomen"');
  expect(leaks).toMatch(/Daklekkage in \d+ plaatsen/);
  expect(leaks).toContain('href="/be/neerpelt/daklekkage"');
  expect(await main("reviews")).toContain('href="/beoordelingen"');
});
