import { useEffect, useState } from "react";
import { paths } from "~/paths";

/** Of this tab only, and gone with it. */
const stored = "rij";

/** The page of the list that one came from, as it stood there: what left its filters since can still be walked past. */
type Walk = {
  ids: string[];
  /** Whether these are all that the list has. */
  whole: boolean;
  /** The next page of the list. */
  onward: string | null;
};

/** On the list: remembers its rows. */
export function useRememberedWalk({ ids, whole, onward }: Walk): void {
  const walk = JSON.stringify({ ids, whole, onward });
  useEffect(() => {
    try {
      sessionStorage.setItem(stored, walk);
    } catch {
      // Storage that is switched off: then a request has no next one.
    }
  }, [walk]);
}

export type Step = { previous: string | null; next: string | null; onward: string | null; text: string };

/** Where a request stands in the list; null when it is not in it. */
export function stepsAt({ ids, whole, onward }: Walk, id: string): Step | null {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const address = (other: string | undefined) => (other === undefined ? null : paths.adminLead(other));
  const last = at === ids.length - 1;
  const end = last ? ", de laatste" : "";
  const text = `${at + 1} van ${ids.length}${whole ? end : " op deze pagina"}`;
  return { previous: address(ids[at - 1]), next: address(ids[at + 1]), onward: last ? onward : null, text };
}

/** On a request: the steps from there; null until they are read, and where there are none. */
export function useWalk(id: string): Step | null {
  const [walk, setWalk] = useState<Walk | null>(null);
  useEffect(() => {
    try {
      setWalk(JSON.parse(sessionStorage.getItem(stored) ?? "null"));
    } catch {
      // As above.
    }
  }, []);
  return walk && stepsAt(walk, id);
}
