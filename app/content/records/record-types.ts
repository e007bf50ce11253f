import { callType } from "./pages/call";
import { categoryType } from "./pages/category";
import { divisionType } from "./pages/division";
import { homeType } from "./pages/home";
import { leakFinderType } from "./pages/leak-finder";
import { leakPlaceType } from "./pages/leak-place";
import { serviceCardType } from "./pages/service-card";
import type { RecordType } from "./record-type";
import { certificateType } from "./types/certificate";
import { claimType } from "./types/claim";
import { companyType } from "./types/company";
import { localPageType } from "./types/local-page";
import { packageType } from "./types/package";
import { pageType } from "./types/page";
import { partnerType } from "./types/partner";
import { personType } from "./types/person";
import { priceType } from "./types/price";
import { projectType } from "./types/project";
import { redirectType } from "./types/redirect";
import { reviewType } from "./types/review";
import { serviceType } from "./types/service";
import { townType } from "./types/town";
import { townServiceType } from "./types/town-service";
import { factType } from "./words/fact";

/** Every kind of content that the office may change, in the order in which it is offered. */
const types = {
  project: projectType,
  review: reviewType,
  price: priceType,
  company: companyType,
  home: homeType,
  division: divisionType,
  page: pageType,
  package: packageType,
  person: personType,
  certificate: certificateType,
  partner: partnerType,
  claim: claimType,
  fact: factType,
  service: serviceType,
  "service-card": serviceCardType,
  town: townType,
  "town-service": townServiceType,
  "local-page": localPageType,
  "leak-finder": leakFinderType,
  "leak-place": leakPlaceType,
  category: categoryType,
  call: callType,
  redirect: redirectType,
};

export type RecordTypes = typeof types;
export type TypeName = keyof RecordTypes;
export type ValueOf<Name extends TypeName> =
  RecordTypes[Name] extends RecordType<infer Value> ? Value : never;

export const recordTypes: RecordTypes = types;

/** Names of the types whose records each page reads as it needs them. */
export const listedTypes: TypeName[] = Object.values(types)
  .filter(({ listing }) => listing !== null)
  .map(({ name }) => name as TypeName);

/** By the name that stands in an address or in the database; null for one that does not exist (any more). */
export function recordType(name: string): RecordType | null {
  return Object.hasOwn(types, name) ? (types[name as TypeName] as unknown as RecordType) : null;
}
