import { useMemo, useRef, useState } from "react";
import { fetchQuery } from "./fetch-query";
import { isSearchable, type SearchItem } from "./search";
import { type SearchRow, understand } from "./understand";

type Index = { items: SearchItem[]; suggest: typeof import("./suggest").suggest };

/** Null: there is nothing to show. */
export type SearchOutcome = { results: SearchRow[]; suggestions: SearchItem[] } | null;

/** The index of the site, fetched once when `load` is first called, and what it holds for `query`. */
export function useSearch(query: string): { outcome: SearchOutcome; load: () => void } {
  const [index, setIndex] = useState<Index | null>(null);
  const asked = useRef(false);

  function load() {
    if (asked.current) return;
    asked.current = true;
    const parts = [fetchQuery<SearchItem[]>(["/api/search-index"]), import("./suggest")] as const;
    Promise.all(parts).then(
      ([items, { suggest }]) => setIndex({ items, suggest }),
      // The form still leads to the search page; the next focus tries again.
      () => {
        asked.current = false;
      },
    );
  }

  const outcome = useMemo(() => {
    if (!index || !isSearchable(query)) return null;
    const results = understand(index.items, query);
    return { results, suggestions: index.suggest(index.items, query, results) };
  }, [index, query]);
  return { outcome, load };
}
