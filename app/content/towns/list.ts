import type { Country, Town } from "~/content/types";
import { achel } from "./achel";
import { best } from "./best";
import { eindhoven } from "./eindhoven";
import { geldrop } from "./geldrop";
import { hamontAchel } from "./hamont-achel";
import { kaulille } from "./kaulille";
import { lommel } from "./lommel";
import { mierlo } from "./mierlo";
import { neerpelt } from "./neerpelt";
import { nuenen } from "./nuenen";
import { overpelt } from "./overpelt";
import { pelt } from "./pelt";
import { sintHuibrechtsLille } from "./sint-huibrechts-lille";
import { sonEnBreugel } from "./son-en-breugel";
import { valkenswaard } from "./valkenswaard";
import { veldhoven } from "./veldhoven";
import { waalre } from "./waalre";

/** The served towns of each country, in the order of the specification. */
const townsByCountry: Record<Country, Town[]> = {
  NL: [eindhoven, nuenen, veldhoven, best, sonEnBreugel, geldrop, mierlo, waalre, valkenswaard],
  BE: [lommel, kaulille, hamontAchel, achel, pelt, sintHuibrechtsLille, overpelt, neerpelt],
};

/** As the code carries them, the Netherlands first; what their pages say now: towns-now.server.ts. */
export const towns: Town[] = Object.values(townsByCountry).flat();

export function townsIn(country: Country): Town[] {
  return townsByCountry[country];
}

/** The neighbours of a town as records, nearest first. */
export function nearbyTowns(town: Town): Town[] {
  return town.nearby.flatMap((slug) => towns.filter((other) => other.slug === slug));
}
