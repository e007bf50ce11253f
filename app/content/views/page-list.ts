import { articleCategories } from "~/content/articles/list";
import { type ArticleLine, type SiteArticle, siteArticles } from "~/content/articles/site-articles.server";
import { hasCosts } from "~/content/costs/calculator";
import { costsPage } from "~/content/costs/page";
import { leakPlacesNow } from "~/content/leaks/places-now.server";
import { homePage } from "~/content/pages/home-now.server";
import { leakFinderPage, localPagesNow, pageNow, pageRecord } from "~/content/pages/pages-now.server";
import { pageQuery, townQuery } from "~/content/queries";
import { derived, siteRecords } from "~/content/records/current.server";
import { divisionKey } from "~/content/records/pages/division";
import { LEAK_FINDER_KEY } from "~/content/records/pages/leak-finder";
import { changedOn } from "~/content/records/site-records";
import { localPageKey } from "~/content/records/types/local-page";
import type { PageKey } from "~/content/records/types/page";
import { townServiceKey } from "~/content/records/types/town-service";
import { servicesNow } from "~/content/services/services-now.server";
import { currentCompany } from "~/content/site/company-now.server";
import { divisions } from "~/content/site/divisions";
import { divisionsNow } from "~/content/site/divisions-now.server";
import { townsNow } from "~/content/towns/towns-now.server";
import type { IsoDate, Meta } from "~/content/types";
import { paths } from "~/paths";
import { oncePer } from "./once-per";
import { regionCrumbs, townServiceIds, townServices } from "./town-pages";

/** A page of the site under its canonical path, as lists know it: search, sitemap, crawl. */
export type ListedPage = {
  path: string;
  /** Short name; what a visitor types to find it. */
  title: string;
  type: "kennisbank" | "dienst" | "locatie" | "page";
  excerpt: string;
  category: string;
  /** Of a page about one service in one town: what the other towns' pages about it share with it. */
  subject?: string;
  /** What people type who look for it (queries.ts). */
  query?: string | undefined;
  /** Day of the last change of its text; absent where nobody noted it. */
  updated?: IsoDate | undefined;
};

/** One of which the content is at hand: with what search engines show of it. */
type ContentPage = ListedPage & { meta: Meta };

/** The day on which the code's text last changed, or a later one on which the office changed it. */
function lastChanged(built: IsoDate, record?: object): IsoDate {
  const byOffice = record && changedOn(record);
  return byOffice && byOffice > built ? byOffice : built;
}

/** Of a page that has no day until the office changed it. */
const dayOfRecord = (record?: object) => record && changedOn(record);

function sitePage(path: string, title: string, meta: Meta, category: string): ContentPage {
  return { path, title, type: "page", excerpt: meta.description, category, meta };
}

/** A record of the type `page`. */
function recordPage(key: PageKey, title: string, category: string): ContentPage {
  const page = pageNow(key);
  return { ...sitePage(`/${key}`, title, page.meta, category), updated: dayOfRecord(pageRecord(key)) };
}

/** An article as search and sitemap list it. */
export function listedArticle({
  slug,
  title,
  excerpt,
  category,
  updated,
}: ArticleLine & { updated?: IsoDate }): ListedPage {
  return {
    path: paths.article(slug),
    title,
    type: "kennisbank",
    excerpt,
    category: articleCategories[category],
    updated,
  };
}

function servicePages(): ContentPage[] {
  const { service: records, division: hubRecords } = siteRecords();
  const hubs = Object.values(divisionsNow()).map((division): ContentPage => {
    const { path, shortName, meta, name } = division;
    const updated = dayOfRecord(hubRecords.get(divisionKey(division)));
    return {
      path,
      title: shortName,
      type: "dienst",
      excerpt: meta.description,
      category: name,
      meta,
      updated,
    };
  });
  const pages = servicesNow().map(({ division, slug, name, teaser, updated, meta }): ContentPage => {
    const { path, name: category } = divisions[division];
    return {
      path: paths.service(path, slug),
      title: name,
      type: "dienst",
      excerpt: teaser,
      category,
      updated: lastChanged(updated, records.get(slug)),
      meta,
    };
  });
  return [...hubs, ...pages];
}

