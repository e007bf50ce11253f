import { journeys } from "./journeys.ts";
import { suite } from "./support/suite.ts";

suite("chromium", journeys);
