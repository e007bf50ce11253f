import { contentJourneys } from "./journeys/content.ts";
import { dialogJourneys } from "./journeys/dialogs.ts";
import { emergencyJourneys } from "./journeys/emergencies.ts";
import { findingJourneys } from "./journeys/finding.ts";
import { homeJourneys } from "./journeys/home.ts";
import { interruptionJourneys } from "./journeys/interruptions.ts";
import { officeJourneys } from "./journeys/office.ts";
import { ownPageJourneys } from "./journeys/own-page.ts";
import { panelJourneys } from "./journeys/panels.ts";
import { requestJourneys } from "./journeys/requests.ts";
import type { Journey } from "./support/suite.ts";

/** What must work in every engine, in one text for all of them. */
export const journeys: Journey[] = [
  ...homeJourneys,
  ...requestJourneys,
  ...findingJourneys,
  ...dialogJourneys,
  ...panelJourneys,
  ...interruptionJourneys,
  ...emergencyJourneys,
  ...officeJourneys,
  ...ownPageJourneys,
  ...contentJourneys,
];
