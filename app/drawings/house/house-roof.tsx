import { endGrain, rect, zigzag } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import { HalfRoundGutter, RafterBands, Ridge, SteppedFlashing, TiledSlope } from "~/drawings/roof-shapes";

/** Frames of the two slopes (45°): x runs up the slope along the top of the rafters, y goes inward. */
export const leftSlope = "translate(190 369.4)rotate(-45)";
const rightSlope = "translate(642 369.4)scale(-1 1)rotate(-45)";

/** Ridge beam, purlins of the left slope, wall plates and head of the dormer, cut across the grain. */
export const roofTimber =
  endGrain(410, 166, 12, 22) +
  "M266.4 315.7l7.1-7.1 14.1 14.2-7 7zl21.2 7.1m-14.1-14.2l7 21.3M348.4 233.7l7.1-7.1 14.1 14.2-7 7zl21.2 7.1m-14.1-14.2l7 21.3" +
  endGrain(209, 366, 14, 8) +
  endGrain(609, 366, 14, 8) +
  endGrain(476, 215, 12, 18);

/** Right slope on both sides of the dormer, cut, and the ridge that closes the roof. */
export function BackSlope() {
  return (
    <>
      <g transform={rightSlope}>
        <RafterBands
          bands={[
            { from: 14, to: 122 },
            { from: 236, to: 320 },
          ]}
        />
        <TiledSlope slopes={[{ count: 5 }, { from: 240, count: 4 }]} />
      </g>
      <Ridge x={416} y={143} />
    </>
  );
}

/** Brick stack seen above the tiles: cowl and two pots, corbelled crown, stepped lead flashing at the slope. */
export function Chimney() {
  const pot = "l2-20h10l2 20zm0-20h14";
  return (
    <>
      <path className="thin paper" d={`M340 32v-8h14v8M336 24l11-8 11 8zM339.7 54${pot}M358.3 54${pot}`} />
      <path
        className="paper face draw"
        pathLength="1"
        d="M328 238V72h-4v-7h-4v-7h72v7h-4v7h-4V182M318 58l3-4h70l3 4z"
      />
      <path className="none" fill={hatch("brick")} d="M328 238V65H384V182z" />
      <path className="thin" d="M324 72h64M320 65h72" />
      <SteppedFlashing from={[328, 222]} to={[384, 166]} steps={4} rise={14} />
      <path className="lead" d="M331 208l-17 17 1 4 20-16zM381 162l10-11 4 3-11 13z" />
    </>
  );
}

/** Dormer cut lengthwise: sill and lead apron, casement, head, flat roof with fascia. */
export function Dormer() {
  return (
    <>
      <path className="hidden-line" d="M477 205l86 86" />
      <path className="cut wash face draw" pathLength="1" d="M475 199h107v5h-8v10h-99zM474 197h110" />
      <path className="hair" d={zigzag(480, 201, 92, 12, 8)} />
      <path
        className="paper"
        d={`M581 193h5v22h-5z${endGrain(557, 214, 14, 11)}${rect(560, 225, 9, 6)}${rect(560, 272, 9, 7)}M556 279h16l5 4v3h-21z${endGrain(557, 287, 13, 14)}`}
      />
      <path className="thin" d="M563.5 231v41M566 231v41M557 225v54M571 225v48" />
      <path className="lead" d="M572 284l3 2v14l19 19-3 3-20-20z" />
    </>
  );
}

/** Timber gutter with zinc lining on brackets, cut, and its downpipe at the front. */
export function Gutters() {
  return (
    <>
      <path className="thin paper" d="M187 383V712h8V383z" />
      <path className="paper face" d="M200 376h-30l-8-19h-5v-3h8l9 18h26z" />
      <path className="zinc" d="M200 350v21h-25l-8-17a2.5 2.5 0 1 0-5 1" />
      <path
        className="thin"
        d="M184 430h12M184 528h12M184 626h12M187 690h8M200 398c-14-2-22-8-26-22M176 376v6h20v-6"
      />
    </>
  );
}

/** Half-round gutter at the back, cut. */
export function BackGutter() {
  return <HalfRoundGutter x={650.5} y={364} radius={13} />;
}
