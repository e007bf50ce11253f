import * as z from "zod/mini";
import { addressLabel, countryNames } from "~/lib/address";
import { distanceKm, type LatLng } from "~/lib/geo";
import { cleanLine } from "~/lib/text/clean-text";
import type { Found } from "./found";
import { fromPdok, pdokReverseUrl } from "./pdok.server";
import { isOutside } from "./service-area.server";
import { askRegister, type Fetch, type Register } from "./suggest.server";
import type { Suggestion } from "./suggestion";
import { vlaanderenReverseUrl } from "./vlaanderen.server";

/** An address farther from where a device says it is, is not the visitor's. */
const REACH_KM = 0.25;
/** Round both countries; elsewhere no register is asked. */
const BOUNDS = { south: 49.4, north: 53.7, west: 2.4, east: 7.3 };

/** A point as the fields of a form tell it; null when it is none, or far from both countries. */
export function pointFrom(fields: { get(name: string): unknown }): LatLng | null {
  const [lat, lng] = ["lat", "lng"].map((name) => {
    const text = fields.get(name);
    return typeof text === "string" && /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  }) as [number, number];
  const { south, north, west, east } = BOUNDS;
  return lat >= south && lat <= north && lng >= west && lng <= east ? { lat, lng } : null;
}

type Settings = { PDOK_URL: string; VLAANDEREN_URL: string };

/**
 * The address nearest to a point, of the two registers; null where there is none near. Never rejects. `complete` is false
 * when a register did not answer: then nobody can say that there is no address.
 */
export async function addressAt(
  fetch: Fetch,
  { PDOK_URL, VLAANDEREN_URL }: Settings,
  point: LatLng,
): Promise<{ address: Suggestion | null; complete: boolean }> {
  const init = { headers: { Accept: "application/json" } };
  const registers: Register[] = [];
  if (URL.canParse(PDOK_URL))
    registers.push({ name: "pdok", url: pdokReverseUrl(PDOK_URL, point), init, read: fromPdok });
  if (URL.canParse(VLAANDEREN_URL)) {
    const url = vlaanderenReverseUrl(VLAANDEREN_URL, point);
    registers.push({ name: "vlaanderen", url, init, read: fromVlaanderenLocation });
  }
  const answers = await Promise.all(registers.map((register) => askRegister(fetch, register)));
  const [nearest] = answers
    .flatMap((found) => found ?? [])
    .flatMap((found) =>
      found.at && found.kind === "address" ? { found, km: distanceKm(found.at, point) } : [],
    )
    .filter(({ km }) => km <= REACH_KM)
    .sort((a, b) => a.km - b.km);
  const complete = registers.length > 0 && answers.every((found) => found !== null);
  if (!nearest) return { address: null, complete };
  const { at, kind, ...address } = nearest.found;
  return {
    address: { ...address, kind, label: addressLabel(address), outside: isOutside({ at, ...address }) },
    complete,
  };
}

const text = z.prefault(z.nullable(z.string()), "");
const location = z.object({
  LocationResult: z.array(
    z.object({
      Municipality: text,
      Zipcode: text,
      Thoroughfarename: text,
      Housenumber: text,
      Location: z.object({ Lat_WGS84: z.number(), Lon_WGS84: z.number() }),
    }),
  ),
});

/** What Digitaal Vlaanderen's geolocation v4 says of a point. */
export function fromVlaanderenLocation(body: unknown): Found[] {
  return location.parse(body).LocationResult.map((each) => {
    const houseNumber = cleanLine(each.Housenumber ?? "");
    return {
      street: cleanLine(each.Thoroughfarename ?? ""),
      houseNumber,
      postcode: cleanLine(each.Zipcode ?? ""),
      city: cleanLine(each.Municipality ?? ""),
      country: countryNames.BE,
      kind: houseNumber ? "address" : "street",
      at: { lat: each.Location.Lat_WGS84, lng: each.Location.Lon_WGS84 },
    };
  });
}
