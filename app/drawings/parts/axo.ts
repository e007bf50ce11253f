import { type Point, polygon, round } from "~/drawings/geometry";

/** Where one unit along each direction of a body falls on the sheet. */
type Axes = { x: Point; y: Point; z: Point; origin: Point };

/** Cut-away bodies seen from the front right and above: right, front and top faces are visible. */
export function axonometry({ x, y, z, origin }: Axes) {
  const at = (a: number, b: number, c: number): Point => [
    round(origin[0] + a * x[0] + b * y[0] + c * z[0]),
    round(origin[1] + a * x[1] + b * y[1] + c * z[1]),
  ];
  return {
    at,
    /** Face at height `c`. */
    top: (a0: number, a1: number, b0: number, b1: number, c: number) =>
      polygon([at(a0, b0, c), at(a1, b0, c), at(a1, b1, c), at(a0, b1, c)]),
    /** Face that looks at the reader, at depth `b`. */
    front: (a0: number, a1: number, b: number, c0: number, c1: number) =>
      polygon([at(a0, b, c0), at(a1, b, c0), at(a1, b, c1), at(a0, b, c1)]),
    right: (a: number, b0: number, b1: number, c0: number, c1: number) =>
      polygon([at(a, b0, c0), at(a, b1, c0), at(a, b1, c1), at(a, b0, c1)]),
    /** Broken line through points of the body. */
    line: (points: readonly (readonly [number, number, number])[]) =>
      `M${points.map(([a, b, c]) => at(a, b, c).join(" ")).join("L")}`,
  };
}
