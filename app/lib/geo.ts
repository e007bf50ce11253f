/** Degrees (WGS 84). */
export type LatLng = { lat: number; lng: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceKm(a: LatLng, b: LatLng): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2);
  const east = Math.sin(radians(b.lng - a.lng) / 2);
  const h = north ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
