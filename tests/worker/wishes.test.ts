import { afterAll, beforeAll, expect, test } from "vitest";
import { WIDGET, WISHES } from "../../app/lib/text/wishes.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { templates } from "../support/templates.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const pages = [
  ...Object.values(templates),
  ...["/schoorsteen", "/onderhoud", "/bouwen", "/daken/dakrenovatie", "/daken/daklekkage"],
  ...["/nl/eindhoven", "/nl/eindhoven/bouw", "/nl/eindhoven/schoorsteen", "/be/lommel/onderhoud"],
  ...["/kennisbank/daklekkage-stappenplan", "/wat-kost-het", "/spoed", "/onderdeel/menu"],
];

/** The buttons of a page that open a form about a quote: what they are called and what they ask for. */
async function asked(path: string) {
  const html = await (await fetch(server.url + path)).text();
  return [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(([, attributes = "", inner = ""]) => {
    const dialog = attributes.match(/data-dialog="(quote-\w+)"/)?.[1];
    const href = attributes.match(/href="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const name = inner.replace(/<[^>]*>/g, "").trim();
    const query = new URL(href, server.url).searchParams;
    const type = query.get("serviceType");
    // A name in a list of services is what is asked about, not what.
    const chosen = query.has("dienst") && !/class="[^"]*\bbutton\b/.test(attributes);
    return dialog && !chosen ? [{ dialog, name, type }] : [];
  });
}

test.each(["/daken", "/schoorsteen", "/daken/daklekkage", "/kennisbank/daklekkage-stappenplan"])(
  "the band at the foot of %s is about an emergency: first a button that calls, and no inspection",
  async (path) => {
    const html = await (await fetch(server.url + path)).text();
    const band = html.match(/<section aria-labelledby="vraag-het-ons"[\s\S]*?<\/section>/)?.[0] ?? "";
    const [first = "", ...others] = [...band.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    expect(first).toMatch(/href="tel:/);
    expect(first).toMatch(/class="button /);
    expect(others.join()).toMatch(/spoed/);
    expect(band).not.toMatch(/inspectie/i);
  },
);

test("a wish has one name within a page, and a button asks for what its name says", async () => {
  const kinds = new Set<string>();
  for (const path of pages) {
    const buttons = await asked(path);
    expect(buttons.length, path).toBeGreaterThan(0);
    for (const { dialog, name, type } of buttons) {
      const expected =
        dialog === "quote-widget" ? WIDGET : WISHES[(type ?? "offerte") as keyof typeof WISHES];
      expect(`${name} (${dialog}, ${type})`, path).toBe(`${expected} (${dialog}, ${type})`);
      kinds.add(name);
    }
  }
  // What the specification calls otherwise, where it stands, and every wish of ours.
  expect([...kinds].sort()).toEqual([WIDGET, ...Object.values(WISHES)].sort());
});
