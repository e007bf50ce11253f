import type { Scene } from "~/content/types";
import { type Point, rect, round } from "~/drawings/geometry";
import { Drawing } from "~/drawings/kit";
import { DrawingDefs } from "~/drawings/patterns";
import { Tree } from "~/drawings/site-shapes";
import { StreetProfile, streetLength } from "~/drawings/street";
import { sceneDetails } from "./scene-details";
import { sceneHouses } from "./scene-houses";

/** Sheet of a scene; on a phone a unit is half a pixel. */
const WIDTH = 720;
const GROUND = 384;
const LENS = { centre: [552, 178], radius: 160 } as const;
const RING = 13;

/** A house of the town, and magnified beside it what a page is about; decorative. Prints the hatches that it needs. */
export function TownScene({ house, detail }: Pick<Scene, "house" | "detail">) {
  const { times, row, scale, spots, more, hatches } = sceneHouses[house];
  const { spot, art, hatches: own = [] } = sceneDetails[detail];
  const fronts = Array.from({ length: times }, () => house);
  const wide = streetLength(fronts, 0) * scale;
  const left = Math.min(56, 366 - wide);
  const annex = spot === "flat" && !spots.flat;
  const found: Point = annex
    ? [left + wide + 34, GROUND - 82]
    : onSheet(spots[spot] ?? spots.roof, left, scale);
  return (
    <>
      <DrawingDefs only={[...new Set([...hatches, ...own])]} />
      <Drawing id="huis" width={WIDTH} height={GROUND + 4} bleed decorative>
        {left > 30 && <Tree x={left - 34} y={GROUND} height={150} />}
        <g transform={`translate(${round(left)} ${GROUND})scale(${scale})`}>
          <g id="huis-rij">
            <StreetProfile x={0} y={0} houses={fronts} gap={0} />
          </g>
          {row && <use href="#huis-rij" x={-streetLength(fronts, 0)} />}
          {more}
        </g>
        {annex && <Annex x={round(left + wide)} />}
        <path className="cut" d={`M-720 ${GROUND}H${WIDTH}`} />
        <path className="thin" d={tangents(found)} />
        <circle className="accent-line" cx={found[0]} cy={found[1]} r={RING} />
        <clipPath id="huis-detail">
          <circle r={LENS.radius} />
        </clipPath>
        <g transform={`translate(${LENS.centre.join(" ")})`}>
          <circle className="paper none" r={LENS.radius} />
          <g clipPath="url(#huis-detail)">{art}</g>
          <circle className="accent-line cut" r={LENS.radius} />
        </g>
      </Drawing>
    </>
  );
}

const onSheet = ([x, y]: Point, left: number, scale: number): Point => [
  round(left + x * scale),
  round(GROUND + y * scale),
];

/** Flat-roofed garage against the gable, where the house itself has no flat roof. */
function Annex({ x }: { x: number }) {
  return (
    <>
      <path className="paper" d={rect(x, GROUND - 74, 70, 74)} />
      <path className="tone" d={rect(x, GROUND - 82, 75, 8)} />
      <path className="thin" d={`M${x + 12} ${GROUND}v-56h46v56m-46-42h46m-46 14h46m-46 14h46`} />
    </>
  );
}

/** The two lines that touch the ring and the lens: they say that the one is the other magnified. */
function tangents([x, y]: Point): string {
  const [cx, cy] = LENS.centre;
  const [dx, dy] = [cx - x, cy - y];
  const base = Math.atan2(dy, dx);
  const lean = Math.acos((RING - LENS.radius) / Math.hypot(dx, dy));
  const touch = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + RING * cos)} ${round(y + RING * sin)}L${round(cx + LENS.radius * cos)} ${round(cy + LENS.radius * sin)}`;
  };
  return touch(base + lean) + touch(base - lean);
}
