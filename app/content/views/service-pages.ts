import { costSections, ownPrices } from "~/content/costs/prices";
import { derivedOf } from "~/content/records/current.server";
import { projectTags } from "~/content/records/types/project";
import { reviewTags } from "~/content/records/types/review";
import { findService } from "~/content/services/services-now.server";
import { calls } from "~/content/site/calls";
import { divisions } from "~/content/site/divisions";
import type { Division, Service, ServicePath } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { paths } from "~/paths";
import { articleTeasers, serviceTeasers } from "./related";

export const home: Crumb = { label: "Home", href: "/" };

export function divisionAt(path: string): Division | undefined {
  return Object.values(divisions).find((division) => division.path === path);
}

export function divisionCrumb({ shortName, path }: Division): Crumb {
  return { label: shortName, href: path };
}

/** A service page with all that stands round its text, or undefined when there is no such service. */
export function findServicePage(divisionPath: string, slug: string) {
  const division = divisionAt(divisionPath);
  const service = division && findService(division.id, slug);
  return service && serviceViews(service);
}

const serviceViews = derivedOf(serviceView);

function serviceView(service: Service) {
  const division = divisions[service.division];
  const path = paths.service(division.path, service.slug);
  const key = path.slice(1) as ServicePath;
  const costs = costSections(key);
  return {
    service: costs.length > 0 ? { ...service, sections: [...service.sections, ...costs] } : service,
    division,
    path,
    ownPrices: ownPrices(key),
    projectTag: projectTags.of({ service: key }),
    /** Of that work, then of its division. */
    reviewTags: [reviewTags.of({ service: key }), reviewTags.of({ division: division.id })],
    crumbs: [home, divisionCrumb(division), { label: service.name, href: path }],
    call: calls()[service.requestType],
    related: [
      { heading: "Verwante diensten", links: serviceTeasers(service.relatedServices) },
      { heading: "Lees verder", links: articleTeasers(service.relatedArticles) },
    ],
  };
}
