import { distanceKm } from "~/lib/geo";
import { RADIUS_KM } from "./map-geo";
import type { MapTown } from "./map-towns";

export type NearestTown = { name: string; href: string; km: number };

/** The visitor's city as texts in `request.cf`. */
type EdgePlace = { latitude?: unknown; longitude?: unknown };

/** The town nearest to the visitor, but for that of the page. Null for an unknown place, and out of our reach. */
export function nearestTown(
  place: EdgePlace | undefined,
  towns: MapTown[],
  page: string,
): NearestTown | null {
  const here = { lat: degrees(place?.latitude), lng: degrees(place?.longitude) };
  if (Number.isNaN(here.lat) || Number.isNaN(here.lng)) return null;
  const [nearest] = towns
    .filter(({ href }) => href !== page)
    .map((town) => ({ name: town.name, href: town.href, km: distanceKm(here, town) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest || nearest.km > RADIUS_KM) return null;
  return { ...nearest, km: Math.max(1, Math.round(nearest.km)) };
}

function degrees(value: unknown): number {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}
