import {
  areaServed,
  businessFacts,
  currentCompany,
  publishedRating,
  siteOrigin,
} from "~/content/index.server";
import type { OfficeSettings } from "~/content/site/office-settings";
import type { JsonLdGraph, JsonLdNode } from "~/lib/json-ld";
import { dayOf } from "~/lib/text/dutch-date";
import { businessNode, jsonLdGraph } from "./json-ld-nodes";

type Hours = OfficeSettings["hours"];
let last: { company: object; origin: string; hours: Hours; day: string; graph: JsonLdGraph } | null = null;

/**
 * The company for search engines, without closures that are over; nodes of a page refer to it by its id. The same
 * record as long as nothing of it changes.
 */
export function companyGraph(settings: { PUBLIC_ORIGIN: string }, hours: Hours, now: Date): JsonLdGraph {
  const origin = siteOrigin(settings);
  const company = currentCompany();
  const day = hours.closures.length > 0 ? dayOf(now.getTime()) : "";
  if (last?.company !== company || last.origin !== origin || last.hours !== hours || last.day !== day)
    last = { company, origin, hours, day, graph: jsonLdGraph([companyNode(origin, hours, day)]) };
  return last.graph;
}

function companyNode(origin: string, { week, closures }: Hours, today: string): JsonLdNode {
  const { name, legalName, phone, email, address, geo, social } = currentCompany();
  return businessNode(origin, {
    ...businessFacts,
    name,
    legalName,
    telephone: phone.e164,
    email,
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
    sameAs: Object.values(social),
    rating: publishedRating ?? undefined,
  });
}
