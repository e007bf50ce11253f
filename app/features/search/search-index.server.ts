import { divisions, type ListedPage, listedPages } from "~/content/index.server";
import { oncePer } from "~/content/views/once-per";
import type { SearchItem } from "./search";
import { suggest } from "./suggest";
import { understand } from "./understand";

/** The whole index: every page, the services without a page, and the `managed` articles of the database. */
export function searchItems(managed: readonly ListedPage[] = []): SearchItem[] {
  return [...[...listedPages(), ...managed].map(pageItem), ...requestItems(divisions)];
}

/** The hits for a query, and what it may have meant. */
export function searchSite(query: string, managed?: readonly ListedPage[]) {
  const items = searchItems(managed);
  const results = understand(items, query);
  return { results, suggestions: suggest(items, query, results) };
}

const pageItem = oncePer(
  ({ path, title, type, excerpt, category, subject, query }: ListedPage): SearchItem => {
    return { id: path, title, url: path, type, excerpt, category, subject, query };
  },
);

const requestItems = oncePer((all: typeof divisions): SearchItem[] =>
  Object.values(all).flatMap(({ name, grid }) =>
    grid.cards
      .filter(({ hasPage }) => !hasPage)
      .map(({ id, label, text, href }) => ({
        id,
        title: label,
        url: href,
        type: "dienst",
        excerpt: text,
        category: name,
      })),
  ),
);
