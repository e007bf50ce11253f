import { derived } from "~/content/records/current.server";
import { townServiceKey } from "~/content/records/types/town-service";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import type { Country, Town, TownServiceId } from "~/content/types";
import { towns } from "./list";
import { builtScene } from "./scenes";

/** The towns as their pages are now: what the code carries, with what the office changed over it. */
export const townsNow = derived(({ town, "town-service": pages }): Town[] => {
  const words = wordsNow();
  return towns.map((built) => {
    const services = (Object.keys(built.services) as TownServiceId[]).map((id) => [
      id,
      said(
        { ...builtScene(built, id), ...(pages.get(townServiceKey(built, id)) ?? built.services[id]) },
        words,
      ),
    ]);
    const { services: _, ...own } = { ...built, ...town.get(built.slug) };
    return { ...said(own, words), services: Object.fromEntries(services) };
  });
});

/** The town at `/nl/{slug}` or `/be/{slug}`; a slug under the wrong country is no town. */
export const findTown = (country: Country, slug: string): Town | undefined =>
  townsNow().find((town) => town.slug === slug && town.country === country);
