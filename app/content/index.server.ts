/** The only door to the content: loaders read from here, so that no text travels to the browser in script. */

import { currentCompany } from "~/content/site/company-now.server";
import { townsIn } from "~/content/towns/list";
import { paths } from "~/paths";
import type { Country } from "./types";

export { articleCategories } from "~/content/articles/list";
export {
  type ArticleChange,
  showArticleChanges,
  siteArticles,
} from "~/content/articles/site-articles.server";
export { findCosts, reckonedIn } from "~/content/costs/calculator";
export { projectTags } from "~/content/records/types/project";
export { reviewSubject, reviewTags } from "~/content/records/types/review";
export { businessFacts, publishedRating } from "~/content/site/business-facts";
export { articleCallOf, calls } from "~/content/site/calls";
export { claimNow, nextEnd } from "~/content/site/claims-now.server";
export { currentCompany } from "~/content/site/company-now.server";
export { areaServed, divisions } from "~/content/site/divisions";
export { hasQuoteWidget, quoteWidgetOf, serviceMenuOf } from "~/content/site/floats";
export { membershipFormContent, membershipPage } from "~/content/site/membership";
export { nextExpiry, partnerNames } from "~/content/site/people";
export { countryOfPage } from "~/content/site/phone-from";
export { contactDetails, divisionLinks, footer, mainNav } from "~/content/site/shell";
export { towns } from "~/content/towns/list";
export {
  articlePage,
  carriedArticle,
  carriedArticles,
  isArticleCategory,
  knowledgeIndex,
} from "~/content/views/article-pages";
export { findDivisionPage } from "~/content/views/division-pages";
export { findLeakPlace, leakFinder } from "~/content/views/leak-pages";
export { type ListedPage, listedArticle, listedPages } from "~/content/views/page-list";
export { pageSocialImage } from "~/content/views/page-social-image";
export { divisionOf } from "~/content/views/path-theme";
export { findLocalPageView, locationsView } from "~/content/views/place-pages";
export { projectCards, tagsNear } from "~/content/views/project-cards";
export { findProjectFilter, projectIndex, projectLookUp } from "~/content/views/project-index";
export { projectPage, projectPages, tagsLike } from "~/content/views/project-pages";
export { allServices, serviceTeasers } from "~/content/views/related";
export {
  reviewCards,
  reviewMean,
  reviewsNear,
  starTags,
} from "~/content/views/review-cards";
export { allServiceCards, serviceSubjects } from "~/content/views/service-cards";
export { findServicePage } from "~/content/views/service-pages";
export { siteFeed } from "~/content/views/site-feed";
export { crumbsTo, findTextPage } from "~/content/views/site-pages";
export { findTownPage, findTownServicePage } from "~/content/views/town-pages";
export { homePage } from "./pages/home-now.server";
export { projectsPage } from "./pages/onze-projecten";
export { pageNow } from "./pages/pages-now.server";

/** Origin in canonical links: the setting, or else the company's own. Never taken from the request. */
export function siteOrigin(settings: { PUBLIC_ORIGIN: string }): string {
  return settings.PUBLIC_ORIGIN.replace(/\/$/, "") || currentCompany().origin;
}

const placeLinks = (country: Country) =>
  townsIn(country).map(({ name, slug }) => ({ name, href: paths.town(country, slug) }));

const places: Record<Country, { name: string; href: string }[]> = {
  NL: placeLinks("NL"),
  BE: placeLinks("BE"),
};

export const placesByCountry = () => places;
