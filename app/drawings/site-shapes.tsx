import { pairs, round, strokes } from "./geometry";

/** Deciduous tree: trunk, branches and a loose crown of leaf marks. `y` is the ground, `height` in units. */
export function Tree({ x, y, height }: { x: number; y: number; height: number }) {
  const radius = height * 0.34;
  const centre = y - height + radius;
  let edge = "";
  let leaves = "";
  // From the last point, in whole units: a crown is loose, and its points share no digits.
  let [edgeX, edgeY, leafX, leafY] = [0, 0, 0, 0];
  const lobes = 17;
  for (let i = 0; i <= lobes; i++) {
    const angle = (i / lobes) * 2 * Math.PI + 0.3;
    const out = radius * (1 + 0.1 * Math.sin(i * 2.1));
    const px = Math.round(x + Math.cos(angle) * out * 0.95);
    const py = Math.round(centre + Math.sin(angle) * out);
    const lobe = Math.round(radius * (0.2 + 0.05 * Math.sin(i * 5)));
    edge += (i === 0 ? "M" : `a${lobe} ${lobe} 0 0 1 `) + pairs(px - edgeX, py - edgeY);
    [edgeX, edgeY] = [px, py];
    for (const ring of [0.74, 0.5]) {
      const a = angle + ring * 1.7;
      if ((i + Math.round(ring * 4)) % 2 !== 0) continue;
      const lx = Math.round(x + Math.cos(a) * out * ring);
      const ly = Math.round(centre + Math.sin(a) * out * ring);
      leaves += `m${pairs(lx - leafX, ly - leafY)}c2-5 7-6 10-2 3-3 7-2 8 2`;
      [leafX, leafY] = [lx + 18, ly];
    }
  }
  return (
    <>
      <path className="thin soft paper" d={edge} />
      <path className="hair" d={leaves} />
      <path
        className="thin soft paper"
        transform={`translate(${x} ${y})scale(${(round(height / 33) / 10).toFixed(2)})`}
        d="M-9 0c5-14 6-52 3-88l-32-46-18-6 19 3-2-22 7 26 29 33 8-74-10-24 11 16 6-22-3 30 0 66 38-48 3-28 2 24 22-8-24 14-34 60c-4 30-3 68 7 94z"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** Ladder seen from the side, from its foot on the ground to its top end. */
export function Ladder({ foot, top }: { foot: readonly [number, number]; top: readonly [number, number] }) {
  const dx = top[0] - foot[0];
  const dy = top[1] - foot[1];
  const rungs = Math.round(Math.hypot(dx, dy) / 18) - 1;
  const step = [dx / (rungs + 1), dy / (rungs + 1)] as const;
  return (
    <path
      className="paper"
      d={`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}l4 1L${foot[0] + 4} ${foot[1]}z${strokes(rungs, [foot[0] + 2 + step[0], foot[1] + step[1]], step, 0.1, 0)}`}
    />
  );
}

/** For scale: 1.75 m, feet at the point. All look to the right; `flip` turns them. */
export function Person({
  x,
  y,
  pose,
  flip = false,
  className,
}: {
  x: number;
  y: number;
  /** The pen, where it is not that of the sheet. */
  className?: "thin";
  pose: "standing" | "sitting" | "climbing" | "kneeling" | "reaching";
  flip?: boolean;
}) {
  return (
    <g className={className} transform={`translate(${x} ${y})${flip ? "scale(-1 1)" : ""}`}>
      {poses[pose]}
    </g>
  );
}

/** Bodies first, each part without what another part of it covers; then what is black. */
const poses = {
  standing: (
    <>
      <path
        className="paper"
        d="M-8-53l1 29-1 20h7l4-26 1 26h7l1-49M-1-91c-7 1-10 6-10 14l1 24H11c1-10 2-18 0-27-1-7-5-11-12-11zM-4.5-98a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
      />
      <path className="thin" d="M-3-84c-2 9-1 17 3 24l9 8" />
      <path className="ink" d="M-8-4h8l5 4H-9zM4-4h7l6 4H4zM-5-97c-1-10 12-13 14-4-5-1-7 0-9 3z" />
    </>
  ),
  sitting: (
    <>
      <path
        className="paper"
        d="M-12-30v3H7l2 23h7l-1-27c0-4-2-7-7-7H3.4M-5-64c-6 0-9 5-9 12l1 22 15 1c2-10 3-22 1-29-1-4-4-6-8-6zM-8.5-72a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
      />
      <path className="thin" d="M-14 0v-27H6V0M-16-58l2 31M-6-56c0 8 2 12 8 14l9-3M9-50l6 7 8-4-6-7z" />
      <path className="ink" d="M9-4h7l6 4H9zM-8-67c-4-12 9-16 12-8-4 0-6 1-7 4z" />
    </>
  ),
  reaching: (
    <>
      <path className="paper" d="M-10-58l-2 34-3 20h7l7-26 4 26h7l1-54zM-2-88l3-8h7l-2 9z" />
      <path
        className="paper"
        d="M-1-91c-7 1-10 6-10 14l1 24H11c1-10 2-18 0-27-1-7-5-11-12-11zM-1.5-98a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
      />
      <path className="thin" d="M-10-58H11" />
      <path className="ink" d="M-16-4h8l5 4h-14zM2-4h8l6 4H2zM-2-100a7 7 0 0 1 14-1l4 2z" />
      <path className="paper" d="M-4-84l6-3 9 17 16-5 5-1 1 5-4 3-21 7z" />
    </>
  ),
  kneeling: (
    <>
      <path className="paper" d="M-20-36l6 25-17 21 5 8 24-16c4-3 5-6 4-11l-6-27z" />
      <path className="paper" d="M-17-36c10-7 23-9 29-7 4 1 6 4 5 8l-2 17h-8v-13l-17 7zM4-64l4-8 8 3-4 8z" />
      <path
        className="paper"
        d="M-19-30c-2-15 4-34 16-39 7-3 13 1 12 8-1 9-8 24-12 34zM7.5-76a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
      />
      <path className="thin" d="M-20-35l17 5" />
      <path className="ink" d="M-31 9l-6 9 5 4 9-4zM6-19h10l7 3v3H6zM7-78a7 7 0 0 1 14-2l4 1z" />
      <path className="paper" d="M2-64l7-2 7 16 13 2 4-1 1 5-5 2-20-2z" />
    </>
  ),
  climbing: (
    <>
      <path
        className="paper"
        d="M-12-71H0l9 14c1 3 0 5-2 7l-1 13h-8l1-16-9-3zM-5.5-126a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
      />
      <path className="paper" d="M-17.5-73c-1 8-1 15 0 24l3 22v22h9l-1-24 2-20 2-22z" />
      <path className="paper" d="M-3-118c-9 1-13 8-14 20l-1 28 18 1c1-14 5-26 4-40-1-6-3-9-7-9z" />
      <path className="ink" d="M-15-5h9l5 4h-14zM-2-37h8l5 4H-2zM-6-128a7 7 0 0 1 14 0l4 1.5H-6z" />
      <path className="paper" d="M-6-109l4-4 12 10 15-15 4 3-18 20zM27-117l10 5" />
    </>
  ),
};

/** Scaffold seen from its end or side: standards, boards and rails at each lift (heights over the foot). */
export function Scaffold({
  x,
  y,
  bays,
  bay,
  lifts,
}: {
  x: number;
  y: number;
  bays: number;
  bay: number;
  lifts: readonly number[];
}) {
  const top = y - Math.max(...lifts) - 96;
  const width = bays * bay;
  let standards = "";
  for (let i = 0; i <= bays; i++)
    standards += `M${x + i * bay} ${y - 5}V${top}M${x + i * bay + 6} ${y - 5}V${top}M${x + i * bay - 9} ${y}h24v-5h-24z`;
  return (
    <>
      <path className="thin" d={standards} />
      {lifts.map((lift) => (
        <g key={lift}>
          <path
            className="thin"
            d={`M${x - 8} ${y - lift - 78}h${width + 22}M${x - 8} ${y - lift - 36}h${width + 22}`}
          />
          <path className="paper" d={`M${x - 12} ${y - lift}h${width + 30}v-8h${-width - 30}z`} />
        </g>
      ))}
      <path className="thin" d={`M${x + 6} ${y - 8}L${x + width} ${y - (lifts[0] ?? 0)}`} />
    </>
  );
}

/** Pot plant, `height` over the floor. */
export function Plant({ x, y, height = 46 }: { x: number; y: number; height?: number }) {
  return (
    <g className="thin" transform={`translate(${x} ${y})scale(${round(height / 46)})`}>
      <path className="paper" d="M-8-16H8L6 0H-6z" />
      <path d="M0-16c-1-10 1-20 0-28M0-20c-6-4-10-10-11-18 7 2 10 8 11 14M0-24c5-4 9-10 9-17-6 3-8 8-9 13M0-30c-4-4-6-8-6-14 4 3 6 7 6 12" />
    </g>
  );
}
