import { afterAll, beforeAll, expect, test } from "vitest";
import { leakPlaces } from "../../app/content/leaks/places.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const addresses = leakPlaces.map(({ id }) => `/waar-lekt-het/${id}`);

test("the house and the list under it lead to every wet place, and each opens", async () => {
  const html = await (await fetch(`${server.url}/waar-lekt-het`)).text();
  const drawn = all(html, /<a href="([^"]+)" aria-label="\d [^"]+" class="leak"/g);
  expect(drawn).toEqual(addresses);
  expect(all(html, /<a href="([^"]+)" class="register-link/g)).toEqual(addresses);
  for (const path of addresses) {
    const page = await (await fetch(server.url + path)).text();
    expect(all(page, /<input type="radio"[^>]* name="([a-z]+)"/g)).toContain("waar");
    expect(all(page, /<link rel="canonical" href="[^"]+?example([^"]+)"/g)).toEqual([path]);
    expect(page, path).not.toContain('content="noindex');
  }
});

test("answers in the address put their causes first, are kept apart from each other and stay out of search engines", async () => {
  const path = "/waar-lekt-het/bij-de-schoorsteen";
  const ask = async (query: string) => {
    const answer = await fetch(server.url + path + query);
    const html = await answer.text();
    return { state: answer.headers.get("X-Cache"), html, causes: all(html, /<article id="([a-z-]+)"/g) };
  };
  expect((await ask("")).causes).toEqual([
    "schoorsteenlood",
    "schoorsteenvoegen",
    "schoorsteenkop",
    "creosoot",
  ]);
  const answered = await ask("?waar=vlek-op-de-schouw&wanneer=zonder-regen");
  expect(answered.causes[0]).toBe("creosoot");
  expect(answered.html).toContain('<meta name="robots" content="noindex, follow"');
  expect(all(answered.html, /<link rel="canonical" href="[^"]+?example([^"]+)"/g)).toEqual([path]);
  expect(answered.html).toContain(
    "answer.leak-place=bij-de-schoorsteen&amp;answer.leak-spot=vlek-op-de-schouw&amp;answer.leak-time=zonder-regen",
  );
  const again = await ask("?wanneer=zonder-regen&waar=vlek-op-de-schouw&utm_source=x");
  expect([again.state, again.causes[0]]).toEqual(["hit", "creosoot"]);
  expect((await ask("?waar=steengruis&wanneer=")).causes[0]).toBe("schoorsteenvoegen");
});

test("an answer of another place changes nothing; a place that is none is not found", async () => {
  const plain = await (await fetch(`${server.url}/waar-lekt-het/serre?waar=steengruis`)).text();
  expect(plain).not.toContain('content="noindex');
  expect((await fetch(`${server.url}/waar-lekt-het/keuken`)).status).toBe(404);
});
