import { expect, test } from "vitest";
import { withSecurityHeaders } from "./security-headers.server";

const plain = {
  nonce: "abc",
  dev: false,
  mapsKey: false,
  turnstile: false,
  analytics: false,
  secure: true,
  videos: false,
};
type Settings = typeof plain;
type Kind = Parameters<typeof withSecurityHeaders>[1];

const secured = (response: Response, kind: Kind = "page", settings: Partial<Settings> = {}) =>
  withSecurityHeaders(response, kind, { ...plain, ...settings }, "verzoek-1").headers;

test("pages name where violations are told: by both ways over https, else by the older one", () => {
  for (const kind of ["page", "admin"] as const) {
    const headers = secured(new Response(), kind);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /; report-uri \/api\/browser-report; report-to csp$/,
    );
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/api/browser-report"');
  }
  const overHttp = secured(new Response(), "page", { secure: false });
  expect(overHttp.get("Content-Security-Policy")).toMatch(/; report-uri \/api\/browser-report$/);
  expect(overHttp.has("Reporting-Endpoints")).toBe(false);
});

test("what is no page reports nothing, and a 304 leaves the policy of the copy alone", () => {
  expect(secured(new Response(), "other").get("Content-Security-Policy")).not.toContain("report");
  expect(secured(new Response(), "other").has("Reporting-Endpoints")).toBe(false);
  expect(secured(new Response(null, { status: 304 })).has("Content-Security-Policy")).toBe(false);
});

/** The sources of one directive. */
function sources(directive: string, settings: Partial<Settings> = {}): string[] {
  const policy = secured(new Response(), "page", settings).get("Content-Security-Policy") ?? "";
  return policy
    .split("; ")
    .map((part) => part.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1) as string[];
}

test("a page may run what has its nonce and talk to itself, and nothing else", () => {
  expect(sources("default-src")).toEqual(["'none'"]);
  expect(sources("script-src")).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
  expect(sources("style-src")).toEqual(["'self'", "'nonce-abc'"]);
  expect(sources("connect-src")).toEqual(["'self'"]);
  expect(sources("frame-src")).toEqual(["'none'"]);
  expect(sources("frame-ancestors")).toEqual(["'none'"]);
});

test("what a setting switches on is let in, and no other", () => {
  expect(sources("frame-src", { mapsKey: true })).toEqual(["https://*.google.com"]);
  expect(sources("frame-src", { turnstile: true })).toEqual(["https://challenges.cloudflare.com"]);
  expect(sources("frame-src", { videos: true })).toEqual([
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
  ]);
  expect(sources("connect-src", { analytics: true })).toEqual(["'self'", "https://cloudflareinsights.com"]);
  expect(sources("connect-src", { dev: true })).toEqual(["'self'", "ws:"]);
  expect(sources("style-src", { dev: true })).toEqual(["'self'", "'unsafe-inline'"]);
  for (const directive of ["img-src", "connect-src"])
    expect(sources(directive, { mapsKey: true })).toContain("https://*.googleapis.com");
  expect(sources("font-src", { mapsKey: true })).toContain("https://fonts.gstatic.com");
});

test("what is no page may do nothing at all", () => {
  const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
  expect(secured(new Response(), "other").get("Content-Security-Policy")).toBe(policy);
});

test("a route's own headers stay, also on a response that cannot be changed", () => {
  const headers = {
    "Content-Security-Policy": "sandbox",
    "Cache-Control": "max-age=60",
    "X-Frame-Options": "x",
  };
  const own = secured(new Response("", { headers }));
  expect(Object.fromEntries(own)).toMatchObject({
    "content-security-policy": "sandbox",
    "cache-control": "max-age=60",
    "x-frame-options": "x",
    "x-content-type-options": "nosniff",
    "x-request-id": "verzoek-1",
  });
  expect(secured(Response.redirect("https://site.example/")).get("X-Content-Type-Options")).toBe("nosniff");
});

test("without a word about caching, for an error and in /admin nothing is kept", () => {
  const kept = { headers: { "Cache-Control": "max-age=60" } };
  expect(secured(new Response()).get("Cache-Control")).toBe("no-store");
  expect(secured(new Response("", { ...kept, status: 400 })).get("Cache-Control")).toBe("no-store");
  expect(secured(new Response("", { ...kept, status: 399 })).get("Cache-Control")).toBe("max-age=60");
  const admin = secured(new Response("", kept), "admin");
  expect([admin.get("Cache-Control"), admin.get("X-Robots-Tag")]).toEqual(["no-store", "noindex, nofollow"]);
  expect(secured(new Response()).get("X-Robots-Tag")).toBeNull();
});

test("a 304 leaves the browser the policy of its copy", () => {
  expect(secured(new Response(null, { status: 304 })).get("Content-Security-Policy")).toBeNull();
});
