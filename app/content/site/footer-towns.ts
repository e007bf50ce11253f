import { towns } from "~/content/towns/list";
import type { Country } from "~/content/types";

/** Of the specification, in its order. */
const named = ["eindhoven", "nuenen", "veldhoven", "hamont-achel", "lommel", "pelt"];

/** The towns that the footer names. */
export const footerTowns = named.flatMap((slug) => towns.find((town) => town.slug === slug) ?? []);

/** How many towns of a country it leaves out. */
export function otherTowns(country: Country): number {
  const count = (list: typeof towns) => list.filter((town) => town.country === country).length;
  return count(towns) - count(footerTowns);
}
