import type { Address } from "~/lib/address";

/** One line of the dropdown. `street` and `place` are less than a whole address. */
export type Suggestion = Address & {
  label: string;
  kind: "address" | "street" | "place";
  /** The work lies outside the area that we serve. */
  outside: boolean;
};

export type SuggestionAnswer = {
  results: Suggestion[];
  /** What was typed names a place outside the area, by its postcode or because everything found lies there. */
  outside: boolean;
  /** Google's suggestions are among the results, which must then be said. */
  google: boolean;
};

export const MIN_QUERY = 3;
export const MAX_QUERY = 120;
