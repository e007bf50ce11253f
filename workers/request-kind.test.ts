import { expect, test } from "vitest";
import { responseKind } from "./request-kind";

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
});

test("endpoints and machine-readable files are neither page nor admin", () => {
  for (const path of [
    "/api/service-request",
    "/media/0123456789abcdef/960.webp",
    "/healthz",
    "/sitemap.xml",
    "/robots.txt",
  ])
    expect(responseKind(path), path).toBe("other");
});
