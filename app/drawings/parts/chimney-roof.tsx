import { endGrain, type Point, round, zigzag } from "~/drawings/geometry";
import { DetailTiles, slopeFrame } from "~/drawings/parts/sheet";
import { Ridge } from "~/drawings/roof-shapes";

const degrees = 28;
const cos = Math.cos((degrees * Math.PI) / 180);
const tan = Math.tan((degrees * Math.PI) / 180);
const depth = 50;
const plumb = depth * tan;
const pitch = 46;

function Band({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path
        className="cut paper"
        d={`M${round(from)} 0H${round(to)}L${round(to - plumb)} ${depth}H${round(from - plumb)}z`}
      />
      <path className="hair" d={zigzag(from, 4, to - from - plumb, depth - 8, 15)} />
    </>
  );
}

/** Heads of the tiles between two points of the slope, the highest close under `to`. */
function Tiles({ from, to }: { from: number; to: number }) {
  const count = Math.max(Math.floor((to - 4 - (from + 57)) / pitch) + 1, 1);
  return <DetailTiles from={round(to - 4 - (count - 1) * pitch)} count={count} pitch={pitch} />;
}

/**
 * Gable roof in section with its eaves at the left; the ridge stands at `ridge`. Between the plumb lines of
 * `gap` a stack comes through, clear of the trimmers that carry the cut rafters.
 */
export function ChimneyRoof({
  eaves,
  ridge,
  gap,
}: {
  eaves: Point;
  ridge: number;
  gap: readonly [left: number, right: number];
}) {
  const [x0, y0] = eaves;
  const near = slopeFrame(eaves, degrees);
  const far = slopeFrame([2 * ridge - x0, y0], degrees, -1);
  const at = (x: number) => (x - x0) / cos;
  const height = (x: number) => y0 - (x - x0) * tan;
  const top = at(ridge);
  return (
    <>
      <g transform={far.transform}>
        <Band from={top - 300} to={top} />
        <g transform="translate(0 -2)">
          <Tiles from={top - 300} to={top} />
        </g>
      </g>
      <g transform={near.transform}>
        <Band from={-60} to={at(gap[0])} />
        <Band from={at(gap[1])} to={top} />
        <g transform="translate(0 -2)">
          <Tiles from={-90} to={at(gap[0]) + 8} />
          <Tiles from={at(gap[1])} to={top} />
        </g>
      </g>
      <Ridge x={ridge} y={round(height(ridge)) - 4} k={2} />
      <path
        className="paper"
        d={
          endGrain(gap[0] - 22, height(gap[0] - 22) + 3, 22, 44) +
          endGrain(gap[1], height(gap[1]) + 3, 22, 44)
        }
      />
    </>
  );
}
