import { servicesNow } from "~/content/services/services-now.server";
import { towns } from "~/content/towns/list";
import { plainPlace } from "~/features/leads/model/address/plain-place";
import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";

type Told = Pick<LeadRecord, "kind" | "projectType" | "selectedService" | "serviceType" | "city" | "address">;

/**
 * What a push says of a lead: kind and place, in words of our own. What a visitor typed is only compared with them: a
 * name in the field of the town would else be read on the lock screen of a telephone.
 */
export function pushTitle(lead: Told, before: string): string {
  const [kind, place] = [kindOf(lead), placeOf(lead)];
  const what = kind === "" ? before : `${before}: ${kind}`;
  return place === null ? what : `${what} in ${place}`;
}

function kindOf({ kind, projectType, selectedService, serviceType }: Told): string {
  if (kind === "membership") return "lidmaatschap";
  const service = servicesNow().find(
    ({ slug, name }) => slug === projectType || plainPlace(name) === plainPlace(selectedService),
  );
  if (service) return service.name.toLowerCase();
  const known = Object.hasOwn(serviceTypes, serviceType) && serviceType !== "spoedservice";
  return known ? serviceTypes[serviceType as keyof typeof serviceTypes].toLowerCase() : "";
}

const places = new Map(
  towns.flatMap((town) => [town.name, town.municipality].map((name) => [plainPlace(name), name] as const)),
);

/** A town that we serve: as it was chosen, or at the end of an address that was typed. */
function placeOf({ city, address }: Told): string | null {
  const typed = ` ${plainPlace(address)}`;
  return (
    places.get(plainPlace(city)) ?? [...places].find(([name]) => typed.endsWith(` ${name}`))?.[1] ?? null
  );
}
