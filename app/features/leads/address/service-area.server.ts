import { currentCompany, towns } from "~/content/index.server";
import { plainPlace } from "~/features/leads/model/address/plain-place";
import { countryNames } from "~/lib/address";
import { distanceKm } from "~/lib/geo";
import type { Found } from "./found";

/** How far we travel: from the office, and round each town that we serve. */
const FROM_OFFICE_KM = 25;
const ROUND_TOWN_KM = 8;

const served = new Set(
  towns.flatMap((town) =>
    [town.name, town.municipality].map((name) => `${town.country} ${plainPlace(name)}`),
  ),
);
/** First and last of each range: '5611–5658', '3920'. */
const ranges = towns.flatMap(({ country, postcodes }) =>
  postcodes.map((range) => {
    const [first, last = first] = range.split("–").map(Number);
    return { country, first: first ?? 0, last: last ?? 0 };
  }),
);

/**
 * Whether a place lies outside the area. Without a point it goes by town and postcode; a place that can be
 * judged by nothing counts as inside: a doubt is no reason to send a visitor away.
 */
export function isOutside({ at, city, postcode, country }: Omit<Found, "kind">): boolean {
  const code = country === countryNames.BE ? "BE" : "NL";
  if (city && served.has(`${code} ${plainPlace(city)}`)) return false;
  if (at) {
    const near = towns.some((town) => distanceKm(town, at) <= ROUND_TOWN_KM);
    return !near && distanceKm(currentCompany().geo, at) > FROM_OFFICE_KM;
  }
  if (postcode) return !isServedPostcode(code, Number(postcode.slice(0, 4)));
  return city !== "" && code === "BE";
}

/** 5500 to 5799 is the country round Eindhoven, with the villages between the towns that we name. */
function isServedPostcode(country: "NL" | "BE", digits: number): boolean {
  const near = country === "NL" && digits >= 5500 && digits < 5800;
  return (
    near || ranges.some((each) => each.country === country && digits >= each.first && digits <= each.last)
  );
}
