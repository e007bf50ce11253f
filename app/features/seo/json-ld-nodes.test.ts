import { expect, test } from "vitest";
import { jsonLdText } from "~/lib/json-ld";
import {
  articleNode,
  type BusinessInput,
  breadcrumbNode,
  businessNode,
  jsonLdGraph,
  openingHoursText,
} from "./json-ld-nodes";
import { serviceNode } from "./json-ld-service";

const origin = "https://site.example";

const business: BusinessInput = {
  name: "Totaal Specialisten",
  legalName: "Totaal Specialisten BV",
  telephone: "+31400000000",
  email: "info@site.example",
  website: origin,
  address: {
    street: "Straat 1",
    postalCode: "5600 AA",
    city: "Eindhoven",
    region: "Noord-Brabant",
    country: "NL",
  },
  geo: { latitude: 51.4416, longitude: 5.4697 },
  areaServed: ["Eindhoven"],
  openingHours: {
    1: ["08:00", "17:00"],
    2: ["08:00", "17:00"],
    3: ["08:00", "17:00"],
    4: ["08:00", "17:00"],
    5: ["08:00", "17:00"],
    6: ["09:00", "16:00"],
    7: null,
  },
  closures: [],
  founded: 2010,
  employees: 15,
  priceRange: "€€€",
  payments: ["cash", "credit card", "bank transfer"],
  currency: "EUR",
  languages: ["Dutch", "English"],
  sameAs: [],
};

function written(node: ReturnType<typeof businessNode>) {
  return JSON.parse(jsonLdText(jsonLdGraph([node])))["@graph"][0];
}

test("days on which the office is closed are told as such, and nothing is told when there are none", () => {
  expect(written(businessNode(origin, business))).not.toHaveProperty("specialOpeningHoursSpecification");
  const closures = [{ from: "2026-12-24", until: "2026-12-31" }];
  expect(written(businessNode(origin, { ...business, closures })).specialOpeningHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      ...{ validFrom: "2026-12-24", validThrough: "2026-12-31", opens: "00:00", closes: "00:00" },
    },
  ]);
});

test("the business carries the owner's constants, and no rating of its own unless it is handed in", () => {
  const node = written(businessNode(origin, business));
  expect(node).toMatchObject({
    "@id": "https://site.example/#bedrijf",
    foundingDate: "2010",
    numberOfEmployees: { value: 15 },
    priceRange: "€€€",
    paymentAccepted: "cash, credit card, bank transfer",
    currenciesAccepted: "EUR",
    knowsLanguage: ["Dutch", "English"],
    openingHours: ["Mo-Fr 08:00-17:00", "Sa 09:00-16:00"],
  });
  expect(node).not.toHaveProperty("aggregateRating");
  const rated = written(
    businessNode(origin, { ...business, rating: { ratingValue: 4.9, reviewCount: 127 } }),
  );
  expect(rated.aggregateRating).toEqual({ "@type": "AggregateRating", ratingValue: 4.9, reviewCount: 127 });
});

test("days with the same hours stand together, a closed day parts them", () => {
  const nine = ["09:00", "12:00"] as const;
  const hours = { 1: nine, 2: nine, 3: null, 4: nine, 5: null, 6: null, 7: nine };
  expect(openingHoursText(hours)).toEqual(["Mo-Tu 09:00-12:00", "Th 09:00-12:00", "Su 09:00-12:00"]);
});

test("a service names its provider by the id of the business, with its offers", () => {
  const url = `${origin}/daken`;
  const offers = [{ name: "Lek", description: "Dichten", url: `${url}/daklekkage` }];
  const node = serviceNode(origin, {
    name: "Daken",
    description: "Alles",
    url,
    serviceType: "Dakdekker",
    areaServed: ["Nederland"],
    offers,
  });
  expect(node).toMatchObject({
    "@id": "https://site.example/daken#dienst",
    provider: { "@id": businessNode(origin, business)["@id"] },
    offers: [{ "@type": "Offer", url: `${url}/daklekkage`, itemOffered: { name: "Lek" } }],
  });
});

test("an article names the business as publisher and the page as its own", () => {
  const node = articleNode(origin, {
    headline: "Plat dak",
    description: "Opbouw",
    url: `${origin}/kennisbank/plat-dak`,
    author: "Redactie",
    published: "2026-11-20",
    updated: "2026-11-21",
    section: "Daken",
  });
  expect(node).toMatchObject({
    mainEntityOfPage: "https://site.example/kennisbank/plat-dak",
    publisher: { "@id": "https://site.example/#bedrijf" },
    dateModified: "2026-11-21",
  });
});

test("breadcrumbs count from one and end at the page", () => {
  const crumbs = [
    { label: "Home", href: "/" },
    { label: "Daken", href: "/daken" },
  ];
  expect(breadcrumbNode(origin, crumbs)).toMatchObject({
    "@id": "https://site.example/daken#kruimelpad",
    itemListElement: [
      { position: 1, name: "Home", item: "https://site.example/" },
      { position: 2, name: "Daken", item: "https://site.example/daken" },
    ],
  });
});

test("no value can leave the script element, or be read as an entity or as another line", () => {
  const name = "</script><!--<script>alert(1)--> &lt; &amp; \u2028 \u2029";
  const text = jsonLdText(jsonLdGraph([{ "@type": "Thing", name }]));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
