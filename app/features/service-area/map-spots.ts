import type { LatLng } from "~/lib/geo";
import { project, RADIUS_KM } from "./map-geo";

/** A place on the sheet: kilometres east and south of the centre. */
export type Spot = { x: number; y: number };

/** Where a town's marker stands, and the town itself. */
export type Placing = { at: Spot; town: Spot };

/**
 * Kilometres between the middles of two markers, at least. A target of 24 px needs 4 of them on the whole map
 * of a 390 px screen; a view enlarges twice or more. The sheet makes targets smaller where there is less room.
 */
export const MARKERS_APART = { whole: 4, enlarged: 2 };

/** A marker that moved less still covers its town, in every view. */
const AWAY_KM = 0.5;

const DOT_KM = 0.1;
const STEP_KM = 0.1;
const DIRECTIONS = 32;
const ROUNDS = 40;
/** No further: a crowd would push its neighbours about, and itself to where nobody looks for it. */
const PUSH_KM = 0.4;

/** Of the whole area's marker. */
const MIDDLE: Spot = { x: 0, y: 0 };

/**
 * Markers none of which covers another, each on its town or as near to it as there is room. On a larger map they
 * only come further apart.
 */
export function placeMarkers<T extends LatLng>(
  towns: readonly T[],
): (T & { whole: Placing; enlarged: Placing })[] {
  const truths = towns.map(project);
  const whole = spotsFor(truths, MARKERS_APART.whole);
  // Only what is far from its town on the whole map moves when a view enlarges.
  const wanted = truths.map((town, n) =>
    isAway({ at: whole[n] ?? town, town }) ? town : (whole[n] ?? town),
  );
  const enlarged = spotsFor(wanted, MARKERS_APART.enlarged);
  return towns.map((place, n) => {
    const town = project(place);
    return {
      ...place,
      whole: { at: whole[n] ?? town, town },
      enlarged: { at: enlarged[n] ?? town, town },
    };
  });
}

function isAway({ at, town }: Placing): boolean {
  return Math.hypot(at.x - town.x, at.y - town.y) > AWAY_KM;
}

/** What the neighbours' pushing left too near takes, one after the other, the nearest free spot. */
function spotsFor(wanted: readonly Spot[], apart: number): Spot[] {
  const taken = [MIDDLE];
  for (const spot of pushApart(wanted, apart)) taken.push(nearestFree(spot, taken, apart));
  return taken.slice(1);
}

/** Neighbours that are too near each other share the way between them, along the axis on which less is missing. */
function pushApart(towns: readonly Spot[], apart: number): Spot[] {
  const spots = towns.map((town) => ({ ...town }));
  for (let n = 0; n < ROUNDS; n++) {
    spots.forEach((a, at) => {
      for (const b of spots.slice(at + 1)) {
        const missing = apart - gap(a, b);
        if (missing <= 0) continue;
        const axis = Math.abs(a.x - b.x) >= Math.abs(a.y - b.y) ? "x" : "y";
        const push = (missing / 2) * (a[axis] <= b[axis] ? 1 : -1);
        a[axis] -= push;
        b[axis] += push;
      }
    });
    spots.forEach((spot, at) => {
      const town = towns[at] ?? spot;
      spot.x = Math.min(Math.max(spot.x, town.x - PUSH_KM), town.x + PUSH_KM);
      spot.y = Math.min(Math.max(spot.y, town.y - PUSH_KM), town.y + PUSH_KM);
    });
  }
  return spots.map((spot, n) => (gap(spot, towns[n] ?? spot) < 0.01 ? (towns[n] ?? spot) : rounded(spot)));
}

function nearestFree(wanted: Spot, taken: readonly Spot[], apart: number): Spot {
  const isFree = (spot: Spot) => isOnSheet(spot) && taken.every((other) => gap(spot, other) >= apart);
  if (isFree(wanted)) return wanted;
  // Around a spot lies room for as many as there are within so many steps.
  const furthest = (taken.length + 1) * apart;
  for (let far = STEP_KM; far <= furthest; far += STEP_KM) {
    for (let n = 0; n < DIRECTIONS; n++) {
      const angle = (2 * Math.PI * n) / DIRECTIONS;
      const spot = rounded({ x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) });
      if (isFree(spot)) return spot;
    }
  }
  return wanted;
}

/** Markers are squares to a finger: the greater of both distances counts. */
export function gap(a: Spot, b: Spot): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The narrowest sheet shows the ring and little more. */
function isOnSheet({ x, y }: Spot): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= RADIUS_KM;
}

/** To a hundred metres: half a pixel. */
function rounded({ x, y }: Spot): Spot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** From each marker that had to give way a line to its town, and a dot there. */
export function leaderPath(placings: readonly Placing[]): string {
  return placings.filter(isAway).map(leader).join("");
}

function leader({ at, town }: Placing): string {
  // The line ends at the foot of the dot, which then goes round the town.
  const foot = rounded({ x: town.x, y: town.y + DOT_KM });
  return `M${at.x} ${at.y}L${foot.x} ${foot.y}a.12.12 0 1 1 .1 0`;
}
