import { derived } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { leakPlaces } from "./places";
import type { LeakPlace } from "./types";

/** The wet places as the office words their pages. */
export const leakPlacesNow = derived(({ "leak-place": records }): LeakPlace[] =>
  leakPlaces.map((built) => ({ ...built, ...said(records.get(built.id), wordsNow()) })),
);
