import type { ReactNode } from "react";
import { rect } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import { Ridge, TileCourses } from "~/drawings/roof-shapes";
import { Casement, Concrete, TimberFloor } from "~/drawings/wall-shapes";
import { GroundLine, slopeFrame } from "./sheet";

/** A plain house in section, 45° roof; the floors by the height of their upper side. */
type House = { x: number; width: number; attic: number; first: number; ground: number };

/** Frames of its two slopes: x runs up from the eaves along the top of the rafters. */
export function slopesOf({ x, width, attic }: House) {
  return {
    left: slopeFrame([x - 10, attic], 45),
    right: slopeFrame([x + width + 10, attic], 45, -1),
    length: Math.round((width / 2 + 10) * Math.SQRT2),
  };
}

/** Where a window stands in a storey, under the floor above it. */
export function windowOf(above: number, below: number) {
  const height = below - above;
  return { top: above + height * 0.2, bottom: above + height * 0.7 };
}

/** Draws its children on the left half of the house and once more, mirrored, on the right. */
export function Mirrored({ house, children }: { house: House; children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={`translate(${house.x * 2 + house.width} 0)scale(-1 1)`}>{children}</g>
    </>
  );
}

/** Cavity walls with a window in every storey, floors, slab, footings and ground. */
export function HouseBody({ house }: { house: House }) {
  const { x, width, attic, first, ground } = house;
  const windows = [windowOf(attic, first), windowOf(first, ground)];
  const stops = [attic + 4, ...windows.flatMap((w) => [w.top, w.bottom]), ground + 46];
  const masonry = [0, 2, 4]
    .map((i) => {
      const top = stops[i] ?? 0;
      const height = (stops[i + 1] ?? 0) - top;
      return rect(x, top, 8, height) + rect(x + 15, top, 9, height);
    })
    .join("");
  const joists = Math.floor((width - 56) / 36);
  return (
    <>
      <GroundLine x={12} y={ground + 10} width={x - 12} depth={34} />
      <GroundLine x={x + width} y={ground + 10} width={708 - x - width} depth={34} />
      <Mirrored house={house}>
        <Concrete d={rect(x - 10, ground + 46, 44, 14)} />
        <path fill={hatch("masonry")} d={masonry} />
        {windows.map((w) => (
          <Casement key={w.top} x={x} top={w.top} bottom={w.bottom} />
        ))}
      </Mirrored>
      <TimberFloor x={x + 24} y={attic} width={width - 48} count={joists} />
      <TimberFloor x={x + 24} y={first} width={width - 48} count={joists} />
      <Concrete d={rect(x + 16, ground, width - 32, 10)} />
    </>
  );
}

/** Both slopes with rafters and tiles. The left one can leave out courses `from`–`to`, counted from the eaves. */
export function HouseRoof({
  house,
  gap,
  children,
}: {
  house: House;
  gap?: { from: number; to: number };
  /** What lies between the rafters, in the frame of the slope. */
  children: ReactNode;
}) {
  const { left, right, length } = slopesOf(house);
  const courses = Math.floor(length / 24);
  return (
    <>
      <Mirrored house={house}>
        <g transform={left.transform}>
          <path className="cut paper" d={`M14 0H${length}l-16 16H-2z`} />
          {children}
        </g>
      </Mirrored>
      <g transform={left.transform}>
        <TileCourses k={1.2} count={gap ? gap.from : courses} />
        {gap && <TileCourses k={1.2} from={gap.to * 24} count={courses - gap.to} />}
      </g>
      <g transform={right.transform}>
        <TileCourses k={1.2} count={courses} />
      </g>
      <Ridge x={house.x + house.width / 2} y={house.attic - house.width / 2 - 10} />
    </>
  );
}
