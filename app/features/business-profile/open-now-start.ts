import { keepOpenNowTrue } from "./open-now-client";

// Runs when it is loaded, by the boot script of public pages, of which each byte counts.
keepOpenNowTrue();
