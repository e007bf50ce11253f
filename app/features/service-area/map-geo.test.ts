import { expect, test } from "vitest";
import { towns } from "~/content/towns/list";
import { distanceKm } from "~/lib/geo";
import { AREA_CENTRE, BORDER, belgiumPath, project, RADIUS_KM, SHEET } from "./map-geo";

/** Even-odd rule on the closed shape that the map fills as Belgium. */
function inBelgium(at: { x: number; y: number }): boolean {
  const corners = BORDER.map(([lng, lat]) => project({ lat, lng }));
  const first = corners[0] ?? { x: 0, y: 0 };
  const last = corners.at(-1) ?? first;
  const shape = [...corners, { x: last.x, y: SHEET.y + 10 }, { x: first.x - 10, y: SHEET.y + 10 }];
  return shape.reduce((inside, b, n) => {
    const a = shape.at(n - 1) ?? b;
    const crosses = a.y > at.y !== b.y > at.y && at.x < a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y);
    return crosses ? !inside : inside;
  }, false);
}

test("the centre is the origin, north is up, east is right", () => {
  expect(project(AREA_CENTRE)).toEqual({ x: 0, y: 0 });
  expect(project({ lat: 51.45, lng: 5.4 }).y).toBeCloseTo(-11.12, 2);
  expect(project({ lat: 51.35, lng: 5.5 }).x).toBeCloseTo(6.945, 1);
});

test("distances on the sheet are those of the globe to within a few metres a kilometre", () => {
  for (const town of towns) {
    const { x, y } = project(town);
    const true_ = distanceKm(AREA_CENTRE, town);
    expect(Math.abs(Math.hypot(x, y) - true_), town.name).toBeLessThan(0.005 * true_);
  }
});

test("every town lies within the radius and on its own side of the border", () => {
  expect(towns.length).toBeGreaterThanOrEqual(17);
  for (const town of towns) {
    expect(distanceKm(AREA_CENTRE, town), town.name).toBeLessThan(RADIUS_KM);
    expect(inBelgium(project(town)), town.name).toBe(town.country === "BE");
  }
});

test("places that everybody knows lie where they should", () => {
  const at = (lat: number, lng: number) => inBelgium(project({ lat, lng }));
  expect(at(51.3, 5.4883)).toBe(false); // just north of the abbey of Achel
  expect(at(51.294, 5.4883)).toBe(true); // just south of it
  expect(at(51.4436, 5.0425)).toBe(true); // Poppel, the salient
  expect(at(51.2333, 5.5911)).toBe(false); // Budel-Dorplein
  expect(at(51.2894, 5.3222)).toBe(false); // Luyksgestel
});

test("the filled shape is closed and starts at the border", () => {
  expect(belgiumPath).toMatch(/^M-?\d/);
  expect(belgiumPath).toMatch(/Z$/);
});
