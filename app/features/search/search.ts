import { oncePer } from "~/content/views/once-per";

export type SearchType = "kennisbank" | "dienst" | "locatie" | "page";

/** One entry of the index. `url` is a path of this site. */
export type SearchItem = {
  id: string;
  title: string;
  url: string;
  type: SearchType;
  excerpt: string;
  category: string;
  /** Of a page about one subject in one town: 'Daklekkage'. */
  subject?: string | undefined;
  /** What people type who look for this page. */
  query?: string | undefined;
};

/** From the specification, section 5. */
const MIN_QUERY = 2;
export const MAX_RESULTS = 10;
const TYPE_ORDER: SearchType[] = ["kennisbank", "dienst", "locatie", "page"];

export function isSearchable(query: string): boolean {
  return query.trim().length >= MIN_QUERY;
}

/**
 * The rule of the specification. At most ten hits: exact title first, then title contains, then by type; equals keep the order of the index.
 * Case and accents do not count. A title also matches without its spaces ('platdak') or by all its words.
 */
export function search(items: readonly SearchItem[], query: string, most = MAX_RESULTS): SearchItem[] {
  if (!isSearchable(query)) return [];
  const wanted = fold(query);
  const joined = wanted.replaceAll(" ", "");
  const words = wanted.split(" ");
  const hits: { item: SearchItem; rank: number }[] = [];
  for (const item of items) {
    const { title, excerpt, category } = folded(item);
    const found =
      title.includes(wanted) ||
      title.replaceAll(" ", "").includes(joined) ||
      words.every((word) => title.includes(word)) ||
      excerpt.includes(wanted) ||
      category.includes(wanted);
    if (found) hits.push({ item, rank: title === wanted ? 0 : title.includes(wanted) ? 1 : 2 });
  }
  return hits
    .sort((a, b) => a.rank - b.rank || typeRank(a.item) - typeRank(b.item))
    .slice(0, most)
    .map(({ item }) => item);
}

/** Lower case, without accents, words one space apart; an apostrophe as keyboards have it. */
export function fold(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  return plain.toLowerCase().trim().replace(/\s+/g, " ");
}

/** What queries are compared with: each is held against the whole index, many times. */
export const folded = oncePer(({ title, excerpt, category, subject, query }: SearchItem) => ({
  title: fold(title),
  excerpt: fold(excerpt),
  category: fold(category),
  query: query && fold(query),
  /** Of a page about a subject in one town: the town. */
  town: subject && fold(title.slice(`${subject} in `.length)),
}));

function typeRank({ type }: SearchItem): number {
  return TYPE_ORDER.indexOf(type);
}

/** Texts of the specification, as it spells them. */
export function countText(count: number, query: string): string {
  return count > 0
    ? `${count} resultaten voor "${query.trim()}"`
    : `Geen resultaten gevonden voor "${query.trim()}"`;
}
export const TRY_ANOTHER = "Probeer een ander zoekterm";
export const DID_YOU_MEAN = "Bedoelt u …";

/** The line above a hit's title. */
export const typeLabels: Record<SearchType, string> = {
  kennisbank: "Kennisbank",
  dienst: "Dienst",
  locatie: "Locatie",
  page: "Pagina",
};
