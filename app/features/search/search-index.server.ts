import { divisions, type ListedPage, listedPages } from "~/content/index.server";
import type { SearchItem } from "./search";
import { understand } from "./understand";

/** The whole index: every page, the services without a page, and the `managed` articles of the database. */
export function searchItems(managed: readonly ListedPage[] = []): SearchItem[] {
  return [...[...listedPages(), ...managed].map(pageItem), ...requestItems()];
}

/** The hits for a query, and what it may have meant. */
export async function searchSite(query: string, managed?: readonly ListedPage[]) {
  const { suggest } = await import("./suggest");
  const items = searchItems(managed);
  const results = understand(items, query);
  return { results, suggestions: suggest(items, query, results) };
}

function pageItem({ path, title, type, excerpt, category, subject, query }: ListedPage): SearchItem {
  return { id: path, title, url: path, type, excerpt, category, subject, query };
}

function requestItems(): SearchItem[] {
  return Object.values(divisions).flatMap(({ name, grid }) =>
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
  );
}
