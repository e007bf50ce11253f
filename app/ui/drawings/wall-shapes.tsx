import { endGrain, joists, rect, round, row, strokes, uprightZigzag, zigzag } from "./geometry";
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

/** Brick leaf cut, each course drawn: from the bottom up, 62.5 mm with the joint. For scales of k = 1.5 and up. */
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

/** Timber cut across the grain. */
export function Beam({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return <path className="paper" d={endGrain(x, y, width, height)} />;
}

/** Brickwork seen from the front inside `d`; `large` is the bond for sheets at twice the scale. */
export function BrickFace({ d, large = false }: { d: string; large?: boolean }) {
  return <path className="none" fill={hatch(large ? "brick-large" : "brick")} d={d} />;
}

/**
 * Cavity wall cut, outer leaf at the left: bricks, ties, insulation against the inner leaf. Widths are of the
 * sheet; `x` is the outer face. Returns the inner face at x + outer + cavity + inner.
 */
export function CavityWall({
  x,
  top,
  bottom,
  k = 2,
  filled = true,
}: {
  x: number;
  top: number;
  bottom: number;
  k?: number;
  /** Insulated cavity; false leaves it empty, as before 1975. */
  filled?: boolean;
}) {
  const leaf = 12 * k;
  const cavity = 10 * k;
  const courses = Math.floor((bottom - top) / (3.75 * k));
  return (
    <>
      <CutBricks x={x} bottom={bottom} courses={courses} width={leaf} k={k} />
      {filled && (
        <path className="wash none" d={rect(x + leaf + cavity * 0.3, top, cavity * 0.7, bottom - top)} />
      )}
      {filled && (
        <path className="hair" d={uprightZigzag(x + leaf + cavity * 0.35, top, bottom - top, cavity * 0.6)} />
      )}
      <path
        d={wallTies(
          x + leaf * 0.6,
          top + 16 * k,
          Math.floor((bottom - top) / (30 * k)),
          leaf * 0.8 + cavity,
          30 * k,
        )}
      />
      <CutMasonry d={rect(x + leaf + cavity, top, leaf, bottom - top)} />
    </>
  );
}

/** Brick lintel, damp-proof tray with weep hole and head of the frame in a cavity wall; y is the soffit. */
export function WindowHead({ x, y, k = 2 }: { x: number; y: number; k?: number }) {
  const leaf = 12 * k;
  const cavity = 10 * k;
  return (
    <>
      <path className="ink none" d={`M${x - k} ${y}v${-k}h${leaf}v${-7 * k}h${k}v${8 * k}z`} />
      <Concrete d={rect(x + leaf + cavity, y - 14 * k, leaf, 14 * k)} />
      <path className="accent-line" d={`M${x} ${y - 9 * k}h${leaf}l${cavity} ${-14 * k}h${leaf * 0.4}`} />
      <path className="paper" d={endGrain(x + leaf * 0.8, y, 11 * k, 9 * k)} />
      <path
        className="thin"
        d={`M${x + leaf * 0.8 + 4 * k} ${y + 9 * k}v${28 * k}m${2.6 * k} ${-28 * k}v${28 * k}`}
      />
    </>
  );
}

/** Sloping brick or tile sill outside, board inside, lower rail between; y is the top of the wall. */
export function WindowSill({ x, y, k = 2 }: { x: number; y: number; k?: number }) {
  const wall = 34 * k;
  return (
    <>
      <path className="tone" d={`M${x - 4 * k} ${y}l${15 * k} ${-4 * k}v${4 * k}l${-15 * k} ${3 * k}z`} />
      <path className="paper" d={rect(x + wall * 0.55, y - 3 * k, wall * 0.62, 3 * k)} />
      <path className="paper" d={endGrain(x + 10 * k, y - 12 * k, 11 * k, 9 * k)} />
    </>
  );
}
