import Fuse from "fuse.js/basic";
import { oncePer } from "~/content/views/once-per";
import { fold, folded, isSearchable, type SearchItem } from "./search";

const MAX_SUGGESTIONS = 5;
/** With this many hits, guessing at a typing error would only distract. */
const ENOUGH_HITS = 5;
/** Shorter words ('in', 'op') are like anything. */
const MIN_WORD = 4;

/**
 * Entries whose title is nearly what was typed, best first, without those that were found already. When the
 * query as a whole is like nothing, its words are tried one by one.
 */
export function suggest(
  items: readonly SearchItem[],
  query: string,
  found: readonly SearchItem[],
): SearchItem[] {
  if (!isSearchable(query) || found.length >= ENOUGH_HITS) return [];
  const known = new Set(found);
  const engine = engineFor(items);
  const wanted = fold(query);
  const whole = engine.search(wanted).map(({ item }) => item);
  return (whole.length > 0 ? whole : byWords(engine, wanted))
    .filter((item) => !known.has(item))
    .slice(0, MAX_SUGGESTIONS);
}

function byWords(engine: Fuse<SearchItem>, wanted: string): SearchItem[] {
  const words = wanted.split(" ").filter((word) => word.length >= MIN_WORD);
  const matches = new Map<SearchItem, number>();
  for (const word of words) {
    for (const { item } of engine.search(word)) matches.set(item, (matches.get(item) ?? 0) + 1);
  }
  return [...matches].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

const engineFor = oncePer(
  (items: readonly SearchItem[]) =>
    new Fuse(items, {
      keys: [
        { name: "title", weight: 3, getFn: (item) => folded(item).title },
        { name: "category", getFn: (item) => folded(item).category },
      ],
      threshold: 0.3,
      ignoreLocation: true,
      minMatchCharLength: 2,
    }),
);
