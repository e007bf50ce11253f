import { expect, test } from "vitest";
import { refuseForeignOrigin } from "./origin-guard.server";

const own = "https://site.example";
const sites = ["same-origin", "same-site", "cross-site", "none", "onzin", null] as const;
const origins = [own, "https://evil.example", "http://site.example", "null", null] as const;

type Case = {
  method: string;
  audience: "public" | "admin";
  site: string | null;
  origin: string | null;
  accept?: string;
};

function answer({ method, audience, site, origin, accept }: Case): Response | null {
  const headers = new Headers();
  if (site !== null) headers.set("Sec-Fetch-Site", site);
  if (origin !== null) headers.set("Origin", origin);
  if (accept) headers.set("Accept", accept);
  return refuseForeignOrigin(new Request(`${own}/api/x`, { method, headers }), audience);
}

/** Every combination of the two headers that goes through, written out. */
function through(audience: "public" | "admin", method: string): string[] {
  return sites.flatMap((site) =>
    origins
      .filter((origin) => answer({ method, audience, site, origin }) === null)
      .map((origin) => `${site} ${origin}`),
  );
}

test("only our own pages and clients without a browser may post to the public side", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(through("public", method)).toEqual([
      `same-origin ${own}`,
      "same-origin null",
      "same-origin null",
      `null ${own}`,
      "null null",
    ]);
  }
});

test("a public read may also be typed in the address bar", () => {
  expect(through("public", "GET")).toContain("none null");
  expect(through("public", "GET").some((pair) => /site|evil|onzin/.test(pair.split(" ")[0] ?? ""))).toBe(
    false,
  );
});

test("admin refuses what no browser of ours sent", () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    expect(through("admin", method)).toEqual([
      `same-origin ${own}`,
      "same-origin null",
      "same-origin null",
      `null ${own}`,
    ]);
  }
});

test("the same host on another port or scheme is foreign", () => {
  for (const origin of [
    "https://site.example:8443",
    "http://site.example",
    "https://site.example.evil.example",
  ]) {
    expect(answer({ method: "POST", audience: "public", site: null, origin })?.status).toBe(403);
  }
});

test("a refusal is uncached Dutch JSON, or text for a page", async () => {
  const json = answer({ method: "POST", audience: "public", site: "cross-site", origin: null });
  expect(json?.status).toBe(403);
  expect(json?.headers.get("Cache-Control")).toBe("no-store");
  expect(await json?.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("niet uitgevoerd"),
  });

  const text = answer({
    method: "POST",
    audience: "admin",
    site: "cross-site",
    origin: null,
    accept: "text/html",
  });
  expect(text?.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await text?.text()).toContain("niet uitgevoerd");
});

test.each([undefined, "text/html"])("a refusal is a 403 that is not kept, for who accepts %s", (accept) => {
  const base = {
    method: "POST",
    audience: "public",
    site: "cross-site",
    origin: "https://evil.example",
  } as const;
  const refusal = answer({ ...base, ...(accept && { accept }) });
  expect([refusal?.status, refusal?.headers.get("Cache-Control")]).toEqual([403, "no-store"]);
});
