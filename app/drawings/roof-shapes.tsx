import { endGrain, type Point, polygon, rect, round, row, scaled, zigzag } from "./geometry";

// Frame of the slope: x runs up along the top of the rafters, y goes inward. Place with `translate(eave)
// rotate(-pitch)`, mirror with scale(-1 1). `k` is the scale: 1 = 60 units to the metre, the gauge is 20 k.

type Band = { from: number; to: number; depth?: number; pitch?: number };

function bandPlumb({ depth = 16, pitch = 45 }: Band): number {
  return depth * Math.tan((pitch * Math.PI) / 180);
}

/** Outline of a rafter cut lengthwise: both ends are plumb, `from` and `to` lie on its upper side. */
export function rafter(band: Band): string {
  const { from, to, depth = 16 } = band;
  const plumb = bandPlumb(band);
  return polygon([
    [from, 0],
    [to, 0],
    [to - plumb, depth],
    [from - plumb, depth],
  ]);
}

/** The insulation in front of that rafter. */
export function rafterWool(band: Band): string {
  const { from, to, depth = 16 } = band;
  const plumb = bandPlumb(band);
  const step = depth * 0.56;
  const start = from - plumb * 0.1 - step / 2 + 2;
  return zigzag(start, depth * 0.9, to - plumb * 0.9 - start, depth * -0.8, step);
}

/** Rafters with insulation between. */
export function RafterBands({ bands }: { bands: readonly Band[] }) {
  return (
    <>
      <path className="cut wash face draw" pathLength="1" d={bands.map(rafter).join("")} />
      <path className="hair" d={bands.map(rafterWool).join("")} />
    </>
  );
}

export function RafterBand(band: Band) {
  return <RafterBands bands={[band]} />;
}

type Courses = { from?: number; count: number; k?: number };

/** Counter batten and battens for `count` courses from `from` upward. */
function battens({ from = 0, count, k = 1 }: Courses): string {
  const line = `M${round(from)} ${round(-4 * k)}h${round(count * 20 * k)}`;
  return line + row(count, [from + 11.5 * k, -7 * k], [20 * k, 0], scaled("h5v3h-5z", k));
}

/** Battens that are not tiled yet. */
export function Battens(courses: Courses) {
  return <path className="thin paper" d={battens(courses)} />;
}

/** One tile cut lengthwise: tail at the origin, nib near its head. */
export function tileCut(k = 1): string {
  return scaled("l25 3.2v2.4h-1.5v1.5h-1.8v-1.7l-21.7-2.8z", k);
}

/** Battens with tiles on them: courses of 20 k from `from` upward. */
export function TiledSlope({ slopes }: { slopes: readonly Courses[] }) {
  return (
    <>
      <path className="thin paper" d={slopes.map(battens).join("")} />
      <path
        className="tiles"
        d={slopes
          .map(({ from = 0, count, k = 1 }) => row(count, [from - 5 * k, -11.8 * k], [20 * k, 0], tileCut(k)))
          .join("")}
      />
    </>
  );
}

export function TileCourses(courses: Courses) {
  return <TiledSlope slopes={[courses]} />;
}

/** Half-round ridge tile on its ridge batten; the point is where the tops of the rafters meet. */
export function Ridge({ x, y, k = 1 }: { x: number; y: number; k?: number }) {
  return (
    <>
      <path className="thin paper" d={rect(x - 3 * k, y - 15 * k, 6 * k, 13 * k)} />
      <path
        className="tiles"
        d={`M${round(x - 16 * k)} ${round(y - k)}a${16 * k} ${17 * k} 0 0 1 ${32 * k} 0l${-4 * k} ${k}a${12 * k} ${13 * k} 0 0 0 ${-24 * k} 0z`}
      />
    </>
  );
}

/** Purlin square to the slope, under a rafter of the given depth. */
export function Purlin({ at, depth = 16, k = 1 }: { at: number; depth?: number; k?: number }) {
  return <path className="paper" d={endGrain(at, depth, 10 * k, 20 * k)} />;
}

