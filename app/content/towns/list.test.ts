import { expect, test } from "vitest";
import { localPages } from "~/content/local-pages/list";
import type { Meta, Section, Town, TownServiceId } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { listedPages } from "~/content/views/page-list";
import { findLocalPageView } from "~/content/views/place-pages";
import { shingleOverlap, shingles } from "~/lib/text/shingles";
import { emptyParts } from "~tests/support/empty-parts";
import { specifiedAmong, specifiedLocalPages, specifiedTowns } from "~tests/support/specified-paths";
import { nearbyTowns, towns, townsIn } from "./list";
import { sourcesUnder, townSources } from "./sources";
import { findTown } from "./towns-now.server";

const serviceIds: TownServiceId[] = ["daklekkage", "schoorsteen", "onderhoud", "bouw"];

/** Limit of the specification is 0.35; ours is lower so that a template with swapped names cannot creep in. */
const maximumOverlap = 0.07;

type Page = { path: string; kind: string; meta: Meta; title: string; lead: string; sections: Section[] };

function pagesOf(town: Town): Page[] {
  const hub = `/${town.country.toLowerCase()}/${town.slug}`;
  const { meta, title, lead, sections } = town;
  return [
    { path: hub, kind: "hub", meta, title, lead, sections },
    ...serviceIds.map((id) => ({ path: `${hub}/${id}`, kind: id, ...town.services[id] })),
  ];
}

const pages: Page[] = [...towns.flatMap(pagesOf), ...localPages.map((page) => ({ ...page, kind: "local" }))];

/** Link targets of running text and of link blocks alike. */
function linksOf(page: Page): string[] {
  const source = JSON.stringify(page.sections) + JSON.stringify(page.lead);
  return [...source.matchAll(/\]\(([^)]+)\)|"href":"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? "");
}

