import { articleCategories, articles } from "~/content/articles/list";
import { hasCosts } from "~/content/costs/calculator";
import { costsPage } from "~/content/costs/page";
import { leakPlaces } from "~/content/leaks/places";
import { localPages } from "~/content/local-pages/list";
import { termsPage } from "~/content/pages/algemene-voorwaarden";
import { contactPage } from "~/content/pages/contact";
import { cookiePage } from "~/content/pages/cookiebeleid";
import { disclaimerPage } from "~/content/pages/disclaimer";
import { quotePage } from "~/content/pages/gratis-offerte";
import { homePage } from "~/content/pages/home";
import { knowledgePage } from "~/content/pages/kennisbank";
import { locationsPage } from "~/content/pages/locaties";
import { projectsPage } from "~/content/pages/onze-projecten";
import { aboutPage } from "~/content/pages/over-ons";
import { privacyPage } from "~/content/pages/privacy";
import { emergencyPage } from "~/content/pages/spoed";
import { accessibilityPage } from "~/content/pages/toegankelijkheid";
import { leakFinderPage } from "~/content/pages/waar-lekt-het";
import { siteRecords } from "~/content/records/current.server";
import { changedOn } from "~/content/records/site-records";
import { services } from "~/content/services/list";
import { currentCompany } from "~/content/site/company-now.server";
import { divisions } from "~/content/site/divisions";
import { membershipPage } from "~/content/site/membership";
import { townsNow } from "~/content/towns/towns-now.server";
import type { IsoDate, Meta, Source } from "~/content/types";
import { paths } from "~/paths";
import { regionCrumbs, townServiceIds, townServices } from "./town-pages";

/** A page of the site under its canonical path, as lists know it: search, sitemap, crawl. */
export type ListedPage = {
  path: string;
  /** Short name; what a visitor types to find it. */
  title: string;
  type: "kennisbank" | "dienst" | "locatie" | "page";
  excerpt: string;
  category: string;
  /** Day of the last change of its text or of the last check of its facts; absent where nobody noted it. */
  updated?: IsoDate | undefined;
};

/** One of which the content is at hand: with what search engines show of it. */
type ContentPage = ListedPage & { meta: Meta };

/** The latest day on which a page's facts were compared with their sources, or on which the office changed it. */
function lastChanged(sources: Source[], record?: object): IsoDate | undefined {
  const days: (IsoDate | undefined)[] = [
    ...sources.map(({ checked }) => checked),
    record && changedOn(record),
  ];
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

function sitePage(path: string, title: string, meta: Meta, category: string): ContentPage {
  return { path, title, type: "page", excerpt: meta.description, category, meta };
}

function articlePages(): ContentPage[] {
  return articles.map(({ slug, title, excerpt, category, updated, meta }) => ({
    path: paths.article(slug),
    meta,
    title,
    type: "kennisbank",
    excerpt,
    category: articleCategories[category],
    updated,
  }));
}

function servicePages(): ContentPage[] {
  const hubs = Object.values(divisions).map((division): ContentPage => {
    const { path, shortName, meta, name } = division;
    return { path, title: shortName, type: "dienst", excerpt: meta.description, category: name, meta };
  });
  const pages = services.map(({ division, slug, name, teaser, sources, meta }): ContentPage => {
    const { path, name: category } = divisions[division];
    return {
      path: paths.service(path, slug),
      title: name,
      type: "dienst",
      excerpt: teaser,
      category,
      updated: lastChanged(sources),
      meta,
    };
  });
  return [...hubs, ...pages];
}

function townPages(): ContentPage[] {
  const records = siteRecords();
  return townsNow().flatMap((town): ContentPage[] => {
    const { country, slug, name, meta, sources } = town;
    const shared = { type: "locatie", category: regionCrumbs[country].label } as const;
    return [
      {
        ...shared,
        path: paths.town(country, slug),
        title: name,
        excerpt: meta.description,
        updated: lastChanged(sources, records.town.get(slug)),
        meta,
      },
      ...townServiceIds.map((id) => ({
        ...shared,
        path: paths.townService(country, slug, id),
        title: `${townServices[id].label} in ${name}`,
        excerpt: town.services[id].meta.description,
        updated: lastChanged(sources, town.services[id]),
        meta: town.services[id].meta,
      })),
    ];
  });
}

/** Region hubs and the pages about one specialism in one town. */
function regionPages(): ContentPage[] {
  return localPages.map(({ path, title, meta, sources }) => ({
    path,
    title,
    type: "locatie",
    excerpt: meta.description,
    category: regionCrumbs[path === "/be" ? "BE" : "NL"].label,
    updated: lastChanged(sources),
    meta,
  }));
}

function fixedPages(): ContentPage[] {
  const privacy = privacyPage({
    retention: [],
    processors: [],
    statistics: false,
    googleMap: false,
    googleAddresses: false,
  });
  return [
    sitePage("/", "Home", homePage().meta, currentCompany().name),
    sitePage("/kennisbank", "Kennisbank", knowledgePage.meta, "Uitleg"),
    sitePage("/locaties", "Locaties", locationsPage.meta, "Werkgebied"),
    sitePage("/zorgeloos-wonen", "Zorgeloos wonen", membershipPage().meta, "Lidmaatschap"),
    sitePage("/gratis-offerte", "Gratis offerte", quotePage.meta, "Aanvragen"),
    // A service: among the many pages about leaks it must be found.
    {
      ...sitePage(paths.emergency, "Spoedservice bij lekkage", emergencyPage().meta, "Aanvragen"),
      type: "dienst",
    },
    sitePage("/contact", "Contact", contactPage().meta, "Aanvragen"),
    sitePage("/over-ons", "Over ons", aboutPage().meta, "Bedrijf"),
    sitePage("/onze-projecten", "Onze projecten", projectsPage.meta, "Bedrijf"),
    sitePage("/privacy", privacy.title, privacy.meta, "Voorwaarden"),
    sitePage("/algemene-voorwaarden", termsPage.title, termsPage.meta, "Voorwaarden"),
    sitePage("/cookiebeleid", cookiePage.title, cookiePage.meta, "Voorwaarden"),
    sitePage("/disclaimer", disclaimerPage.title, disclaimerPage.meta, "Voorwaarden"),
    sitePage("/toegankelijkheid", accessibilityPage.title, accessibilityPage.meta, "Voorwaarden"),
  ];
}

/** The leak finder, found by what people call a leak. */
function leakPages(): ContentPage[] {
  const category = "Lekkage en vochtplekken";
  return [
    {
      ...sitePage(paths.leakFinder, "Waar lekt het? Wijs de lekkage aan", leakFinderPage.meta, category),
      type: "dienst",
    },
    ...leakPlaces.map(({ id, title, meta }) => sitePage(paths.leakPlace(id), title, meta, category)),
  ];
}

/** Every canonical page that is made of content. Articles from the database are added by who lists them. */
export function listedPages(): ContentPage[] {
  return [
    ...articlePages(),
    ...servicePages(),
    ...townPages(),
    ...regionPages(),
    ...leakPages(),
    ...(hasCosts()
      ? [{ ...sitePage(paths.costs, costsPage.title, costsPage.meta, "Aanvragen"), type: "dienst" } as const]
      : []),
    ...fixedPages(),
  ];
}
