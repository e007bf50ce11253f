import { localPagesNow, pageNow } from "~/content/pages/pages-now.server";
import { region } from "~/content/site/region";
import { townsIn } from "~/content/towns/list";
import { findTown } from "~/content/towns/towns-now.server";
import type { Country, StreetFront } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { paths } from "~/paths";
import { sceneOf } from "./scene-of";
import { home } from "./service-pages";
import { regionCrumbs, serviceLinks } from "./town-pages";

/** Addresses that answer with the page of another path. */
const ALIASES: Record<string, string> = { "/be/": "/be", "/be/limburg": "/be" };

/** The town that a page about one specialism stands in, and what that page is called in the breadcrumbs. */
const INSIDE: Record<string, { town: string; label: string }> = {
  "/eindhoven/plat-dak-specialist": { town: "eindhoven", label: "Plat dak" },
  "/nuenen/plat-dak-specialist": { town: "nuenen", label: "Plat dak" },
  "/veldhoven/plat-dak-specialist": { town: "veldhoven", label: "Plat dak" },
  "/dakdekker-eindhoven": { town: "eindhoven", label: "Dakdekker" },
};

/** A region hub or a page about one specialism in one town; undefined for every other path. */
export function findLocalPageView(pathname: string) {
  const path = ALIASES[pathname] ?? pathname;
  const page = localPagesNow().find((one) => one.path === path);
  if (!page) return undefined;
  const inside = INSIDE[page.path];
  const town = inside && findTown("NL", inside.town);
  if (!inside || !town) {
    const country: Country = page.path === "/be" ? "BE" : "NL";
    return {
      page,
      crumbs: [home, regionCrumbs[country]],
      scene: sceneOf(page),
      street: streetOf(country),
      town: null,
      places: townLinks(country),
    };
  }
  const crumbs: Crumb[] = [
    home,
    regionCrumbs.NL,
    { label: town.name, href: paths.town("NL", town.slug) },
    { label: inside.label, href: page.path },
  ];
  return {
    page,
    crumbs,
    scene: sceneOf(page),
    street: null,
    town: { name: town.name, services: serviceLinks(town) },
    places: [],
  };
}

/** One house of each town, as a street. */
const streetOf = (country: Country): StreetFront[] =>
  townsIn(country).flatMap(({ street }, i) => street[i % street.length] ?? []);

function townLinks(country: Country) {
  return townsIn(country).map(({ name, slug }) => ({ label: name, href: paths.town(country, slug) }));
}

/** A town as a line of the list on /locaties. */
type TownLine = { name: string; href: string; municipality: string; km: number; minutes: number };

/** Everything on /locaties: both countries' towns, nearest to Eindhoven first. */
export function locationsView() {
  const lines = (country: Country): TownLine[] =>
    townsIn(country)
      .map((town) => ({
        name: town.name,
        href: paths.town(country, town.slug),
        municipality: town.municipality,
        km: town.kmFromOffice,
        minutes: town.minutesFromOffice,
      }))
      .toSorted((a, b) => a.km - b.km);
  return { page: pageNow("locaties"), regions: region, NL: lines("NL"), BE: lines("BE") };
}
