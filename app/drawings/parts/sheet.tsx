import { createContext, type ReactNode, useContext } from "react";
import { disc, type Point, rect, round, row, scaled, strokes } from "~/drawings/geometry";
import { Drawing } from "~/drawings/kit";
import { hatch } from "~/drawings/patterns";
import { tileCut } from "~/drawings/roof-shapes";

/** Width of every article figure: at 350 px a balloon is 21 px and its number 11. */
const sheetWidth = 720;

/** Sheet of an article figure. Decorative, because the figure around it carries the alt text and the legend. */
export function Sheet({ id, height, children }: { id: string; height: number; children: ReactNode }) {
  return (
    <Drawing id={id} width={sheetWidth} height={height} decorative>
      {children}
    </Drawing>
  );
}

type Spot = readonly [x: number, y: number, atX?: number, atY?: number];

/** True where a figure stands without its legend: its balloons would explain nothing. */
export const Unmarked = createContext(false);

/**
 * Balloons 1, 2, 3 … of the legend, each with the point that its leader ends in. They grow on a small screen.
 * All leaders are one path and so are their ends.
 */
export function Balloons({ spots }: { spots: readonly Spot[] }) {
  if (useContext(Unmarked)) return null;
  let leaders = "";
  let ends = "";
  for (const [x, y, atX, atY] of spots)
    if (atX !== undefined && atY !== undefined) {
      leaders += `M${x} ${y}L${atX} ${atY}`;
      ends += disc([atX, atY], 2.5);
    }
  return (
    <>
      {leaders && <path className="thin" d={leaders} />}
      {ends && <path className="dot" d={ends} />}
      {spots.map(([x, y], i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className="balloon">
            <circle r="13" />
            <text y="5">{i + 1}</text>
          </g>
        </g>
      ))}
    </>
  );
}

/** One or two words on the sheet, still 10 px high on a phone. */
export function Note({
  x,
  y,
  anchor,
  children,
}: {
  x: number;
  y: number;
  anchor?: "middle" | "end";
  children: string;
}) {
  return (
    <text x={x} y={y} fontSize="20" textAnchor={anchor}>
      {children}
    </text>
  );
}

/** Brickwork cut: a leaf with its bed joints every `course`. */
export function BrickLeaf({
  x,
  y,
  width,
  height,
  course = 26,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  course?: number;
}) {
  const joints = Math.ceil(height / course) - 1;
  return (
    <>
      <path className="paper" d={rect(x, y, width, height)} />
      <path className="none" fill={hatch("masonry")} d={rect(x, y, width, height)} />
      <path className="thin" d={strokes(joints, [x, y + height - course], [0, -course], width, 0)} />
      <path className="cut" d={`M${x} ${y}v${height}m${width} 0v${-height}`} />
    </>
  );
}

/** Timber along the grain. */
export function Timber({ d }: { d: string }) {
  return (
    <>
      <path className="paper" d={d} />
      <path className="none" fill={hatch("timber")} d={d} />
    </>
  );
}

/** Ground line with soil under it. */
export function GroundLine({
  x,
  y,
  width,
  depth = 26,
}: {
  x: number;
  y: number;
  width: number;
  depth?: number;
}) {
  return (
    <>
      <path className="none" fill={hatch("soil")} d={rect(x, y + 2, width, depth)} />
      <path className="cut" d={`M${x} ${y}h${width}`} />
    </>
  );
}

/** A point on a slope and the frame to draw in: x runs up the slope from `origin`, y goes inward. */
export function slopeFrame(origin: Point, degrees: number, side: 1 | -1 = 1) {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    transform: `translate(${origin[0]} ${origin[1]})${side === 1 ? "" : "scale(-1 1)"}rotate(${-degrees})`,
    at: (x: number, y: number): Point => [
      round(origin[0] + side * (x * cos + y * sin)),
      round(origin[1] - x * sin + y * cos),
    ],
  };
}

/**
 * Tiles in section at the scale of a detail, in a slope frame with their battens standing on y = 0. `from` is
 * the head of the lowest one; each tail reaches a quarter of the pitch over the course below it.
 */
export function DetailTiles({ from, count, pitch }: { from: number; count: number; pitch: number }) {
  const k = pitch / 20;
  return (
    <>
      <path className="paper" d={row(count, [from - 8.5 * k, -3 * k], [pitch, 0], scaled("h5v3h-5z", k))} />
      <path className="tone" d={row(count, [from - 25 * k, -7.8 * k], [pitch, 0], tileCut(k))} />
    </>
  );
}
