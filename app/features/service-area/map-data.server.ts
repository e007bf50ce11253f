import { towns } from "~/content/index.server";
import { region } from "~/content/site/region";
import { countryNames } from "~/lib/address";
import { paths } from "~/paths";
import type { MapTown } from "./map-towns";

export type ServiceAreaData = {
  towns: MapTown[];
  /** What the company calls its part of each country. */
  regions: { NL: string; BE: string };
  /** Key of the Google map; empty = the drawn map alone. */
  mapsKey: string;
};

const mapTowns: MapTown[] = towns.map(({ slug, name, country, lat, lng, mapLabel }) => ({
  slug,
  name,
  country,
  countryName: countryNames[country],
  lat,
  lng,
  mapLabel,
  href: paths.town(country, slug),
}));

/** For loaders of pages with the map. */
export function serviceAreaData(settings: { MAPS_BROWSER_KEY: string }): ServiceAreaData {
  return { mapsKey: settings.MAPS_BROWSER_KEY, regions: region, towns: mapTowns };
}
