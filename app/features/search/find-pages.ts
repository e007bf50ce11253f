import { fetchJson } from "~/lib/api-client";
import { type SearchItem, search } from "./search";

let index: Promise<SearchItem[]> | null = null;

/** Pages whose title, text or category holds the words, for who links to one. None while the index cannot be had. */
export async function findPages(query: string): Promise<{ title: string; href: string }[]> {
  index ??= fetchJson<SearchItem[]>("/api/search-index").then(({ data }) => data ?? Promise.reject());
  const items = await index.catch(() => {
    index = null;
    return [];
  });
  return search(items, query).map(({ title, url }) => ({ title, href: url }));
}
