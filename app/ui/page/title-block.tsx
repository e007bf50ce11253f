import type { ReactNode } from "react";

type TitleBlockRow = { label: string; value: ReactNode };

/** Ruled fields, as the title block of a drawing. */
export function TitleBlock({ rows }: { rows: TitleBlockRow[] }) {
  return (
    <dl className="ruled border-t-2 border-b border-ink text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7rem_1fr] items-baseline gap-x-3 py-2">
          <dt className="label-caps text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
