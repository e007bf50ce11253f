import { endGrain, type Point, polygon, rect, round, row, scaled, zigzag } from "./geometry";
import { hatch } from "./patterns";

// Frame of the slope: x runs up along the top of the rafters, y goes inward. Place with `translate(eave)
// rotate(-pitch)`, mirror with scale(-1 1). `k` is the scale: 1 = 60 units to the metre, the gauge is 20 k.

/** Rafter with insulation between; both ends are cut plumb. `from` and `to` lie on its upper side. */
export function RafterBand({
  from,
  to,
  depth = 16,
  pitch = 45,
}: {
  from: number;
  to: number;
  depth?: number;
  pitch?: number;
}) {
  const plumb = depth * Math.tan((pitch * Math.PI) / 180);
  const step = depth * 0.56;
  const start = from - plumb * 0.1 - step / 2 + 2;
  return (
    <>
      <path
        className="cut wash face draw"
        pathLength="1"
        d={polygon([
          [from, 0],
          [to, 0],
          [to - plumb, depth],
          [from - plumb, depth],
        ])}
      />
      <path className="hair" d={zigzag(start, depth * 0.9, to - plumb * 0.9 - start, depth * -0.8, step)} />
    </>
  );
}

/** Counter batten and battens for `count` courses from `from` upward, not yet tiled. */
export function Battens({ from = 0, count, k = 1 }: { from?: number; count: number; k?: number }) {
  return (
    <>
      <path className="thin" d={`M${round(from)} ${-4 * k}H${round(from + count * 20 * k)}`} />
      <path
        className="thin paper"
        d={row(count, [from + 11.5 * k, -7 * k], [20 * k, 0], scaled("h5v3h-5z", k))}
      />
    </>
  );
}

/** One tile cut lengthwise: tail at the origin, nib near its head. */
export function tileCut(k = 1): string {
  return scaled("l25 3.2v2.4h-1.5v1.5h-1.8v-1.7l-21.7-2.8z", k);
}

/** Battens with tiles on them: `count` courses of 20 k from `from` upward. */
export function TileCourses({ from = 0, count, k = 1 }: { from?: number; count: number; k?: number }) {
  return (
    <>
      <Battens from={from} count={count} k={k} />
      <path className="tiles" d={row(count, [from - 5 * k, -11.8 * k], [20 * k, 0], tileCut(k))} />
    </>
  );
}

/** Half-round ridge tile on its ridge batten; the point is where the tops of the rafters meet. */
export function Ridge({ x, y, k = 1 }: { x: number; y: number; k?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="thin paper" d={rect(-3 * k, -15 * k, 6 * k, 13 * k)} />
      <path
        className="tiles"
        d={`M${-16 * k} ${-k}a${16 * k} ${17 * k} 0 0 1 ${32 * k} 0l${-4 * k} ${k}a${12 * k} ${13 * k} 0 0 0 ${-24 * k} 0z`}
      />
    </g>
  );
}

/** Purlin square to the slope, under a rafter of the given depth. */
export function Purlin({ at, depth = 16, k = 1 }: { at: number; depth?: number; k?: number }) {
  return <path className="paper" d={endGrain(at, depth, 10 * k, 20 * k)} />;
}

/** Lowest point first; the bottom follows the tiles. `rise` is the height of the lowest step over them. */
export function SteppedFlashing({
  from,
  to,
  steps,
  rise,
}: {
  from: Point;
  to: Point;
  steps: number;
  rise: number;
}) {
  const run = (to[0] - from[0]) / steps;
  const climb = (to[1] - from[1]) / steps;
  let path = `M${from[0]} ${from[1]}`;
  for (let i = 0; i < steps; i++) path += `V${round(from[1] + climb * (i + 1) - rise)}h${round(run)}`;
  return <path className="lead" d={`${path}V${round(to[1])}z`} />;
}

/** Half-round gutter cut, hung on a bracket; the point is its centre. The bead is at the right, outside. */
export function HalfRoundGutter({
  x,
  y,
  radius,
  flip = false,
}: {
  x: number;
  y: number;
  radius: number;
  flip?: boolean;
}) {
  const r = radius;
  const bead = round(r * 0.15);
  return (
    <g transform={`translate(${x} ${y})${flip ? "scale(-1 1)" : ""}`}>
      <path
        className="thin"
        d={`M${-r * 1.9} ${round(-r * 0.75)}L${round(-r * 1.1)} 0a${round(r * 1.1)} ${round(r * 1.1)} 0 0 0 ${round(r * 2.2)} 0`}
      />
      <path
        className="zinc"
        d={`M${-r} ${round(-r * 0.35)}V0a${r} ${r} 0 0 0 ${2 * r} 0a${bead} ${bead} 0 1 1 ${round(bead * 1.5)} ${round(bead * 0.8)}`}
      />
    </g>
  );
}

/** Box gutter cut: timber box with zinc lining, standing out from the wall face at x (to the left). */
export function BoxGutter({
  x,
  y,
  k = 1,
  flip = false,
}: {
  x: number;
  y: number;
  k?: number;
  flip?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})${flip ? "scale(-1 1)" : ""}`}>
      <path className="paper face" d={`M0 ${26 * k}${scaled("h-30l-8-19h-5v-3h8l9 18h26z", k)}`} />
      <path
        className="zinc"
        d={`M0 0${scaled("v21h-25l-8-17", k)}a${2.5 * k} ${2.5 * k} 0 1 0${-5 * k} ${k}`}
      />
      <path className="thin" d={`M0 ${48 * k}${scaled("c-14-2-22-8-26-22", k)}`} />
    </g>
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

/** Seen from the side. `bottom` gives the height where the slope cuts it, at the left and at the right. */
export function ChimneyStack({
  x,
  width,
  top,
  bottom,
  pots = 2,
}: {
  x: number;
  width: number;
  top: number;
  bottom: readonly [left: number, right: number];
  pots?: number;
}) {
  const right = x + width;
  const shaft = `M${x} ${bottom[0]}V${top + 7}H${right}V${bottom[1]}z`;
  const pitch = width / (pots + 1);
  return (
    <>
      {Array.from({ length: pots }, (_, i) => round(x + pitch * (i + 1))).map((at) => (
        <path
          key={at}
          className="thin paper"
          d={`M${at - 7} ${top - 4}l2-20h10l2 20zM${at - 7} ${top - 24}h14`}
        />
      ))}
      <path
        className="paper face draw"
        pathLength="1"
        d={`M${x} ${bottom[0]}V${top + 14}h-4v-7h-4v-7h${width + 16}v7h-4v7h-4V${bottom[1]}`}
      />
      <path className="none" fill={hatch("brick")} d={shaft} />
      <path className="thin" d={`M${x - 4} ${top + 14}h${width + 8}M${x - 8} ${top + 7}h${width + 16}`} />
      <path className="paper" d={`M${x - 10} ${top}l3-4h${width + 14}l3 4z`} />
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
