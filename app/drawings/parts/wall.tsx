import { type Point, rect, round, uprightZigzag, zigzag } from "~/drawings/geometry";
import type { axonometry } from "~/drawings/parts/axo";
import { hatch } from "~/drawings/patterns";

/** Insulation cut: the board in the wash of the pencil, with its zigzag along the longer side. */
export function Wool({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const upright = height > width;
  return (
    <>
      <path className="wash" d={rect(x, y, width, height)} />
      <path
        className="hair"
        d={
          upright
            ? uprightZigzag(x + 2, y + 1, height - 2, width - 4)
            : zigzag(x + 1, y + 2, width - 2, height - 4, Math.max(height * 0.45, 10))
        }
      />
    </>
  );
}

/** Masonry cut without its joints, for houses and other small scales. */
export function Masonry({ d }: { d: string }) {
  return (
    <>
      <path className="poche none" d={d} />
      <path fill={hatch("masonry")} d={d} />
    </>
  );
}

/** Falling drops; a point is the tip of one, `k` 1 is 16 units high. */
export function drops(points: readonly Point[], k = 1): string {
  const half = round(6 * k);
  return points
    .map(
      ([x, y]) =>
        `M${x} ${y}c${round(4 * k)} ${round(5 * k)} ${half} ${round(7 * k)} ${half} ${round(10 * k)}a${half} ${half} 0 0 1${-2 * half} 0c0${round(-3 * k)} ${round(2 * k)}${round(-5 * k)} ${half}${round(-10 * k)}z`,
    )
    .join("");
}

/** Lines parallel to the eaves over a roof face: from `low` to `high`, each given by its two ends. */
export function faceCourses(
  low: readonly [Point, Point],
  high: readonly [Point, Point],
  count: number,
): string {
  const between = (a: Point, b: Point, t: number) =>
    `${round(a[0] + (b[0] - a[0]) * t)} ${round(a[1] + (b[1] - a[1]) * t)}`;
  return Array.from({ length: count }, (_, i) => (i + 1) / (count + 1))
    .map((t) => `M${between(low[0], high[0], t)}L${between(low[1], high[1], t)}`)
    .join("");
}

type Span = readonly [from: number, to: number];

/** The three faces that are seen of a block between two values along each direction of a body. */
export function block(body: ReturnType<typeof axonometry>, x: Span, y: Span, z: Span): string {
  return body.top(...x, ...y, z[1]) + body.front(...x, y[0], ...z) + body.right(x[1], ...y, ...z);
}
