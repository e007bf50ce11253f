/** Path arithmetic for drawings. Everything is rounded to one decimal, because every digit is sent. */

export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A relative path enlarged by `k`. Not for arcs: their flags would grow with it. */
export function scaled(path: string, k: number): string {
  return k === 1 ? path : path.replace(/\d*\.?\d+/g, (n) => String(round(Number(n) * k)));
}

/** Equal outlines in one path: `shape` is relative and closed (ends in z); it repeats every dx, dy. */
export function row(count: number, start: Point, step: Point, shape: string): string {
  const next = `m${round(step[0])} ${round(step[1])}${shape}`;
  return `M${round(start[0])} ${round(start[1])}${shape}${next.repeat(Math.max(count - 1, 0))}`;
}

/** Equal open strokes: `stroke` is relative and returns nowhere, so each starts from its own point. */
export function strokes(count: number, start: Point, step: Point, dx: number, dy: number): string {
  const stroke = `l${round(dx)} ${round(dy)}`;
  const next = `m${round(step[0] - dx)} ${round(step[1] - dy)}${stroke}`;
  return `M${round(start[0])} ${round(start[1])}${stroke}${next.repeat(Math.max(count - 1, 0))}`;
}

/** Zigzag of insulation between two parallel faces, `length` long and `depth` thick, from the upper left. */
export function zigzag(x: number, y: number, length: number, depth: number, pitch = 10): string {
  const count = Math.round(length / pitch);
  const half = round(length / count / 2);
  return `M${round(x)} ${round(y)}${`l${half} ${round(depth)} ${half} ${round(-depth)}`.repeat(count)}`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

/** Timber cut across the grain: its outline with both diagonals. */
export function endGrain(x: number, y: number, width: number, height: number): string {
  return `${rect(x, y, width, height)}l${round(width)} ${round(height)}m0-${round(height)}l${round(-width)} ${round(height)}`;
}

/** A row of joists cut across, centre to centre `step`; each with its diagonals. */
export function joists(
  count: number,
  x: number,
  y: number,
  step: number,
  width: number,
  height: number,
): string {
  let path = "";
  for (let i = 0; i < count; i++) path += endGrain(x + i * step, y, width, height);
  return path;
}

/** Insulation in a cavity: a zigzag that runs down from the upper left. */
export function uprightZigzag(x: number, top: number, length: number, width = 5): string {
  const half = width / 2;
  const turn = `l${round(width)} ${round(half)}${round(-width)} ${round(half)}`;
  return `M${round(x)} ${round(top)}${turn.repeat(Math.floor(length / width))}`;
}
