import { expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { companyGraph } from "./company-data.server";
import { articleNode } from "./json-ld-nodes";
import { pageHead } from "./page-head.server";

const meta = {
  title: "Plat dak in Nuenen",
  description: "Onder bomen droog blijven",
  keywords: ["plat dak"],
};
const crumbs = [
  { label: "Home", href: "/" },
  { label: "Plat dak", href: "/nuenen/plat-dak-specialist" },
];

test("addresses are absolute and come from the setting, without a doubled slash", () => {
  const { tags, graph } = pageHead(
    { PUBLIC_ORIGIN: "https://dak.example/" },
    { meta, path: "/nuenen/plat-dak-specialist", crumbs },
  );
  const url = "https://dak.example/nuenen/plat-dak-specialist";
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: url });
  expect(tags).toContainEqual({ property: "og:url", content: url });
  expect(graph["@graph"].map((node) => node["@id"])).toEqual([`${url}#kruimelpad`]);
});

test("pages of Belgium say that their Dutch is of there", () => {
  const localeAt = (path: string) =>
    pageHead({ PUBLIC_ORIGIN: "https://dak.example" }, { meta, path, crumbs }).tags.find(
      (tag) => "property" in tag && tag.property === "og:locale",
    );
  expect(localeAt("/be/pelt/bouw")).toMatchObject({ content: "nl_BE" });
  expect(localeAt("/nl/best")).toMatchObject({ content: "nl_NL" });
});

test("the company has the owner's constants and no rating, and closures that are not over", () => {
  const closures = [
    { from: "2026-07-27", until: "2026-08-14", reason: "Bouwvak" },
    { from: "2026-12-24", until: "2026-12-31", reason: "Kerst" },
  ];
  const hours = { ...builtInSettings.hours, closures };
  const graph = companyGraph(
    { PUBLIC_ORIGIN: "https://dak.example" },
    hours,
    new Date("2026-11-21T12:00:00Z"),
  );
  expect(graph["@graph"][0]?.specialOpeningHoursSpecification).toMatchObject([{ validFrom: "2026-12-24" }]);
  expect(graph["@graph"]).toHaveLength(1);
  expect(graph["@graph"][0]).toMatchObject({
    foundingDate: "2010",
    numberOfEmployees: { value: 15 },
    priceRange: "€€€",
    paymentAccepted: "cash, credit card, bank transfer",
    currenciesAccepted: "EUR",
    knowsLanguage: ["Dutch", "English"],
  });
  expect(graph["@graph"][0]?.aggregateRating).toBeUndefined();
});

test("what a page adds knows the same origin, so that its ids meet those of the company", () => {
  const { graph } = pageHead(
    { PUBLIC_ORIGIN: "https://dak.example" },
    {
      meta,
      path: "/kennisbank/plat-dak",
      nodes: (origin) => [
        articleNode(origin, {
          headline: "Plat dak",
          description: "",
          url: `${origin}/kennisbank/plat-dak`,
          author: "Redactie",
          published: "2026-11-21",
          updated: "2026-11-21",
          section: "Daken",
        }),
      ],
    },
  );
  const company = companyGraph({ PUBLIC_ORIGIN: "https://dak.example/" }, builtInSettings.hours, new Date());
  expect(graph["@graph"][0]).toMatchObject({ publisher: { "@id": company["@graph"][0]?.["@id"] } });
});

test("a page is shared with the picture of its template, or with its own and what that shows", () => {
  const settings = { PUBLIC_ORIGIN: "https://dak.example" };
  const { tags } = pageHead(settings, { meta, path: "/daken" });
  const picture = "https://dak.example/og/roof-hub.jpg";
  expect(tags).toContainEqual({ property: "og:image", content: picture });
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(tags).toContainEqual({ property: "og:image:height", content: "630" });
  expect(tags).toContainEqual({ name: "twitter:image", content: picture });
  expect(tags).toContainEqual({ property: "og:image:alt", content: expect.stringContaining("Dakdekker") });
  const own = pageHead(settings, {
    meta,
    path: "/kennisbank/x",
    image: "/media/1/social.jpg",
    imageAlt: "Goot",
  });
  expect(own.tags).toContainEqual({
    property: "og:image",
    content: "https://dak.example/media/1/social.jpg",
  });
  expect(own.tags).toContainEqual({ name: "twitter:image:alt", content: "Goot" });
});
