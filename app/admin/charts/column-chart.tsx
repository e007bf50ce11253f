import { ChartFrame, type ChartRow } from "./chart-frame";

type ColumnChartProps = { title: string; heads: [string, string]; rows: ChartRow[] };

/** Values over time, as columns standing on a line; the highest and the ends are written out beside it. */
export function ColumnChart({ title, heads, rows }: ColumnChartProps) {
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  const peak = rows.find(({ value }) => value === highest);
  const last = rows.at(-1);
  return (
    <ChartFrame title={title} heads={heads} rows={rows}>
      <div role="img" aria-label={summary(title, rows)}>
        <p className="pb-1 text-sm text-ink-soft tabular-nums">
          {peak && `hoogste ${peak.value} (${peak.label})`}
        </p>
        <svg
          viewBox={`0 0 ${rows.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-36 w-full border-b border-ink md:h-48"
        >
          {rows.map(({ label, value }, index) => (
            <rect
              key={label}
              x={index + 0.12}
              y={100 - (value / highest) * 100}
              width="0.76"
              height={(value / highest) * 100}
              className={index === rows.length - 1 ? "fill-accent-hatch" : "fill-accent"}
            />
          ))}
        </svg>
        <p className="flex justify-between pt-1 text-sm text-ink-soft tabular-nums">
          <span>{rows[0]?.label}</span>
          <span>{last && `${last.label}: ${last.value} tot nu`}</span>
        </p>
      </div>
    </ChartFrame>
  );
}

function summary(title: string, rows: ChartRow[]): string {
  const values = rows.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  return `${title}: samen ${sum}, hoogste ${Math.max(0, ...values)}, laatste ${values.at(-1) ?? 0}. De tabel hieronder heeft alle cijfers.`;
}
