import { type Point, round, turned } from "./geometry";

/** Horizontal: `stops` are x, `at` is y; vertical: the other way round. One text per span, in millimetres. */
export function Dimensions({
  stops,
  at,
  texts,
  vertical = false,
}: {
  stops: readonly number[];
  at: number;
  texts: readonly string[];
  vertical?: boolean;
}) {
  const first = stops[0] ?? 0;
  const last = stops[stops.length - 1] ?? 0;
  const line = vertical ? `M${at} ${first - 6}V${last + 6}` : `M${first - 6} ${at}H${last + 6}`;
  const ticks = stops
    .map((s) => (vertical ? `M${at - 5} ${s + 5}l10-10` : `M${s - 5} ${at + 5}l10-10`))
    .join("");
  return (
    <g className="dim">
      <path className="thin" d={line} />
      <path d={ticks} />
      {texts.map((text, i) => {
        const middle = round(((stops[i] ?? 0) + (stops[i + 1] ?? 0)) / 2);
        return vertical ? (
          <text key={stops[i]} transform={`translate(${at - 7} ${middle})rotate(-90)`}>
            {text}
          </text>
        ) : (
          <text key={stops[i]} x={middle} y={at - 7}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** The text starts at `x`; with a negative `rule` it ends there and the leader leaves to the left. */
export function Callout({
  x,
  y,
  rule,
  to,
  text,
}: {
  x: number;
  y: number;
  rule: number;
  to: readonly Point[];
  text: string;
}) {
  const end = to[to.length - 1] ?? [x, y];
  const path = `M${x} ${y}h${rule}${to.map(([px, py]) => `L${px} ${py}`).join("")}`;
  return (
    <g className="callout">
      <path className="thin" d={path} />
      <circle className="dot" cx={end[0]} cy={end[1]} r="2.5" />
      <text x={x} y={y - 7} className={rule < 0 ? "end" : undefined}>
        {text}
      </text>
    </g>
  );
}

/** Break line across a cut part that goes on, from one point to the other. */
export function Break({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const half = round(length / 2);
  return (
    <path
      className="thin"
      transform={`translate(${from[0]} ${from[1]})rotate(${angle})`}
      d={`M-8 0H${half - 5}l3-9 4 18 3-9H${round(length) + 8}`}
    />
  );
}

/** Way of water, of air or smoke, or of a load: a line along `path` that ends in an arrow head. */
export function Flow({
  of,
  path,
  head,
  angle,
}: {
  of: "water" | "air" | "load";
  path: string;
  head: Point;
  angle: number;
}) {
  const barb = (x: number, y: number) => turned([x, y], angle, head).join(" ");
  return (
    <path
      className={of === "water" ? "flow water-line" : "flow"}
      d={`${path}M${barb(-8, -5)}L${head[0]} ${head[1]}L${barb(-8, 5)}`}
    />
  );
}
