import { type ReactNode, useId } from "react";

export type ChartRow = { label: string; value: number };

type ChartFrameProps = {
  title: string;
  /** What the rows are, and what their number counts. */
  heads: [string, string];
  rows: ChartRow[];
  children: ReactNode;
};

/** A plot with its title, and the same figures as a table behind it. */
export function ChartFrame({ title, heads, rows, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="label-caps mb-3 border-b border-ink pb-2">
        {title}
      </figcaption>
      {rows.length === 0 ? <p className="text-ink-soft">Nog niets in deze periode.</p> : children}
      {rows.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
            Cijfers als tabel
          </summary>
          <table className="mt-1 w-full text-left">
            <thead>
              <tr className="border-b border-rule">
                <th scope="col" className="py-1.5">
                  {heads[0]}
                </th>
                <th scope="col" className="py-1.5 text-right">
                  {heads[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label} className="border-b border-rule">
                  <th scope="row" className="py-1.5 font-normal break-all">
                    {label}
                  </th>
                  <td className="py-1.5 text-right tabular-nums">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
