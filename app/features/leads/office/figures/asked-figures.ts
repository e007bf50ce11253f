import type { Per } from "./figure-periods";

/** Periods that can be chosen, in weeks; the first is the usual one. */
export const periods: number[] = [12, 26, 52];

export type AskedFigures = { weeks: number; per: Per };

/** Reads an address of the figures; what is not ours counts as not given. */
export function askedFigures(params: URLSearchParams): AskedFigures {
  const weeks = Number(params.get("weeks"));
  return {
    weeks: periods.includes(weeks) ? weeks : (periods[0] ?? 12),
    per: params.get("per") === "maand" ? "month" : "week",
  };
}

/** The address that shows them. */
export function figuresAddress(page: string, { weeks, per }: AskedFigures): string {
  return `${page}?weeks=${weeks}${per === "month" ? "&per=maand" : ""}`;
}
