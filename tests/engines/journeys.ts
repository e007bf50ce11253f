import { homeJourneys } from "./journeys/home.ts";
import type { Journey } from "./support/suite.ts";

/** What must work in every engine, in one text for all of them. */
export const journeys: Journey[] = [...homeJourneys];
