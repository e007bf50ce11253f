import { expect, test } from "vitest";
import { distanceKm } from "./geo";

test("distances are those of the globe", () => {
  const eindhoven = { lat: 51.442, lng: 5.47 };
  expect(distanceKm(eindhoven, eindhoven)).toBe(0);
  // One degree of latitude is 111.2 km everywhere; one of longitude 69.3 km at 51.44°.
  expect(distanceKm(eindhoven, { lat: 52.442, lng: 5.47 })).toBeCloseTo(111.2, 1);
  expect(distanceKm(eindhoven, { lat: 51.442, lng: 6.47 })).toBeCloseTo(69.3, 1);
});
