import { expect, test } from "vitest";
import { articles } from "~/content/articles/list";
import { costsPage } from "~/content/costs/page";
import { localPages } from "~/content/local-pages/list";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import { townsNow } from "~/content/towns/towns-now.server";
import type { Meta } from "~/content/types";
import { listedPages } from "~/content/views/page-list";
import { townServiceIds } from "~/content/views/town-pages";
import { paths } from "~/paths";
import { pageQuery, townQuery, townWork } from "./queries";

type Page = { path: string; query: string; meta: Meta; h1?: string | undefined };

/** Without accents and marks, so that 'Schoorsteen in Best:' holds 'schoorsteen best'. */
function words(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
}

const townPages = townsNow().flatMap((town): Page[] => [
  {
    path: paths.town(town.country, town.slug),
    query: townQuery(town),
    meta: town.meta,
    h1: town.title,
  },
  ...townServiceIds.map((id) => ({
    path: paths.townService(town.country, town.slug, id),
    query: townQuery(town, id),
    meta: town.services[id].meta,
    h1: town.services[id].title,
  })),
]);

const headings = new Map<string, string>([
  ...Object.values(divisions).map(({ path, title }) => [path, title] as const),
  ...services.map(({ division, slug, title }) => [`${divisions[division].path}/${slug}`, title] as const),
  ...articles.map(({ slug, title }) => [paths.article(slug), title] as const),
  ...localPages.map(({ path, title }) => [path, title] as const),
  [paths.costs, costsPage().title],
]);

const otherPages = [
  ...listedPages(),
  { path: paths.costs, title: costsPage().title, meta: costsPage().meta },
].filter(({ path }) => !townPages.some((page) => page.path === path));

const pages: Page[] = [
  ...townPages,
  ...otherPages.map(({ path, title, meta }) => ({
    ...{ path, meta, query: pageQuery(path) ?? title },
    h1: headings.get(path),
  })),
];

test("every page answers one query, and no two the same", () => {
  expect(pages.length).toBeGreaterThan(155);
  expect(new Set(pages.map(({ query }) => query.toLowerCase())).size).toBe(pages.length);
});

test("title and heading say the query of their page, word by word", () => {
  for (const { path, query, meta, h1 } of pages) {
    for (const word of words(query)) {
      expect(words(meta.title), `${path}: ${meta.title}`).toContain(word);
      if (h1) expect(words(h1), `${path}: ${h1}`).toContain(word);
    }
  }
});

test("titles have 28 to 60 characters and descriptions 110 to 162, and no two are the same", () => {
  for (const { path, meta } of pages) {
    expect(meta.title.length, `${path}: ${meta.title}`).toBeGreaterThanOrEqual(28);
    expect(meta.title.length, `${path}: ${meta.title}`).toBeLessThanOrEqual(60);
    expect(meta.description.length, `${path}: ${meta.description}`).toBeGreaterThanOrEqual(110);
    expect(meta.description.length, `${path}: ${meta.description}`).toBeLessThanOrEqual(162);
  }
  for (const part of ["title", "description"] as const)
    expect(new Set(pages.map(({ meta }) => meta[part])).size).toBe(pages.length);
  const h1s = pages.flatMap(({ h1 }) => h1 ?? []);
  expect(new Set(h1s).size).toBe(h1s.length);
});

test("a town of which another page answers the first query takes the next, and a new one needs no line", () => {
  expect(townQuery({ country: "NL", name: "Veldhoven" })).toBe("dakdekker Veldhoven");
  expect(townQuery({ country: "NL", name: "Eindhoven" })).toBe("dakwerk Eindhoven");
  expect(townQuery({ country: "BE", name: "Bocholt" }, "schoorsteen")).toBe("schouwveger Bocholt");
  expect(townWork({ country: "NL", name: "Veldhoven" }, "daklekkage")).toBe("Dakreparatie in Veldhoven");
});
