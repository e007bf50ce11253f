import { ChartFrame, type ChartRow } from "./chart-frame";

type BarChartProps = { title: string; heads: [string, string]; rows: ChartRow[] };

/** A ranking: a bar per thing with its name above it and its number at its end. */
export function BarChart({ title, heads, rows }: BarChartProps) {
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  const first = rows.find(({ value }) => value === highest);
  const label = `${title}${first ? `: het meest ${first.label}, ${first.value}` : ""}. De tabel hieronder heeft alle cijfers.`;
  return (
    <ChartFrame title={title} heads={heads} rows={rows}>
      <div role="img" aria-label={label} className="grid gap-2.5">
        {rows.map((row) => (
          <div key={row.label}>
            <p className="flex justify-between gap-4 leading-snug">
              <span className="min-w-0 truncate">{row.label}</span>
              <span className="tabular-nums">{row.value}</span>
            </p>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-2 w-full"
            >
              <rect width="100" height="1" className="fill-paper-deep" />
              <rect width={(row.value / highest) * 100} height="1" className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
