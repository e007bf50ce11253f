import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Of this tab only, and gone with it: a filter can hold a name. */
const key = (page: string) => `lijst ${page}`;

/** On a list: remembers its filters for the way back. */
export function useRememberedList(page: string): void {
  const { search } = useLocation();
  useEffect(() => {
    try {
      sessionStorage.setItem(key(page), search);
    } catch {
      // Storage that is switched off: then the way back leads to the whole list.
    }
  }, [page, search]);
}

/** Where that list was left: the address for the way back to it. */
export function useLastList(page: string): string {
  const [search, setSearch] = useState("");
  useEffect(() => {
    try {
      setSearch(sessionStorage.getItem(key(page)) ?? "");
    } catch {
      // As above.
    }
  }, [page]);
  return page + search;
}
