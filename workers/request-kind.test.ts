import { expect, test } from "vitest";
import { readable, responseKind } from "./request-kind";

test("every spelling of an admin address is one", () => {
  const spellings = [
    "/admin",
    "/admin.data",
    "/admin/",
    "/admin/aanvragen",
    "/admin/aanvragen.data",
    "/admin/_.data",
    "/Admin",
    "/ADMIN/aanvragen",
    "/%61dmin",
    "/%41DMIN/aanvragen",
    "/admin%2Faanvragen",
    "//admin",
    "/admin/%E0%A4%A",
  ];
  for (const path of spellings) expect(responseKind(path), path).toBe("admin");
});

test("what only looks like one is not", () => {
  for (const path of ["/administratie", "/nl/admin", "/adminx", "/%E0%A4%A"])
    expect(responseKind(path), path).toBe("page");
  // An address of before, which the office may lead on.
  expect(responseKind("/oud-logo.svg")).toBe("page");
});

test("endpoints and machine-readable files are neither page nor admin", () => {
  for (const path of [
    "/api/service-request",
    "/media/0123456789abcdef/960.webp",
    "/healthz",
    "/sitemap.xml",
    "/robots.txt",
    "/tekening/dakgoot.svg",
  ])
    expect(responseKind(path), path).toBe("other");
});

test("a path that can be none of ours is asked for as a page that does not exist", () => {
  const paths: [string, string][] = [
    ["/%09/a:b", "/niet-gevonden"],
    ["/daken%5Cx?q=1", "/niet-gevonden"],
    ["/%E0%A4%A", "/niet-gevonden"],
    ["/admin/%00", "/admin/niet-gevonden"],
    ["/Admin/%7F.data", "/admin/niet-gevonden.data"],
    ["/%61dmin/%0d%0a", "/admin/niet-gevonden"],
  ];
  for (const [path, other] of paths) {
    const request = new Request(`http://site.example${path}`, {
      method: "POST",
      headers: { Accept: "text/html" },
    });
    const { request: asked, url } = readable(request);
    expect(url.href).toBe(asked.url);
    expect([asked.url, asked.method], path).toEqual([`http://site.example${other}`, "POST"]);
    expect(asked.headers.get("Accept")).toBe("text/html");
  }
  for (const path of ["/", "/daken?q=%09", "/nl/%C3%A9", "/admin/a%20b", "/a:b", "/%2F%2Fx"]) {
    const request = new Request(`http://site.example${path}`);
    expect(readable(request).request).toBe(request);
  }
});
