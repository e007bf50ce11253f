import { endGrain, rect, round, row, zigzag } from "./geometry";
import { hatch } from "./patterns";

/*
 * Build-up of a flat roof in section. Layers are stacked from below; `stepBack` lays each layer back by so many
 * units at the left end, as a master builder shows an order of work. Depths are exaggerated on purpose.
 */

const kinds = {
  joist: { depth: 34, className: "paper", fill: "timber" },
  concrete: { depth: 36, className: "cut paper", fill: "concrete" },
  deck: { depth: 10, className: "paper", fill: undefined },
  vapour: { depth: 4, className: "accent", fill: undefined },
  insulation: { depth: 32, className: "cut wash", fill: undefined },
  bitumen: { depth: 6, className: "ink", fill: undefined },
  epdm: { depth: 5, className: "ink", fill: undefined },
  drainage: { depth: 12, className: "thin paper", fill: "gravel" },
  gravel: { depth: 18, className: "none", fill: "gravel" },
  substrate: { depth: 22, className: "thin wash", fill: "sand" },
  pedestal: { depth: 22, className: "none", fill: undefined },
  tile: { depth: 12, className: "tone", fill: undefined },
} as const;

export type RoofLayer = keyof typeof kinds;

/** Height of a stack, to place what stands on it. */
export function layersHeight(layers: readonly RoofLayer[]): number {
  return layers.reduce((sum, kind) => sum + kinds[kind].depth, 0);
}

/** The stack; `y` is the underside of the lowest layer. Returns nothing above it: sedum is a shape of its own. */
export function FlatRoofLayers({
  x,
  y,
  width,
  layers,
  stepBack = 0,
}: {
  x: number;
  y: number;
  width: number;
  layers: readonly RoofLayer[];
  stepBack?: number;
}) {
  let bottom = y;
  return (
    <>
      {layers.map((kind, i) => {
        const { depth, className, fill } = kinds[kind];
        bottom -= depth;
        const left = x + stepBack * i;
        const span = width - stepBack * i;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a build-up never changes its order
          <g key={i}>
            {kind === "pedestal" ? (
              <path
                className="thin paper"
                d={row(Math.floor(span / 90), [left + 20, bottom], [90, 0], "h22l-7 6v16h-8v-16z")}
              />
            ) : (
              <path className={className} d={rect(left, bottom, span, depth)} />
            )}
            {kind === "insulation" && (
              <path className="hair" d={zigzag(left + 2, bottom + 2, span - 4, depth - 4, 18)} />
            )}
            {kind === "tile" && (
              <path
                className="thin"
                d={row(Math.floor(span / 90), [left + 90, bottom], [90, 0], `v${depth}z`)}
              />
            )}
            {fill && <path className="none" fill={hatch(fill)} d={rect(left, bottom, span, depth)} />}
          </g>
        );
      })}
    </>
  );
}

/** Low planting of a green roof along `width`, standing on y. */
export function Sedum({ x, y, width }: { x: number; y: number; width: number }) {
  const tuft = "c-2-6-6-8-9-9 5 0 8 2 9 5 0-5 2-9 5-11-1 4-1 8-2 11 2-3 5-4 8-4-4 2-7 5-8 8z";
  const low = "c-1-4-4-6-7-6 3-1 6 1 7 3 1-3 3-5 6-5-2 2-3 5-3 8z";
  const count = Math.floor(width / 34);
  return (
    <>
      <path className="thin tone" d={row(count, [x + 12, y], [34, 0], tuft)} />
      <path className="thin" d={row(count, [x + 28, y], [34, 0], low)} />
    </>
  );
}

/**
 * Edge of a flat roof at the right: timber block, roofing turned up over it, aluminium trim, fascia board.
 * `y` is the upper side of the roofing, x the outer face.
 */
export function RoofEdge({ x, y, fascia = 70 }: { x: number; y: number; fascia?: number }) {
  return (
    <>
      <path className="paper" d={endGrain(x - 30, y - 22, 28, 40)} />
      <path className="cut" d={`M${x - 70} ${y}h22l16-16v-10h28`} />
      <path className="paper" d={rect(x, y - 14, 8, fascia)} />
      <path className="lead-line" d={`M${x - 18} ${y - 29}h30v34`} />
    </>
  );
}

/** Roofing turned up against a wall whose face is at x (wall on the left), lead let into the joint above. */
export function Upstand({ x, y, height = 46 }: { x: number; y: number; height?: number }) {
  return (
    <>
      <path className="paper" d={`M${x} ${y - 14}l14 14h-14z`} />
      <path className="cut" d={`M${x + 4} ${y - height}v${height - 16}l14 14h50`} />
      <path className="lead-line" d={`M${x - 16} ${y - height - 14}h18l6 6v${round(height * 0.55)}`} />
    </>
  );
}

/** Outlet through a flat roof: funnel, collar under the roofing, leaf guard. The point lies on the roofing. */
export function RoofOutlet({ x, y, depth = 120 }: { x: number; y: number; depth?: number }) {
  return (
    <>
      <path className="paper" d={`M${x - 40} ${y - 2}h24l6 12v${depth}h20v${-depth}l6-12h24v-4h-80z`} />
      <path
        className="thin"
        d={`M${x - 14} ${y - 4}c0-22 28-22 28 0M${x - 8} ${y - 4}v-15M${x} ${y - 4}v-17M${x + 8} ${y - 4}v-15`}
      />
    </>
  );
}
