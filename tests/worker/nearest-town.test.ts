import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFetch } from "../support/fresh-fetch.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** The local runtime derives `request.cf` from this header. */
const from = (latitude: string, longitude: string) => ({
  "MF-CF-Blob": JSON.stringify({ latitude, longitude, city: "Eindhoven" }),
});
const eindhoven = from("51.4416", "5.4697");

const ask = (page: string, headers: Record<string, string>, method = "GET") =>
  freshFetch(`${server.url}/api/nearest-town?page=${page}`, { method, headers });

test("a visitor from Eindhoven on its page hears of Veldhoven, in an answer that is not cached", async () => {
  const answer = await ask("/nl/eindhoven", eindhoven);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.has("Set-Cookie")).toBe(false);
  expect(await answer.json()).toEqual({ town: { name: "Veldhoven", href: "/nl/veldhoven", km: 5 } });
});

test("from outside the area, or from nowhere, there is no town", async () => {
  expect(await (await ask("", from("52.37", "4.89"))).json()).toEqual({ town: null });
  expect(await (await ask("", {})).json()).toEqual({ town: null });
});

test("another site cannot ask where its visitor is, and nothing can be posted", async () => {
  expect((await ask("", { ...eindhoven, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const posted = await ask("", { ...eindhoven, "Sec-Fetch-Site": "same-origin" }, "POST");
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET"]);
});

test("the page itself is the same for everyone, and redirects no visitor", async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await freshFetch(`${server.url}/nl/eindhoven`, { headers });
    const html = (await answer.text()).replaceAll(/nonce="[^"]*"|value="[^"]*"/g, "");
    return { status: answer.status, html };
  };
  const [near, far] = [await read(eindhoven), await read(from("51.23", "5.31"))];
  expect(near.status).toBe(200);
  expect(near.html).toBe(far.html);
  expect(near.html).toContain('data-nearest-town="/nl/eindhoven"');
});

test("nothing of a visitor's place is logged", async () => {
  await ask("/nl/eindhoven", eindhoven);
  expect(server.log().join("\n")).not.toMatch(/51\.44|5\.46/);
});
