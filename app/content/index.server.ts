/** The only door to the content: loaders read from here, so that no text travels to the browser in script. */
import { paths } from "~/paths";
import { company } from "./company";
import { townsIn } from "./towns";
import type { Country } from "./types";

export {
  articleFeed,
  findArticlePage,
  isArticleCategory,
  knowledgeIndex,
  managedArticlePage,
  managedPage,
} from "./article-pages";
export { articleCategories } from "./articles";
export { businessFacts, publishedRating } from "./business-facts";
export { articleCall, calls } from "./calls";
export { claims } from "./claims";
export { company } from "./company";
export { findDivisionPage } from "./division-pages";
export { areaServed, divisions } from "./divisions";
export { quoteWidgetOn, serviceMenuOn } from "./floats";
export { membershipFormContent, membershipPage } from "./membership";
export { type ListedPage, listedPages } from "./page-list";
export { pageSocialImage } from "./page-social-image";
export { contactPage } from "./pages/contact";
export { quotePage } from "./pages/gratis-offerte";
export { homePage } from "./pages/home";
export { projectsPage } from "./pages/onze-projecten";
export { divisionOf } from "./path-theme";
export { findLocalPageView, locationsView } from "./place-pages";
export { projects } from "./projects";
export { allServices, serviceTeasers } from "./related";
export { allServiceCards, serviceSubjects } from "./service-cards";
export { findServicePage } from "./service-pages";
export { contactDetails, divisionLinks, footer, mainNav, partners } from "./shell";
export { crumbsTo, findTextPage } from "./site-pages";
export { findTownPage, findTownServicePage } from "./town-pages";
export { towns } from "./towns";

/** Origin in canonical links: the setting, or else the company's own. Never taken from the request. */
export function siteOrigin(settings: { PUBLIC_ORIGIN: string }): string {
  return settings.PUBLIC_ORIGIN.replace(/\/$/, "") || company.origin;
}

const placeLinks = (country: Country) =>
  townsIn(country).map(({ name, slug }) => ({ name, href: paths.town(country, slug) }));

const places: Record<Country, { name: string; href: string }[]> = {
  NL: placeLinks("NL"),
  BE: placeLinks("BE"),
};

export const placesByCountry = () => places;
