import type { LeakCause, LeakPlace } from "./types";

/** Ids of the chosen options; null where a question was skipped. */
export type LeakAnswers = { spot: string | null; time: string | null };

/** What of a query answers the questions of a place; an option of another place is none. */
export function leakAnswers(place: LeakPlace, query: URLSearchParams): LeakAnswers {
  const [spot, time] = [query.get("waar"), query.get("wanneer")];
  return {
    spot: place.spots.options.some(({ id }) => id === spot) ? spot : null,
    time: place.times.some((id) => id === time) ? time : null,
  };
}

/**
 * The causes by how many of the answers speak for them; equals keep their order, the most common first. `likely`
 * are those with the most, which is all of them when nothing was answered. Where the two answers speak for
 * different causes the first counts: what one sees says more than when.
 */
export function rankCauses(causes: LeakCause[], { spot, time }: LeakAnswers) {
  const score = ({ fits }: LeakCause) =>
    (spot && fits.includes(spot) ? 3 : 0) + (time && fits.includes(time) ? 2 : 0);
  const ranked = causes.toSorted((a, b) => score(b) - score(a));
  const best = ranked[0] ? score(ranked[0]) : 0;
  return {
    likely: ranked.filter((cause) => score(cause) === best),
    others: ranked.filter((cause) => score(cause) < best),
  };
}
