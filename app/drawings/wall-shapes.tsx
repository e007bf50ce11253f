import { joists, rect, round, row, strokes, zigzag } from "./geometry";
import { hatch } from "./patterns";

/* Sections of walls and floors. `k` is the scale: 1 = 60 units to the metre. */

/** Masonry cut: pencil, hatch and outline. One path for as many leaves as needed. */
export function CutMasonry({ d, linked = false }: { d: string; linked?: boolean }) {
  return (
    <>
      <path className={linked ? "none face poche" : "none poche"} d={d} />
      <path className="draw" pathLength="1" fill={hatch("masonry")} d={d} />
    </>
  );
}

/** Brick leaf cut, each course drawn from the bottom up, 62.5 mm with the joint. For k = 1.5 and up. */
export function CutBricks({
  x,
  bottom,
  courses,
  width,
  k = 2,
}: {
  x: number;
  bottom: number;
  courses: number;
  width: number;
  k?: number;
}) {
  const course = 3.75 * k;
  const d = row(
    courses,
    [x, bottom - course * 0.88],
    [0, -course],
    `h${round(width)}v${round(course * 0.82)}h${round(-width)}z`,
  );
  return (
    <>
      <path className="thin poche" d={d} />
      <path
        className="none"
        fill={hatch("masonry")}
        d={rect(x, bottom - course * courses, width, course * courses)}
      />
      <path
        className="thin"
        d={`M${round(x)} ${round(bottom)}v${round(-course * courses)}M${round(x + width)} ${round(bottom)}v${round(-course * courses)}`}
      />
    </>
  );
}

/** Wall ties across a cavity, every `step` from the top, a little down to the outside. */
export function wallTies(x: number, top: number, count: number, width: number, step: number): string {
  return strokes(count, [x, top], [0, step], width, 0);
}

/** Window frame cut in a wall whose outer face is at x; `side` 1 looks to the left. `depth` is the wall. */
export function Casement({
  x,
  top,
  bottom,
  side = 1,
  depth = 24,
}: {
  x: number;
  top: number;
  bottom: number;
  side?: 1 | -1;
  depth?: number;
}) {
  return (
    <g transform={`translate(${x} 0)${side === 1 ? "" : "scale(-1 1)"}`}>
      <path className="thin" d={`M0 ${top}V${bottom}M${depth} ${top}V${bottom}`} />
      <path className="thin" d={`M10.5 ${top + 8}V${bottom - 8}M13 ${top + 8}V${bottom - 8}`} />
      <path className="paper face" d={`${rect(7, top, 10, 8)}${rect(7, bottom - 8, 10, 8)}`} />
      <path className="paper" d={`M-5 ${bottom + 3}l12-4v6h-12zM${depth - 7} ${bottom}h12v4h-12z`} />
    </g>
  );
}

/** Concrete cut: slab, footing or lintel. */
export function Concrete({ d }: { d: string }) {
  return (
    <>
      <path className="cut paper" d={d} />
      <path className="none" fill={hatch("concrete")} d={d} />
    </>
  );
}

/** Ground floor: concrete slab with insulation under it. `y` is the upper side of the slab. */
export function GroundSlab({ x, y, width, k = 1 }: { x: number; y: number; width: number; k?: number }) {
  return (
    <>
      <Concrete d={rect(x, y, width, 10 * k)} />
      <path className="hair" d={zigzag(x + 2, y + 11 * k, width - 4, 8 * k, 10 * k)} />
      <path className="thin" d={`M${round(x)} ${round(y + 20 * k)}h${round(width)}`} />
    </>
  );
}

/** Timber floor: boards, joists cut across, ceiling. `y` is the upper side of the boards. */
export function TimberFloor({ x, y, width, count }: { x: number; y: number; width: number; count: number }) {
  return (
    <>
      <path className="thin" d={`M${x} ${y}h${width}M${x} ${y + 3}h${width}M${x} ${y + 19}h${width}`} />
      <path className="thin paper" d={joists(count, x + 8, y + 3.5, 36, 7, 14)} />
    </>
  );
}

/** Steel beam cut (HEA), its upper left corner at the point. */
export function SteelBeam({ x, y, size }: { x: number; y: number; size: number }) {
  const t = round(size * 0.16);
  const web = round(size / 2 - t / 2);
  const clear = round(size * 0.68);
  return (
    <path
      className="ink none"
      d={`M${x} ${y}h${size}v${t}h${-web}v${clear}h${web}v${t}h${-size}v${-t}h${web}v${-clear}h${-web}z`}
    />
  );
}

/** Brickwork seen from the front inside `d`; `large` is the bond for sheets at twice the scale. */
export function BrickFace({ d, large = false }: { d: string; large?: boolean }) {
  return <path className="none" fill={hatch(large ? "brick-large" : "brick")} d={d} />;
}
