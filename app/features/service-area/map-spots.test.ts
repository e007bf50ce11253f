import { expect, test } from "vitest";
import { towns } from "~/content/towns/list";
import type { LatLng } from "~/lib/geo";
import { AREA_CENTRE, project, RADIUS_KM } from "./map-geo";
import { gap, leaderPath, MARKERS_APART, placeMarkers, type Spot } from "./map-spots";

/** Smallest distance between two markers, that of the area in the middle included. */
function least(markers: Spot[]): number {
  const spots = [{ x: 0, y: 0 }, ...markers];
  return Math.min(...spots.flatMap((a, n) => spots.slice(n + 1).map((b) => gap(a, b))));
}

/** Towns that no record has yet: the same each time. */
function madeUp(count: number, spread: number): LatLng[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  return Array.from({ length: count }, () => ({
    lat: AREA_CENTRE.lat + next() * spread,
    lng: AREA_CENTRE.lng + next() * spread,
  }));
}

test("true places alone would put markers over each other", () => {
  const spots = towns.map((town) => project(town));
  const nearest = spots.flatMap((a, n) => spots.slice(n + 1).map((b) => gap(a, b)));
  expect(Math.min(...nearest)).toBeLessThan(MARKERS_APART.enlarged);
});

test.each([
  ["our towns", towns],
  ["ten more of them", [...towns, ...madeUp(10, 0.3)]],
  ["twelve in one municipality", madeUp(12, 0.02)],
  ["two on the same spot", [AREA_CENTRE, AREA_CENTRE]],
] as [string, LatLng[]][])("no marker covers another: %s", (_, places) => {
  const placed = placeMarkers(places);
  for (const view of ["whole", "enlarged"] as const) {
    const spots = placed.map((town) => town[view].at);
    expect(least(spots)).toBeGreaterThanOrEqual(MARKERS_APART[view]);
    for (const { x, y } of spots) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(RADIUS_KM);
  }
});

test("a marker with room stands on its town, one without stands near it at the end of a line", () => {
  const alone = { lat: 51.5, lng: 5.2 };
  expect(placeMarkers([alone])[0]?.whole.at).toEqual(project(alone));
  const two = placeMarkers([alone, { ...alone, lat: 51.501 }]).map(({ whole }) => whole);
  const moved = two.filter(({ at, town }) => gap(at, town) > 0.5);
  expect(moved).toHaveLength(1);
  for (const { at, town } of moved) {
    expect(gap(at, town)).toBeLessThan(MARKERS_APART.whole);
    expect(leaderPath(two)).toMatch(new RegExp(`^M${at.x} ${at.y}L-13.9 -16.[67]a`));
  }
});

test("a marker that moves a little still covers its town, and has no line", () => {
  const placing = { at: { x: 0.4, y: 0 }, town: { x: 0, y: 0 } };
  expect(leaderPath([placing])).toBe("");
});
