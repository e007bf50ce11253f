import { pageNow } from "~/content/pages/pages-now.server";
import { certificateSections, peopleSections } from "~/content/site/people";
import { type ProcessorSettings, processors } from "~/content/site/processors";
import type { SitePage } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { privacyPage } from "./privacy-page";
import { home } from "./service-pages";

/** What the installation decides in the texts. */
type SiteSettings = ProcessorSettings & {
  statistics: boolean;
  googleMap: boolean;
  retention: { what: string; term: string }[];
  googleAddresses: boolean;
  /** '2026-11-23' */
  today: string;
};

/** Pages that are text alone, by their path, with their name in the breadcrumbs. */
const textPages: Record<string, { label: string; page: (settings: SiteSettings) => SitePage }> = {
  "/over-ons": { label: "Over ons", page: ({ today }) => aboutPageOn(today) },
  "/privacy": {
    label: "Privacy",
    page: ({ statistics, googleMap, googleAddresses, retention, ...settings }) =>
      privacyPage({
        retention,
        processors: processors(settings),
        statistics,
        googleMap,
        googleAddresses,
      }),
  },
  "/algemene-voorwaarden": { label: "Algemene voorwaarden", page: () => pageNow("algemene-voorwaarden") },
  "/cookiebeleid": { label: "Cookiebeleid", page: () => pageNow("cookiebeleid") },
  "/disclaimer": { label: "Disclaimer", page: () => pageNow("disclaimer") },
  "/toegankelijkheid": { label: "Toegankelijkheid", page: () => pageNow("toegankelijkheid") },
};

/** With who works there, and what they can show. */
function aboutPageOn(today: string): SitePage {
  const page = pageNow("over-ons");
  return { ...page, sections: [...page.sections, ...peopleSections(), ...certificateSections(today)] };
}

export function crumbsTo(label: string, href: string): Crumb[] {
  return [home, { label, href }];
}

/** A page that is text alone, or undefined when there is none at this path. */
export function findTextPage(path: string, settings: SiteSettings) {
  const found = Object.hasOwn(textPages, path) ? textPages[path] : undefined;
  if (!found) return undefined;
  return { page: found.page(settings), path, crumbs: crumbsTo(found.label, path) };
}
