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
  const next = `m${pairs(...step)}${shape}`;
  return `M${pairs(...start)}${shape}${next.repeat(Math.max(count - 1, 0))}`;
}

/** Equal open strokes: `stroke` is relative and returns nowhere, so each starts from its own point. */
export function strokes(count: number, start: Point, step: Point, dx: number, dy: number): string {
  const stroke = `l${pairs(dx, dy)}`;
  const next = `m${pairs(step[0] - dx, step[1] - dy)}${stroke}`;
  return `M${pairs(...start)}${stroke}${next.repeat(Math.max(count - 1, 0))}`;
}

/** Full circle as a path, so that several of them make one element. */
export function disc([x, y]: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Where a point falls when its frame is turned by `degrees` and moved to `origin`. */
export function turned([x, y]: Point, degrees: number, origin: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [round(origin[0] + x * cos - y * sin), round(origin[1] + x * sin + y * cos)];
}

/** Pairs of numbers of one path command, without the spaces that a minus sign makes needless. */
export function pairs(...numbers: number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${round(n)}` : round(n))).join("");
}

/** Zigzag of insulation between two parallel faces, `length` long and `depth` thick, from the upper left. */
export function zigzag(x: number, y: number, length: number, depth: number, pitch = 10): string {
  const count = Math.round(length / pitch);
  const half = round(length / count / 2);
  return `M${pairs(x, y)}${`l${pairs(half, depth, half, -depth)}`.repeat(count)}`;
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
  const shape = endGrain(0, 0, width, height).slice("M0 0".length);
  return `M${pairs(x, y)}${shape}${`m${pairs(step, -height)}${shape}`.repeat(count - 1)}`;
}

/** Insulation in a cavity: a zigzag that runs down from the upper left. */
export function uprightZigzag(x: number, top: number, length: number, width = 5): string {
  const half = width / 2;
  const turn = `l${pairs(width, half, -width, half)}`;
  return `M${round(x)} ${round(top)}${turn.repeat(Math.floor(length / width))}`;
}
