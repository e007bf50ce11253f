import type { Country, LabelSide } from "~/content/types";
import type { LatLng } from "~/lib/geo";

/** A served town as the maps know it. JSON: it travels to the Google map's island. */
export type MapTown = LatLng & {
  slug: string;
  name: string;
  country: Country;
  countryName: string;
  mapLabel?: LabelSide | undefined;
  /** Path of its page. */
  href: string;
};

export const AREA_TITLE = "Ons werkgebied";

/** The towns by country, the Netherlands first. */
export function townsOf<T extends MapTown>(towns: T[]): { country: Country; name: string; towns: T[] }[] {
  return (["NL", "BE"] as const).map((country) => {
    const own = towns.filter((town) => town.country === country);
    return { country, name: own[0]?.countryName ?? country, towns: own };
  });
}

/** Opens the visitor's route planner with this place as its goal. */
export function directionsUrl({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
