import { expect, test } from "vitest";
import { withSecurityHeaders } from "./security-headers.server";

const settings = { nonce: "n", dev: false, mapsKey: false, turnstile: false, analytics: false, secure: true };
const headersOf = (kind: "page" | "admin" | "other", changes: Partial<typeof settings> = {}, status = 200) =>
  withSecurityHeaders(new Response(null, { status }), kind, { ...settings, ...changes }, "id").headers;

test("pages name where violations are told: by both ways over https, else by the older one", () => {
  for (const kind of ["page", "admin"] as const) {
    const headers = headersOf(kind);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /; report-uri \/api\/browser-report; report-to csp$/,
    );
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/api/browser-report"');
  }
  const plain = headersOf("page", { secure: false });
  expect(plain.get("Content-Security-Policy")).toMatch(/; report-uri \/api\/browser-report$/);
  expect(plain.has("Reporting-Endpoints")).toBe(false);
});

test("what is no page reports nothing, and a 304 leaves the policy of the copy alone", () => {
  expect(headersOf("other").get("Content-Security-Policy")).not.toContain("report");
  expect(headersOf("other").has("Reporting-Endpoints")).toBe(false);
  expect(headersOf("page", {}, 304).has("Content-Security-Policy")).toBe(false);
});
