import { expect, test } from "vitest";
import { membershipPage } from "~/content/site/membership";
import type { SitePage } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { privacyPage } from "~/content/views/privacy-page";
import { termsPage } from "./algemene-voorwaarden";
import { cookiePage } from "./cookiebeleid";
import { disclaimerPage } from "./disclaimer";
import { quotePage } from "./gratis-offerte";
import { homePage } from "./home-now.server";
import { locationsPage } from "./locaties";
import { projectsPage } from "./onze-projecten";
import { pageNow } from "./pages-now.server";
import { accessibilityPage } from "./toegankelijkheid";

const privacy = privacyPage({
  retention: [{ what: "Aanvraag zonder opdracht", term: "12 maanden" }],
  processors: [{ name: "Cloudflare", task: "Hosting", place: "EU en VS" }],
  statistics: false,
  googleMap: false,
  googleAddresses: false,
});

const pages: Record<string, SitePage> = {
  "/over-ons": pageNow("over-ons"),
  "/contact": pageNow("contact"),
  "/onze-projecten": projectsPage,
  "/gratis-offerte": quotePage,
  "/locaties": locationsPage,
  "/kennisbank": pageNow("kennisbank"),
  "/zorgeloos-wonen": membershipPage(),
  "/privacy": privacy,
  "/algemene-voorwaarden": termsPage,
  "/cookiebeleid": cookiePage,
  "/disclaimer": disclaimerPage,
  "/toegankelijkheid": accessibilityPage,
};

const linkable = new Set([
  ...Object.keys(pages),
  "/",
  "/daken",
  "/schoorsteen",
  "/onderhoud",
  "/bouwen",
  "/be",
  "/beoordelingen",
]);

test("titles and descriptions fit a search result and are unique", () => {
  const metas = [...Object.values(pages).map((page) => page.meta), homePage().meta];
  for (const meta of metas) {
    expect(meta.title.length, meta.title).toBeGreaterThanOrEqual(15);
    expect(meta.title.length, meta.title).toBeLessThanOrEqual(65);
    expect(meta.description.length, meta.title).toBeGreaterThanOrEqual(70);
    expect(meta.description.length, meta.title).toBeLessThanOrEqual(165);
  }
  expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
});

test("section anchors are unique in a page and in kebab case", () => {
  for (const [path, page] of Object.entries(pages)) {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const id of ids) expect(id, path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("links stay on the site, but for the two privacy authorities", () => {
  const outside = /^https:\/\/www\.(autoriteitpersoonsgegevens\.nl|gegevensbeschermingsautoriteit\.be)$/;
  for (const [path, page] of Object.entries(pages)) {
    for (const match of JSON.stringify(page).matchAll(/\]\(([^)]+)\)|"href":"([^"]+)"/g)) {
      const href = match[1] ?? match[2] ?? "";
      if (!outside.test(href)) expect(linkable, `${path} → ${href}`).toContain(href);
    }
  }
});

test("a table has as many cells in each row as it has heads", () => {
  for (const [path, page] of Object.entries(pages)) {
    for (const block of page.sections.flatMap((section) => section.blocks)) {
      if (block.type !== "table") continue;
      for (const row of block.rows) expect(row.length, path).toBe(block.head.length);
    }
  }
});

test("the texts keep to the voice: no exclamation marks, no worn phrases, u-form", () => {
  const off = /!|aan het juiste adres|ontzorg|op maat gemaakte oplossing|\b(je|jij|jouw)\b/i;
  for (const [path, page] of Object.entries(pages)) {
    expect(
      `${page.title} ${JSON.stringify(page.meta)} ${mainText(page)}`.match(off)?.[0],
      path,
    ).toBeUndefined();
  }
});

test("the four packages and the three terms of the specification are compared, in its order", () => {
  const ids = ["basis-onderhoud", "comfort-plus", "premium-care", "zorgeloos-complete"];
  expect(membershipPage().packages.map((one) => one.id)).toEqual(ids);
  for (const group of membershipPage().comparison.groups) {
    for (const { work, included } of group.rows) {
      expect(Object.keys(included)).toEqual(ids);
      expect(Object.values(included), work).not.toContain("");
    }
  }
  expect(membershipPage().priorities.map(({ id, term }) => [id, term])).toEqual([
    ["standaard", "binnen 2 weken"],
    ["spoed", "binnen 1 week"],
    ["direct", "contact binnen 24 uur"],
  ]);
});

test("a dearer package never offers less than the one before it", () => {
  const rank = (value: string) => (value === "niet" ? 0 : Number.parseInt(value, 10) || 1);
  for (const group of membershipPage().comparison.groups) {
    for (const { work, included } of group.rows) {
      const ranks = Object.values(included).map(rank);
      expect(ranks, work).toEqual(ranks.toSorted((a, b) => a - b));
    }
  }
});

test("the membership names no prices and says that a request is no contract", () => {
  expect(JSON.stringify(membershipPage())).not.toMatch(/€|\beuro\b/i);
  expect(membershipPage().noContract).toMatch(/vrijblijvende aanvraag, geen overeenkomst/);
});

test("/over-ons shows the constants of the structured data", () => {
  const text = mainText(pageNow("over-ons"));
  for (const value of ["2010", "15", "€€€", "Contant, creditcard of bankoverschrijving", "EUR"]) {
    expect(text).toContain(value);
  }
  expect(text).toContain("Nederlands en Engels");
});

test("the privacy page shows the retention periods and processors it is given", () => {
  const text = mainText(privacy);
  for (const value of [
    "Aanvraag zonder opdracht",
    "12 maanden",
    "Cloudflare",
    "EU en VS",
    "Tellingen van snelheid",
    "30 dagen",
  ]) {
    expect(text).toContain(value);
  }
  expect(text).not.toContain("knop voor de Google-kaart");
  const withMap = privacyPage({
    retention: [],
    processors: [],
    statistics: true,
    googleMap: true,
    googleAddresses: true,
  });
  expect(mainText(withMap)).toContain("knop voor de Google-kaart");
  expect(mainText(withMap)).toContain("Google krijgt die tekst ook");
  expect(text).not.toContain("Google krijgt die tekst ook");
});