function townPages(): ContentPage[] {
  const records = siteRecords();
  return townsNow().flatMap((town): ContentPage[] => {
    const { country, slug, name, meta, updated } = town;
    const shared = { type: "locatie", category: regionCrumbs[country].label } as const;
    return [
      {
        ...shared,
        path: paths.town(country, slug),
        title: name,
        query: townQuery(town),
        excerpt: meta.description,
        updated: lastChanged(updated, records.town.get(slug)),
        meta,
      },
      ...townServiceIds.map((id) => ({
        ...shared,
        path: paths.townService(country, slug, id),
        title: `${townServices[id].label} in ${name}`,
        subject: townServices[id].label,
        query: townQuery(town, id),
        excerpt: town.services[id].meta.description,
        updated: lastChanged(updated, records["town-service"].get(townServiceKey(town, id))),
        meta: town.services[id].meta,
      })),
    ];
  });
}

/** Region hubs and the pages about one specialism in one town. */
function regionPages(): ContentPage[] {
  const records = siteRecords()["local-page"];
  return localPagesNow().map(({ path, title, meta, updated }) => ({
    path,
    title,
    type: "locatie",
    excerpt: meta.description,
    category: regionCrumbs[path === "/be" ? "BE" : "NL"].label,
    updated: lastChanged(updated, records.get(localPageKey({ path }))),
    meta,
  }));
}

function fixedPages(): ContentPage[] {
  const records = siteRecords();
  return [
    {
      ...sitePage("/", "Home", homePage().meta, currentCompany().name),
      updated: dayOfRecord(records.home.get("home")),
    },
    recordPage("kennisbank", "Kennisbank", "Uitleg"),
    recordPage("locaties", "Locaties", "Werkgebied"),
    recordPage("zorgeloos-wonen", "Zorgeloos wonen", "Lidmaatschap"),
    recordPage("gratis-offerte", "Gratis offerte", "Aanvragen"),
    // A service: among the many pages about leaks it must be found.
    {
      ...recordPage("spoed", "Spoedservice bij lekkage", "Aanvragen"),
      type: "dienst",
    },
    recordPage("contact", "Contact", "Aanvragen"),
    recordPage("over-ons", "Over ons", "Bedrijf"),
    recordPage("onze-projecten", "Onze projecten", "Bedrijf"),
    recordPage("beoordelingen", "Beoordelingen", "Bedrijf"),
    recordPage("privacy", pageNow("privacy").title, "Voorwaarden"),
    recordPage("algemene-voorwaarden", pageNow("algemene-voorwaarden").title, "Voorwaarden"),
    recordPage("cookiebeleid", pageNow("cookiebeleid").title, "Voorwaarden"),
    recordPage("disclaimer", pageNow("disclaimer").title, "Voorwaarden"),
    recordPage("toegankelijkheid", pageNow("toegankelijkheid").title, "Voorwaarden"),
  ];
}

/** The leak finder, found by what people call a leak. */
function leakPages(): ContentPage[] {
  const { "leak-finder": finder, "leak-place": places } = siteRecords();
  const category = "Lekkage en vochtplekken";
  return [
    {
      ...sitePage(paths.leakFinder, "Waar lekt het? Wijs de lekkage aan", leakFinderPage().meta, category),
      type: "dienst",
      updated: dayOfRecord(finder.get(LEAK_FINDER_KEY)),
    },
    ...leakPlacesNow().map(({ id, title, meta }) => ({
      ...sitePage(paths.leakPlace(id), title, meta, category),
      updated: dayOfRecord(places.get(id)),
    })),
  ];
}

const withQuery = (page: ContentPage): ContentPage => ({ query: pageQuery(page.path), ...page });

const articlePages = oncePer((list: readonly SiteArticle[]) =>
  list.map((article) => withQuery({ ...listedArticle(article), meta: article.meta })),
);

const otherPages = derived(() => {
  const pages: ContentPage[] = [
    ...servicePages(),
    ...townPages(),
    ...regionPages(),
    ...leakPages(),
    ...(hasCosts()
      ? [
          {
            ...sitePage(paths.costs, costsPage().title, costsPage().meta, "Aanvragen"),
            type: "dienst",
          } as const,
        ]
      : []),
    ...fixedPages(),
  ];
  return pages.map(withQuery);
});

/**
 * Every canonical page that is made of content, the same records until it changes. Articles that the office began are
 * added by who lists them.
 */
export const listedPages = (): readonly ContentPage[] => [...articlePages(siteArticles()), ...otherPages()];
