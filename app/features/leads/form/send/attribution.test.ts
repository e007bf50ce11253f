import { afterEach, expect, test, vi } from "vitest";
import { attribution } from "./attribution";

afterEach(() => vi.unstubAllGlobals());

function visit(path: string, referrer = ""): Record<string, string> {
  const url = new URL(path, "https://www.site.example");
  vi.stubGlobal("location", url);
  vi.stubGlobal("document", { referrer });
  return attribution();
}

test("where a visit came from is kept, without what another site's address tells", () => {
  expect(visit("/daken?utm_source=mail", "https://zoek.example/?q=lekkage+bij+mij")).toEqual({
    landingPage: "/daken",
    referrerHost: "zoek.example",
    utmSource: "mail",
  });
  expect(visit("/daken", "https://www.site.example/")).toEqual({ landingPage: "/daken" });
});

test("the secret address of a visitor's own page is not carried into another request", () => {
  expect(visit("/aanvraag/eyJpZCI6.c2VjcmV0").landingPage).toBe("/aanvraag");
  expect(visit("/aanvraag/eyJpZCI6.c2VjcmV0/gewijzigd").landingPage).toBe("/aanvraag");
  expect(visit("/bedankt/eyJpZCI6.c2VjcmV0").landingPage).toBe("/bedankt");
  expect(visit("/voorbeeld/eyJpZCI6.c2VjcmV0").landingPage).toBe("/voorbeeld");
});
