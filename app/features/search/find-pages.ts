import { fetchQuery } from "./fetch-query";
import type { SearchItem } from "./search";
import { understand } from "./understand";

/** Pages that the site's search finds, for who links to one. None while the index cannot be had. */
export async function findPages(query: string): Promise<{ title: string; href: string }[]> {
  const items = await fetchQuery<SearchItem[]>(["/api/search-index"]).catch(() => []);
  return understand(items, query).map(({ title, url }) => ({ title, href: url }));
}
