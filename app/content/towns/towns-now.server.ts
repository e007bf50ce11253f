import { derived } from "~/content/records/current.server";
import { townServiceKey } from "~/content/records/types/town-service";
import type { Country, Town, TownServiceId } from "~/content/types";
import { towns } from "./list";
import { builtScene } from "./scenes";

/** The towns as their pages are now: what the code carries, with what the office changed over it. */
export const townsNow = derived(({ town, "town-service": pages }): Town[] =>
  towns.map((built) => {
    const services = (Object.keys(built.services) as TownServiceId[]).map((id) => [
      id,
      { ...builtScene(built, id), ...(pages.get(townServiceKey(built, id)) ?? built.services[id]) },
    ]);
    return { ...built, ...town.get(built.slug), services: Object.fromEntries(services) };
  }),
);

/** The town at `/nl/{slug}` or `/be/{slug}`; a slug under the wrong country is no town. */
export const findTown = (country: Country, slug: string): Town | undefined =>
  townsNow().find((town) => town.slug === slug && town.country === country);
