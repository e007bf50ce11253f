import {
  areaServed,
  businessFacts,
  currentCompany,
  publishedRating,
  siteOrigin,
} from "~/content/index.server";
import type { OfficeSettings } from "~/content/site/office-settings";
import type { JsonLdGraph, JsonLdNode } from "~/lib/json-ld";
import { keepLast } from "~/lib/keep-last";
import { dayOf } from "~/lib/text/dutch-date";
import { businessNode, jsonLdGraph } from "./json-ld-nodes";

type Company = ReturnType<typeof currentCompany>;
type Hours = OfficeSettings["hours"];

/**
 * The company for search engines, without closures that are over; nodes of a page refer to it by its id. The same
 * record as long as nothing of it changes.
 */
export function companyGraph(settings: { PUBLIC_ORIGIN: string }, hours: Hours, now: Date): JsonLdGraph {
  const day = hours.closures.length > 0 ? dayOf(now.getTime()) : "";
  return graphOf(currentCompany(), siteOrigin(settings), hours, day);
}

const graphOf = keepLast((...facts: Parameters<typeof companyNode>) => jsonLdGraph([companyNode(...facts)]));

function companyNode(
  { name, legalName, phone, email, address, geo, social }: Company,
  origin: string,
  { week, closures }: Hours,
  today: string,
): JsonLdNode {
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