function words(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function kilometres(a: Town, b: Town): number {
  const north = (a.lat - b.lat) * 111.2;
  const east = (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

test("all towns of the specification are served in its order, the Dutch ones first", () => {
  expect(specifiedAmong(towns.map((town) => `/${town.country.toLowerCase()}/${town.slug}`))).toEqual(
    Object.entries(specifiedTowns).flatMap(([country, slugs]) => slugs.map((slug) => `/${country}/${slug}`)),
  );
  expect(towns.map(({ country }) => country)).toEqual(
    towns
      .map(({ country }) => country)
      .toSorted()
      .toReversed(),
  );
});

test("no text of a town is still to be written", () => {
  expect(towns.flatMap((town) => emptyParts(town, town.slug))).toEqual([]);
});

test("the pages beside the towns are those of the specification and can be looked up", () => {
  expect(specifiedAmong(localPages.map((page) => page.path))).toEqual(specifiedLocalPages);
  expect(findLocalPageView("/be")?.page.title).toBe("Dakwerken in Belgisch-Limburg");
  expect(findLocalPageView("/nl/eindhoven")).toBeUndefined();
});

test("each region hub links to every town of its country", () => {
  for (const [country, slugs] of Object.entries(specifiedTowns)) {
    const page = pages.find(({ path }) => path === `/${country}`);
    const links = page ? linksOf(page) : [];
    for (const slug of slugs) expect(links).toContain(`/${country}/${slug}`);
  }
});

test("a town's slug is its name in lower case with hyphens for spaces", () => {
  for (const town of towns) expect(town.slug).toBe(town.name.toLowerCase().replaceAll(" ", "-"));
});

test("the lookups keep the countries apart", () => {
  expect(findTown("NL", "eindhoven")?.name).toBe("Eindhoven");
  expect(findTown("BE", "eindhoven")).toBeUndefined();
  expect([...townsIn("NL"), ...townsIn("BE")]).toEqual(towns);
});

test("neighbours are served towns, nearest first, and never the town itself", () => {
  for (const town of towns) {
    const distances = nearbyTowns(town).map((other) => kilometres(town, other));
    expect(distances, town.slug).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.min(...distances), town.slug).toBeGreaterThan(0);
  }
});

test("a road to a town is never shorter than the straight line from Eindhoven", () => {
  const centre = findTown("NL", "eindhoven");
  if (!centre) throw new Error("Eindhoven is missing");
  for (const town of towns) {
    const line = kilometres(centre, town);
    expect(town.kmFromOffice, town.slug).toBeGreaterThanOrEqual(Math.floor(line));
    expect(town.kmFromOffice, town.slug).toBeLessThanOrEqual(Math.ceil(line * 1.6));
  }
});

test("titles and descriptions fit a search result and are unique", () => {
  for (const page of pages) {
    expect(page.meta.title.length, page.path).toBeGreaterThanOrEqual(15);
    expect(page.meta.title.length, page.path).toBeLessThanOrEqual(65);
    expect(page.meta.description.length, page.path).toBeGreaterThanOrEqual(70);
    expect(page.meta.description.length, page.path).toBeLessThanOrEqual(165);
  }
  expect(new Set(pages.map((page) => page.meta.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.meta.description)).size).toBe(pages.length);
});

test("service pages have 280 to 420 words, all others 350 to 550", () => {
  for (const page of pages) {
    const [least, most] = page.kind === "hub" || page.kind === "local" ? [350, 550] : [280, 420];
    const count = words(mainText(page));
    expect(count, page.path).toBeGreaterThanOrEqual(least);
    expect(count, page.path).toBeLessThanOrEqual(most);
  }
});

test("section anchors are unique in a page and in kebab case", () => {
  for (const page of pages) {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size, page.path).toBe(ids.length);
    for (const id of ids) expect(id, page.path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("links lead to pages of this site", () => {
  const linkable = listedPages().map(({ path }) => path);
  for (const page of pages) {
    for (const href of linksOf(page)) expect(linkable, `${page.path} → ${href}`).toContain(href);
  }
});

test("the texts keep to the voice: no exclamation marks, no worn phrases", () => {
  const worn = /!|aan het juiste adres|ontzorg|op maat gemaakte oplossing/i;
  for (const page of pages) {
    expect(
      `${page.title} ${page.meta.title} ${page.meta.description} ${mainText(page)}`,
      page.path,
    ).not.toMatch(worn);
  }
});

test("what a page promises about planning, waiting and coming is a claim, and said by its word", () => {
  const promises =
    /\bbinnen \d+ (uur|dagen)|dezelfde dag(en)?\b|vaste dagen|op weekdagen|(plannen|bundelen) wij|[Ww]ij (plannen|bundelen)|(zijn|staan) wij (er )?in \S+ minuten|wij er in/;
  for (const page of pages) expect(promises.exec(mainText(page))?.[0], page.path).toBeUndefined();
});

test("every town names its neighbourhoods and its sources", () => {
  for (const town of towns) {
    expect(town.neighbourhoods.length, town.slug).toBeGreaterThanOrEqual(3);
    expect(town.sources.length, town.slug).toBeGreaterThanOrEqual(2);
    const urls = town.sources.map((source) => source.url);
    expect(new Set(urls).size, town.slug).toBe(urls.length);
  }
});

test("each source of a town stands under a page of it that leans on it, and a page names no other", () => {
  for (const town of towns) {
    const shown = [town, ...Object.values(town.services)].flatMap((page) => sourcesUnder(town, page));
    for (const source of town.sources) expect(shown, `${town.slug}: ${source.title}`).toContain(source);
  }
  const [eindhoven] = towns;
  if (!eindhoven) throw new Error("no towns");
  const about = (text: string) =>
    sourcesUnder(eindhoven, { lead: text, sections: [] }).map(({ title }) => title);
  expect(about("Op isoleren en schilderen betaalt u 9% btw.")).toEqual([townSources.vatNetherlands.title]);
  expect(about("De kap is in 1936 gebouwd.")).toEqual([]);
});

test("no two pages of a kind read as copies", () => {
  for (const kind of ["hub", ...serviceIds, "local"]) {
    const texts = pages
      .filter((page) => page.kind === kind)
      .map((page) => ({ path: page.path, set: shingles(mainText(page)) }));
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        expect(shingleOverlap(one.set, other.set), `${one.path} and ${other.path}`).toBeLessThan(
          maximumOverlap,
        );
      }
    }
  }
});
