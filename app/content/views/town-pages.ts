import { townWork } from "~/content/queries";
import { derivedOf } from "~/content/records/current.server";
import { saidText } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { type Call, calls } from "~/content/site/calls";
import { currentCompany } from "~/content/site/company-now.server";
import { divisions } from "~/content/site/divisions";
import { nearbyTowns } from "~/content/towns/list";
import { sourcesUnder } from "~/content/towns/sources";
import { findTown } from "~/content/towns/towns-now.server";
import type { Country, DivisionId, Service, Town, TownServiceId } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { paths } from "~/paths";
import { sceneOf } from "./scene-of";
import { home } from "./service-pages";

/** Short addresses that answer with the same page as the main one. */
const ALIASES: Record<string, string> = {
  "/eindhoven": "/nl/eindhoven",
  "/nuenen": "/nl/nuenen",
  "/veldhoven": "/nl/veldhoven",
  "/best": "/nl/best",
  "/lommel": "/be/lommel",
};

const PATH = /^\/(nl|be)\/([a-z-]+)(?:\/([a-z]+))?$/;

/** Under the page of a town. */
const CALL =
  "Vertel wat u ziet en hoe oud het huis is. De inspectie is gratis en volgt binnen {inspectietijd}.";

/** What belongs to each of the four service pages of a town. */
export const townServices: Record<
  TownServiceId,
  {
    label: string;
    division: DivisionId;
    request: Service["requestType"];
    /** What a request from here is about: the slug of the service, or of the division where the page tells of several. */
    preset: string;
  }
> = {
  daklekkage: { label: "Daklekkage", division: "roof", request: "spoedservice", preset: "daklekkage" },
  schoorsteen: {
    ...{ label: "Schoorsteen", division: "chimney", request: "inspectie" },
    preset: "schoorsteen-inspectie",
  },
  onderhoud: { label: "Onderhoud", division: "maintenance", request: "onderhoud", preset: "onderhoud" },
  bouw: { label: "Bouw", division: "building", request: "offerte", preset: "bouwen" },
};

/** What these pages are called in Flanders, where that differs. */
const flemish: Partial<Record<TownServiceId, string>> = { daklekkage: "Daklek", schoorsteen: "Schouw" };

const labelIn = (country: Country, id: TownServiceId): string =>
  (country === "BE" && flemish[id]) || townServices[id].label;

export const townServiceIds = Object.keys(townServices) as TownServiceId[];

export const regionCrumbs: Record<Country, Crumb> = {
  NL: { label: "Nederland", href: "/nl" },
  BE: { label: "België", href: "/be" },
};

function townAt(pathname: string): { town: Town; service: string | undefined } | undefined {
  const [, country, slug, service] = PATH.exec(ALIASES[pathname] ?? pathname) ?? [];
  const town = slug && findTown(country === "nl" ? "NL" : "BE", slug);
  return town ? { town, service } : undefined;
}

/** The four service pages of a town. */
export function serviceLinks(town: Town) {
  return townServiceIds.map((id) => serviceLink(town, id));
}

function serviceLink(town: Town, id: TownServiceId) {
  return {
    id,
    label: labelIn(town.country, id),
    href: paths.townService(town.country, town.slug, id),
    text: town.services[id].title,
    work: townWork(town, id),
    description: town.services[id].meta.description,
  };
}

/** What stands in the title block of a town's pages. */
function townFacts(town: Town) {
  const { name, country, municipality, province, postcodes, kmFromOffice, minutesFromOffice } = town;
  return {
    name,
    country,
    municipality,
    province,
    postcodes,
    base: currentCompany().address.city,
    km: kmFromOffice,
    minutes: minutesFromOffice,
  };
}

/** The page of a town at its path or alias; undefined for every other path. */
export function findTownPage(pathname: string) {
  const found = townAt(pathname);
  return found && !found.service ? townViews(found.town) : undefined;
}

const townViews = derivedOf(townView);

function townView(town: Town) {
  const path = paths.town(town.country, town.slug);
  const call: Call = {
    button: calls().inspectie.button,
    heading: `Een huis in ${town.name}?`,
    text: saidText(CALL, wordsNow()),
  };
  return {
    town,
    sources: sourcesUnder(town, town),
    path,
    work: townWork(town),
    call,
    facts: townFacts(town),
    crumbs: [home, regionCrumbs[town.country], { label: town.name, href: path }],
    services: serviceLinks(town),
    nearby: nearbyTowns(town).map((other) => ({
      label: other.name,
      country: other.country,
      href: paths.town(other.country, other.slug),
    })),
  };
}

/** One of the four service pages of a town; undefined for every other path. */
export function findTownServicePage(pathname: string) {
  const found = townAt(pathname);
  const id = townServiceIds.find((one) => one === found?.service);
  return found && id ? townServiceViews[id](found.town) : undefined;
}

const viewsOf = (id: TownServiceId) => derivedOf((town: Town) => townServiceView(town, id));

const townServiceViews = {
  daklekkage: viewsOf("daklekkage"),
  schoorsteen: viewsOf("schoorsteen"),
  onderhoud: viewsOf("onderhoud"),
  bouw: viewsOf("bouw"),
};

function townServiceView(town: Town, id: TownServiceId) {
  const { division, request, preset } = townServices[id];
  const path = paths.townService(town.country, town.slug, id);
  return {
    town,
    page: town.services[id],
    scene: sceneOf(town.services[id]),
    sources: sourcesUnder(town, town.services[id]),
    id,
    path,
    work: townWork(town, id),
    division: divisions[division],
    request,
    preset,
    call: calls()[request],
    facts: townFacts(town),
    crumbs: [
      home,
      regionCrumbs[town.country],
      { label: town.name, href: paths.town(town.country, town.slug) },
      { label: labelIn(town.country, id), href: path },
    ],
    others: townServiceIds.filter((other) => other !== id).map((other) => serviceLink(town, other)),
    nearby: nearbyTowns(town).map((other) => ({
      label: other.name,
      country: other.country,
      href: paths.townService(other.country, other.slug, id),
    })),
  };
}
