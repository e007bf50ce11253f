import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminMethods, adminPaths } from "../support/admin-routes.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("beheer@huis.example=beheer");
});
afterAll(() => server?.stop());

const errorLines = () => server.log().filter((line) => line.includes('"level":"error"'));
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const foreign = { ...form, Origin: "https://elders.example" };
const broken = { "Content-Type": "multipart/form-data; boundary=b" };

const mistakes: [string, string, string, Record<string, string>, string | undefined, number[]][] = [
  ["a post to a page without a form", "POST", "/daken", form, "a=1", [405]],
  ["a post to its data", "POST", "/daken.data", form, "a=1", [405]],
  ["a method that nobody uses", "PROPFIND", "/daken", {}, undefined, [405]],
  ["a method that an endpoint does not take", "DELETE", "/api/search-index", {}, undefined, [405]],
  ["a post from another site to a page", "POST", "/contact", foreign, "a=1", [400, 403]],
  ["and to its data", "POST", "/contact.data", foreign, "a=1", [400, 403]],
  ["a post with an origin that is none", "POST", "/contact", { ...form, Origin: "x y" }, "a=1", [400, 403]],
  ["a body that is no form", "POST", "/contact", { "Content-Type": "text/plain" }, "x", [400, 415]],
  ["a form that breaks off", "POST", "/contact", broken, "--b\r\nContent-Disp", [400]],
  ["a form that breaks off at the endpoint", "POST", "/api/service-request", broken, "--b\r\nConte", [400]],
  ["an address that is no text", "GET", "/%E0%A4%A", {}, undefined, [404]],
  ["an address of which a tab makes another host", "GET", "/%09/a:b", {}, undefined, [404]],
  ["one that would be a script", "GET", "/%09/javascript:alert(1)", {}, undefined, [404]],
  ["one with a backslash", "GET", "/%5c%5cevil.example/daken", {}, undefined, [404]],
  ["a post to such an address", "POST", "/%09/a:b", form, "a=1", [405]],
  ["and its data", "GET", "/%09/a:b.data", {}, undefined, [404]],
];

test.each(mistakes)(
  "%s is the client's mistake, not an error of ours",
  async (_, method, path, headers, body, statuses) => {
    const answer = await freshFetch(server.url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    expect(statuses).toContain(answer.status);
    expect(errorLines()).toEqual([]);
  },
);

test.each([
  ["a body that is no form", { "Content-Type": "text/plain" }, "x"],
  ["a form that breaks off", broken, "--b\r\nContent-Disp"],
])("%s in /admin is refused with 400 and is not an error of ours", async (_, headers, body) => {
  for (const page of ["instellingen", "privacy", "artikelen", "aanvragen/een", "werking"]) {
    const answer = await freshFetch(`${server.url}/admin/${page}`, {
      method: "POST",
      headers: {
        ...headers,
        "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example"),
        "Sec-Fetch-Site": "same-origin",
      },
      body,
    });
    expect(answer.status, page).toBe(400);
  }
  expect(errorLines()).toEqual([]);
});

test("an address that can be none of ours gets our page in Dutch, in /admin too", async () => {
  const token = { "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") };
  for (const path of [
    "/%09/a:b",
    "/%E0%A4%A",
    "/admin/%09/a:b",
    "/admin/artikelen/%00",
    "/admin/%E0%A4%A.data",
  ]) {
    const answer = await freshFetch(server.url + path, { headers: { Accept: "text/html", ...token } });
    expect(answer.status, path).toBe(404);
    if (!path.endsWith(".data"))
      expect(await answer.text(), path).toMatch(/lang="nl".*(Niet gevonden|bestaat niet)/s);
  }
  expect((await freshFetch(`${server.url}/admin/%09/a:b`)).status).toBe(403);
  expect(errorLines()).toEqual([]);
});

test("no method and no origin that /admin refuses is an error of ours", async () => {
  const token = server.tokenOf("beheer@huis.example");
  const origins = [server.url, "https://elders.example", "null", "x y", undefined];
  const calls = adminPaths("bestaat-niet").flatMap((path) =>
    adminMethods.map((method) => ({ path, method })),
  );
  let refused = 0;
  for (let first = 0; first < calls.length; first += 20) {
    await Promise.all(
      calls.slice(first, first + 20).map(async ({ path, method }, index) => {
        const origin = origins[(first / 20 + index) % origins.length];
        const headers = { ...form, ...(origin && { Origin: origin }), "Cf-Access-Jwt-Assertion": token };
        const { status } = await freshFetch(server.url + path, { method, headers });
        expect(status, `${method} ${path} from ${origin}`).toBeLessThan(500);
        if (status >= 400) refused++;
      }),
    );
  }
  expect(refused).toBeGreaterThan(calls.length / 2);
  expect(errorLines()).toEqual([]);
}, 300_000);

test("a visitor who hangs up in the middle of sending is not an error of ours", async () => {
  const { port } = new URL(server.url);
  for (const path of ["/contact", "/api/service-request"]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => {
        const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n`;
        socket.write(
          `${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition`,
          () => {
            socket.destroy();
            resolve();
          },
        );
      });
    });
  }
  // What the Worker makes of it is logged before it answers the next.
  expect((await freshFetch(`${server.url}/daken`)).status).toBe(200);
  expect(errorLines()).toEqual([]);
});
