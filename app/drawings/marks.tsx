import { type Point, round } from "./geometry";

/** Numbered balloon, with a leader to `at` when it does not sit on the spot. It grows on a small screen. */
export function Balloon({ x, y, n, at }: { x: number; y: number; n: number; at?: Point }) {
  return (
    <g className="mark">
      {at && <path className="thin" d={`M${x} ${y}L${at[0]} ${at[1]}`} />}
      {at && <circle className="dot" cx={at[0]} cy={at[1]} r="2.5" />}
      <g transform={`translate(${x} ${y})`}>
        <g className="balloon">
          <circle r="13" />
          <text y="5">{n}</text>
        </g>
      </g>
    </g>
  );
}

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

/** Level mark (peilmaat): the open triangle on its line, with the height in metres. */
export function Level({ x, y, text, length = 30 }: { x: number; y: number; text: string; length?: number }) {
  return (
    <g className="dim">
      <path className="thin" d={`M${x} ${y}h${length}`} />
      <path className="thin paper" d={`M${x + 8} ${y}l-6-9h12z`} />
      <text className="start" x={x + 18} y={y - 4}>
        {text}
      </text>
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

/** Way of water or air: a line through `points` with an arrow head, in the accent. */
export function Flow({ path, head, angle }: { path: string; head: Point; angle: number }) {
  return (
    <g className="flow">
      <path d={path} />
      <path d="M-8-5 0 0-8 5" transform={`translate(${head[0]} ${head[1]})rotate(${angle})`} />
    </g>
  );
}

/** Scale bar in whole metres. */
export function ScaleBar({
  x,
  y,
  metres,
  unit = 60,
}: {
  x: number;
  y: number;
  metres: number;
  unit?: number;
}) {
  const fields = Array.from({ length: metres }, (_, i) => i);
  return (
    <g className="dim">
      <path className="thin" d={`M${x} ${y}h${metres * unit}v6h${-metres * unit}z`} />
      <path
        className="ink"
        d={fields
          .filter((i) => i % 2 === 0)
          .map((i) => `M${x + i * unit} ${y}h${unit}v6h${-unit}z`)
          .join("")}
      />
      {[0, metres].map((m) => (
        <text key={m} x={x + m * unit} y={y + 22}>
          {m === 0 ? "0" : `${m} m`}
        </text>
      ))}
    </g>
  );
}