type Flashing = { from: Point; to: Point; steps: number; rise: number };

/** Lowest point first; the bottom follows the tiles. `rise` is the height of the lowest step over them. */
export function steppedFlashing({ from, to, steps, rise }: Flashing): string {
  const run = (to[0] - from[0]) / steps;
  const climb = (to[1] - from[1]) / steps;
  let path = `M${from[0]} ${from[1]}`;
  for (let i = 0; i < steps; i++) path += `V${round(from[1] + climb * (i + 1) - rise)}h${round(run)}`;
  return `${path}V${round(to[1])}z`;
}

export function SteppedFlashing(flashing: Flashing) {
  return <path className="lead" d={steppedFlashing(flashing)} />;
}

/** Half-round gutter cut, hung on a bracket; the point is its centre. The bead is at the right, outside. */
export function HalfRoundGutter({
  x,
  y,
  radius: r,
  flip = false,
}: {
  x: number;
  y: number;
  radius: number;
  flip?: boolean;
}) {
  const bead = round(r * 0.15);
  const [side, turn] = flip ? [-1, 1] : [1, 0];
  return (
    <>
      <path
        className="thin"
        d={`M${round(x - side * r * 1.9)} ${round(y - r * 0.75)}L${round(x - side * r * 1.1)} ${y}a${round(r * 1.1)} ${round(r * 1.1)} 0 0 ${turn} ${round(side * r * 2.2)} 0`}
      />
      <path
        className="zinc"
        d={`M${x - side * r} ${round(y - r * 0.35)}V${y}a${r} ${r} 0 0 ${turn} ${side * 2 * r} 0a${bead} ${bead} 0 1 ${1 - turn} ${round(side * bead * 1.5)} ${round(bead * 0.8)}`}
      />
    </>
  );
}

/** Downpipe seen, with a bracket every `every` units. */
export function Downpipe({
  x,
  top,
  bottom,
  width = 8,
  every = 98,
}: {
  x: number;
  top: number;
  bottom: number;
  width?: number;
  every?: number;
}) {
  let brackets = "";
  for (let y = top + every / 2; y < bottom; y += every)
    brackets += `M${x - width * 0.3} ${round(y)}h${round(width * 1.6)}`;
  return (
    <>
      <path className="thin paper" d={rect(x, top, width, bottom - top)} />
      <path d={brackets} />
    </>
  );
}

/** Seen from the side, on a slope of 45° rising to the right. The point is where front and tiles meet. */
export function DormerCheek({ x, y, height }: { x: number; y: number; height: number }) {
  const boards = Array.from({ length: Math.floor(height / 18) }, (_, i) => i + 1)
    .map((i) => `M${x + 22} ${y - height + i * 18}h${Math.max(height - i * 18 - 22, 0)}`)
    .join("");
  return (
    <>
      <path className="wash" d={`M${x + 22} ${y - 22}V${y - height}h${height - 22}z`} />
      <path className="thin" d={boards} />
      <SteppedFlashing
        from={[x + 22, y - 16]}
        to={[x + height - 16, y - height + 22]}
        steps={Math.max(Math.round(height / 24), 2)}
        rise={12}
      />
      <path className="tone" d={`M${x - 6} ${y - height - 28}h${height + 48}l-28 28h${-height - 20}z`} />
      <path className="cut" d={`M${x - 10} ${y - height - 30}h${height + 54}`} />
      <path className="lead" d={`M${x + 22} ${y - 16}h-18l-30 30 3 4 31-27 14-1z`} />
      <path className="paper" d={`M${x + 6} ${y - height}h16v${height - 24}l-16 16z`} />
      <path
        d={`M${x + 11} ${y - height + 10}v${height - 34}M${x + 6} ${y - height + 10}h16M${x + 6} ${y - 22}h16`}
      />
    </>
  );
}
