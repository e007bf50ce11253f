import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "../../app/lib/text/dutch-date.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { PUBLIC_ORIGIN: "https://dak.example" } });
});
afterAll(() => server?.stop());

const get = async (path: string) => await (await fetch(server.url + path)).text();

type Node = { "@type": string | string[]; [property: string]: unknown };
/** Nodes of all JSON-LD graphs of a page. */
function graphOf(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, text = "{}"]) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
}
const visible = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the owner's constants stand in the structured data literally, and on /over-ons as text", async () => {
  const html = await get("/over-ons");
  const company = graphOf(html).find((node) => node["@type"].includes("RoofingContractor"));
  expect(company).toMatchObject({
    foundingDate: "2010",
    numberOfEmployees: { value: 15 },
    priceRange: "€€€",
    paymentAccepted: "cash, credit card, bank transfer",
    currenciesAccepted: "EUR",
    knowsLanguage: ["Dutch", "English"],
    openingHours: ["Mo-Fr 08:00-17:00", "Sa 09:00-16:00"],
  });
  for (const text of [
    "2010",
    "15",
    "€€€",
    "Contant, creditcard of bankoverschrijving",
    "EUR",
    "Nederlands en Engels",
  ])
    expect(visible(html)).toContain(text);
});

/** What is named by `node` itself, and what it offers. */
type Service = Node & { name: string; serviceType: string; offers?: { itemOffered?: Node }[] };

test.each([
  ["/daken", 4],
  ["/schoorsteen", 4],
  ["/onderhoud", 4],
  ["/bouwen", 4],
  ["/daken/dakinspectie", 0],
  ["/nl/veldhoven", 4],
  ["/be/lommel/schoorsteen", 0],
])(
  "the service of %s is named by the work and not by a company, and its %i offers say what they are",
  async (path, count) => {
    const service = graphOf(await get(path)).find((node) => node["@type"] === "Service") as Service;
    expect(service.name.length).toBeGreaterThan(8);
    expect(`${service.name} | ${service.serviceType}`).not.toMatch(/specialist|bedrijf\b/i);
    const { offers = [] } = service;
    expect(offers).toHaveLength(count);
    for (const { itemOffered } of offers) {
      expect(itemOffered).toMatchObject({
        name: expect.stringMatching(/^[A-Z].{5}/),
        description: expect.stringMatching(/.{30}/),
      });
    }
  },
);

test.each(["/daken", "/schoorsteen", "/onderhoud", "/bouwen"])(
  "%s is a service with its area and four offers",
  async (path) => {
    const service = graphOf(await get(path)).find((node) => node["@type"] === "Service");
    expect(service).toMatchObject({
      url: `https://dak.example${path}`,
      areaServed: ["Nederland", "België", "Eindhoven", "Noord-Brabant", "Limburg"],
      provider: { "@id": "https://dak.example/#bedrijf" },
    });
    expect(service?.offers).toHaveLength(4);
  },
);

test.each(["/daken/daklekkage", "/be/pelt/bouw", "/kennisbank/plat-dak", "/privacy"])(
  "the way to %s is marked up as it is shown",
  async (path) => {
    const html = await get(path);
    const list = graphOf(html).find((node) => node["@type"] === "BreadcrumbList");
    const marked = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
    const shown = /<nav aria-label="Kruimelpad"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    expect(marked.length).toBeGreaterThan(1);
    for (const name of marked)
      expect(visible(`<main>${shown}</main>`)).toContain(name.replaceAll("&", "&amp;"));
  },
);

test("the sitemap lists canonical pages once; a lastmod is a day that has been", async () => {
  const xml = await get("/sitemap.xml");
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(150);
  expect(places).toContain("https://dak.example/be/pelt/bouw");
  for (const alias of ["/offerte", "/eindhoven", "/zoeken", "/be/limburg", "/admin"])
    expect(places).not.toContain(`https://dak.example${alias}`);
  const days = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = ""]) => day);
  expect(days.length).toBeGreaterThan(100);
  const today = dayOf(Date.now());
  for (const day of days) expect(day <= today, day).toBe(true);
  expect(new Set(days).size).toBeGreaterThan(1);
});

test("an article's lastmod is the day that it names itself", async () => {
  const day = /plat-dak<\/loc><lastmod>([^<]+)</.exec(await get("/sitemap.xml"))?.[1];
  const article = graphOf(await get("/kennisbank/plat-dak")).find((node) => node["@type"] === "Article");
  expect(article?.dateModified).toBe(day);
  expect(await get("/kennisbank/plat-dak")).toContain(`dateTime="${day}"`);
});

test("no page claims another language or country for pages that are not equivalents", async () => {
  for (const path of ["/", "/nl/eindhoven", "/be/lommel"]) expect(await get(path)).not.toContain("hreflang");
});

test("links on intent are fetched ahead, but nothing of one visitor", async () => {
  const html = await get("/");
  const rules = JSON.parse(/<script type="speculationrules"[^>]*>([^<]+)</.exec(html)?.[1] ?? "{}");
  expect(rules.prefetch[0].eagerness).toBe("moderate");
  const left = JSON.stringify(rules.prefetch[0].where);
  for (const path of ["/admin*", "/api/*", "/aanvraag/*", "/bedankt/*"]) expect(left).toContain(path);
});

test("robots.txt names the sitemap and keeps crawlers out of the office; security.txt has not expired", async () => {
  const robots = await get("/robots.txt");
  expect(robots).toContain("Sitemap: https://dak.example/sitemap.xml");
  expect(robots).toMatch(/^Disallow: \/admin/m);
  const security = await get("/.well-known/security.txt");
  expect(security).toMatch(/^Contact: mailto:.+@/m);
  expect(security).toContain("Canonical: https://dak.example/.well-known/security.txt");
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

test("the manifest's icons are there in their size", async () => {
  const manifest = JSON.parse(await get("/site.webmanifest")) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await fetch(server.url + src)).status).toBe(200);
});
