import { afterAll, beforeAll, expect, test } from "vitest";
import { builtWorker } from "../support/built-worker.ts";

let site: Awaited<ReturnType<typeof builtWorker>>;
beforeAll(async () => {
  site = await builtWorker();
});
afterAll(() => site?.dispose());

const divisions = ["roof", "chimney", "maintenance", "building"];
const bodies = [
  "quote-widget",
  ...divisions.map((division) => `quote-widget/${division}`),
  ...divisions.map((division) => `service-menu/${division}`),
  "membership-dialog",
];

test.each(bodies)(
  "%s is the same for everyone, holds nothing that runs, and costs no query",
  async (path) => {
    const first = await site.get(`/onderdeel/${path}`);
    expect(first.status).toBe(200);
    expect(first.headers.get("Cache-Control")).toContain("public, max-age=60");
    expect(first.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(first.body).toMatch(/^<div data-island="[^"]+"/);
    expect(first.body).toMatch(/<button|<input/);
    expect(first.body).not.toMatch(/<script|<style|nonce=|\son\w+=/);
    const again = await site.get(`/onderdeel/${path}`);
    expect(again.body).toBe(first.body);
    expect(again.cache).toBe("hit");
    expect(again.asked.trips).toBe(0);
  },
);

test("every page names a body that there is, in each dialog that it leaves empty", async () => {
  for (const page of ["/", "/daken", "/nl/best/bouw", "/zorgeloos-wonen", "/contact"]) {
    const { body } = await site.get(page);
    const named = [...body.matchAll(/ data-body="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(named.length, page).toBeGreaterThan(0);
    for (const path of named) expect((await site.get(path)).status, path).toBe(200);
  }
});

test.each(["nowhere", "quote-widget/nowhere", "service-menu", "membership-dialog/roof", "toString"])(
  "there is no body %s",
  async (path) => {
    expect((await site.get(`/onderdeel/${path}`)).status).toBe(404);
  },
);
