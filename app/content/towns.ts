import { achel } from "./towns/achel";
import { best } from "./towns/best";
import { eindhoven } from "./towns/eindhoven";
import { geldrop } from "./towns/geldrop";
import { hamontAchel } from "./towns/hamont-achel";
import { kaulille } from "./towns/kaulille";
import { lommel } from "./towns/lommel";
import { mierlo } from "./towns/mierlo";
import { neerpelt } from "./towns/neerpelt";
import { nuenen } from "./towns/nuenen";
import { overpelt } from "./towns/overpelt";
import { pelt } from "./towns/pelt";
import { sintHuibrechtsLille } from "./towns/sint-huibrechts-lille";
import { sonEnBreugel } from "./towns/son-en-breugel";
import { valkenswaard } from "./towns/valkenswaard";
import { veldhoven } from "./towns/veldhoven";
import { waalre } from "./towns/waalre";
import type { Country, Town } from "./types";

/** The served towns, in the order of the specification: the Netherlands first. */
export const towns: Town[] = [
  eindhoven,
  nuenen,
  veldhoven,
  best,
  sonEnBreugel,
  geldrop,
  mierlo,
  waalre,
  valkenswaard,
  lommel,
  kaulille,
  hamontAchel,
  achel,
  pelt,
  sintHuibrechtsLille,
  overpelt,
  neerpelt,
];

/** The town at `/nl/{slug}` or `/be/{slug}`; a slug under the wrong country is no town. */
export function findTown(country: Country, slug: string): Town | undefined {
  return towns.find((town) => town.country === country && town.slug === slug);
}

export function townsIn(country: Country): Town[] {
  return towns.filter((town) => town.country === country);
}

/** The neighbours of a town as records, nearest first. */
export function nearbyTowns(town: Town): Town[] {
  return town.nearby.flatMap((slug) => towns.filter((other) => other.slug === slug));
}
