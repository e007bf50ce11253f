import { areaServed, businessFacts, company, publishedRating, siteOrigin } from "~/content/index.server";
import type { OfficeSettings } from "~/content/site/office-settings";
import type { JsonLdGraph, JsonLdNode } from "~/lib/json-ld";
import { dayOf } from "~/lib/text/dutch-date";
import { businessNode, jsonLdGraph } from "./json-ld-nodes";

type Hours = OfficeSettings["hours"];
let last: { origin: string; hours: Hours; day: string; graph: JsonLdGraph } | null = null;

/**
 * The company for search engines, without closures that are over; nodes of a page refer to it by its id. The same
 * record as long as nothing of it changes.
 */
export function companyGraph(settings: { PUBLIC_ORIGIN: string }, hours: Hours, now: Date): JsonLdGraph {
  const origin = siteOrigin(settings);
  const day = hours.closures.length > 0 ? dayOf(now.getTime()) : "";
  if (last === null || last.origin !== origin || last.hours !== hours || last.day !== day)
    last = { origin, hours, day, graph: jsonLdGraph([companyNode(origin, hours, day)]) };
  return last.graph;
}

function companyNode(origin: string, { week, closures }: Hours, today: string): JsonLdNode {
  const { address, geo } = company;
  return businessNode(origin, {
    ...businessFacts,
    name: company.name,
    legalName: company.legalName,
    telephone: company.phone.e164,
    email: company.email,
    website: origin,
    address: {
      street: `${address.street} ${address.houseNumber}`,
      postalCode: address.postcode,
      city: address.city,
      region: address.region,
      country: address.country,
    },
    geo: { latitude: geo.lat, longitude: geo.lng },
    areaServed,
    openingHours: week,
    closures: closures.filter(({ until }) => until >= today),
    sameAs: Object.values(company.social),
    rating: publishedRating ?? undefined,
  });
}
