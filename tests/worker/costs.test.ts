import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtWorker } from "../support/built-worker.ts";
import { samplePrice } from "../support/price-samples.ts";
import { seedRecord } from "../support/project-rows.ts";

const page = "/wat-kost-het";
const before: Record<string, string> = {};
const today = new Date().toISOString().slice(0, 10);

let site: Awaited<ReturnType<typeof builtWorker>>;
beforeAll(async () => {
  site = await builtWorker();
  for (const path of [page, "/sitemap.xml", "/daken/dakrenovatie", "/zorgeloos-wonen"])
    before[path] = (await site.get(path)).body;
  before.status = String((await site.get(page)).status);
  await seedRecord(site.db, "price", "pannen", { ...samplePrice, checked: today });
  const figure = { source: "Voorbeeldbond", sourceLink: "https://bond.example/tarief" };
  await seedRecord(site.db, "price", "kap", {
    ...samplePrice,
    ...figure,
    unit: "m",
    what: "Nok opnieuw leggen",
  });
  await seedRecord(site.db, "package", "comfort-plus", {
    ...{ forWhom: "Voor een huis met bomen", text: "Twee rondes per jaar." },
    ...{ from: 24.5, per: "month" },
  });
});
afterAll(() => site?.dispose());

/** With the cookie of who changed it last, until the isolate shows it. */
async function after(path: string) {
  const n = await site.db.prepare("SELECT n FROM content_generation").first<number>("n");
  const Cookie = `content-generation=${n}`;
  await vi.waitFor(async () => expect((await site.get(page, { Cookie })).status).toBe(200), {
    timeout: 20_000,
    interval: 300,
  });
  return site.get(path, { Cookie });
}

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].flatMap(
    ([, json = ""]) => (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"],
  );

test("without prices there is no page, and neither sitemap nor service names it", () => {
  expect(before.status).toBe("404");
  for (const path of ["/sitemap.xml", "/daken/dakrenovatie"]) {
    expect(before[path], path).not.toContain("wat-kost-het");
    expect(before[path], path).not.toContain("kosten-kop");
  }
  expect(before["/zorgeloos-wonen"]).not.toContain("vanaf €");
});

test("with a price the page stands in the sitemap, and its service leads there with the service chosen", async () => {
  const { body } = await after(page);
  expect(body).toContain('href="/wat-kost-het?werk=pannen"');
  expect(body).not.toContain('content="noindex');
  expect((await after("/sitemap.xml")).body).toContain("/wat-kost-het</loc>");
  const service = (await after("/daken/dakrenovatie")).body;
  expect(service).toContain('href="/wat-kost-het?dienst=dakrenovatie"');
  expect(service).toContain("Marktcijfer volgens <a");
});

test("an answer is a page of its own address: of no search engine and kept by no cache", async () => {
  const asked = `${page}?werk=pannen&hoeveel=80&vorm=geen&toegang=steiger-nodig`;
  const { body, status, headers, cache } = await after(asked);
  expect(status).toBe(200);
  expect(body).toContain("€\u00a08.550");
  expect(body).toContain("tot €\u00a011.400");
  expect(body).toContain('<meta name="robots" content="noindex, follow"');
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(cache).toBeNull();
  const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(body);
  expect(
    report.results
      .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
      .filter((line) => /attribute-misuse|element-permitted|duplicate|close-order|wcag/.test(line)),
  ).toEqual([]);
  const wrong = (await after(`${page}?werk=pannen&hoeveel=%22%3E%3Cb%3E`)).body;
  expect(wrong).toContain("Vul een getal in");
  expect(wrong).not.toContain('"><b>');
});

test("the request opens with what was reckoned, for him alone", async () => {
  const { body, cache } = await after(
    "/gratis-offerte?dienst=dakrenovatie&serviceType=offerte&werk=pannen&hoeveel=80&vorm=geen&toegang=steiger-nodig",
  );
  expect(body).toContain("Pannendak vernieuwen (Nederland), 80 m²: ongeveer €\u00a08.550 tot €\u00a011.400");
  expect(cache).toBeNull();
  expect((await after("/gratis-offerte?dienst=dakrenovatie")).body).not.toContain("Uitgerekend op de site");
});

test("search engines read the own price as an offer with VAT in it, and no market figure", async () => {
  const service = structured((await after("/daken/dakrenovatie")).body).find(
    (node) => node["@type"] === "Service",
  );
  expect(service?.offers).toEqual([
    expect.objectContaining({
      "@type": "Offer",
      name: "Pannendak vernieuwen",
      eligibleRegion: "NL",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...{ minPrice: 95, maxPrice: 130, priceCurrency: "EUR", valueAddedTaxIncluded: true },
        ...{ unitCode: "MTK", unitText: "per m²", validFrom: today },
      },
    }),
  ]);
});

test("a package shows its price where the office put one in: on its page, in its form and in its dialog", async () => {
  const { body } = await after("/zorgeloos-wonen");
  const price = "vanaf €\u00a024,50 per maand, met btw";
  expect(body.split(price).length - 1).toBeGreaterThanOrEqual(2);
  expect(body).not.toContain("Prijzen staan hier niet");
  expect((await after("/onderdeel/membership-dialog")).body).toContain(`Voor een huis met bomen, ${price}`);
});
