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

type Frame = { x: number; top: number; bottom: number; side?: 1 | -1; depth?: number };

/** Lines of a window frame cut in a wall whose outer face is at x: reveals and panes. */
export function casementLines({ x, top, bottom, side = 1, depth = 24 }: Frame): string {
  const line = (at: number, inset: number) => `M${x + side * at} ${top + inset}V${bottom - inset}`;
  return line(0, 0) + line(depth, 0) + line(10.5, 8) + line(13, 8);
}

/** Its timber and its sills. */
export function casementTimber({ x, top, bottom, side = 1, depth = 24 }: Frame): string {
  const sill = side === 1 ? "l12-4v6h-12z" : "l-12-4v6h12z";
  return (
    rect(x + side * 7, top, side * 10, 8) +
    rect(x + side * 7, bottom - 8, side * 10, 8) +
    `M${x - side * 5} ${bottom + 3}${sill}${rect(x + side * (depth - 7), bottom, side * 12, 4)}`
  );
}

/** Window frame cut; `side` 1 looks to the left, `depth` is the wall. */
export function Casement(frame: Frame) {
  return (
    <>
      <path className="thin" d={casementLines(frame)} />
      <path className="paper face" d={casementTimber(frame)} />
    </>
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

type Floor = { x: number; y: number; width: number; count: number };

/** Boards and ceiling of a timber floor; `y` is the upper side of the boards. */
export function floorLines({ x, y, width }: Floor): string {
  return `M${x} ${y}h${width}M${x} ${y + 3}h${width}M${x} ${y + 19}h${width}`;
}

/** Its joists, cut across. */
export function floorJoists({ x, y, count }: Floor): string {
  return joists(count, x + 8, y + 3.5, 36, 7, 14);
}

/** Timber floor: boards, joists cut across, ceiling. */
export function TimberFloor(floor: Floor) {
  return <path className="thin paper" d={floorLines(floor) + floorJoists(floor)} />;
}

/** Steel beam cut (HEA), its upper left corner at the point. */
export function steelBeam(x: number, y: number, size: number): string {
  const t = round(size * 0.16);
  const web = round(size / 2 - t / 2);
  const clear = round(size * 0.68);
  return `M${x} ${y}h${size}v${t}h${-web}v${clear}h${web}v${t}h${-size}v${-t}h${web}v${-clear}h${-web}z`;
}

export function SteelBeam({ x, y, size }: { x: number; y: number; size: number }) {
  return <path className="ink none" d={steelBeam(x, y, size)} />;
}

/** Brickwork seen from the front inside `d`; `large` is the bond for sheets at twice the scale. */
export function BrickFace({ d, large = false }: { d: string; large?: boolean }) {
  return <path className="none" fill={hatch(large ? "brick-large" : "brick")} d={d} />;
}
