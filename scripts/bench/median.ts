export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A figure of several rounds. */
export type Spread = { median: number; min: number; max: number };
export type Spreads<Figures> = { [Name in keyof Figures]: Spread };

export function spread(values: number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** Of every figure of the first round, its spread over all. */
export function spreads<Figures extends Record<string, number>>(rounds: Figures[]): Spreads<Figures> {
  const names = Object.keys(rounds[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, spread(rounds.map((round) => round[name] ?? Number.NaN))]),
  ) as Spreads<Figures>;
}

/** A table's cell: a figure, and from where to where it went over the rounds. */
export function shown(value: unknown): unknown {
  if (typeof value === "number") return Number(digits(value));
  if (!isSpread(value)) return value;
  const { median: middle, min, max } = value;
  if (Number.isNaN(middle)) return "–";
  const [low, high] = [digits(min), digits(max)];
  return low === high ? low : `${digits(middle)} (${low}–${high})`;
}

const isSpread = (value: unknown): value is Spread =>
  typeof value === "object" && value !== null && "median" in value;

const digits = (value: number) => value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0);
