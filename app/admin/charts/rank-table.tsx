import { useId } from "react";
import { ROLES } from "~/ui/blocks/table";

type RankTableProps = {
  title: string;
  /** What is ranked, and what each number counts. */
  heads: [string, ...string[]];
  /** `share`: length of the bar, 0 to 1. */
  rows: { label: string; share: number; values: string[] }[];
};

/** A ranking with several numbers for each thing: a table, with a bar under each name. */
export function RankTable({ title, heads, rows }: RankTableProps) {
  const id = useId();
  const [first, ...numbers] = heads;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="label-caps mb-3 border-b border-ink pb-2 font-text">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nog niets in deze periode.</p>
      ) : (
        <table {...ROLES.table} className="tight-rows w-full table-fixed text-left">
          <thead {...ROLES.group} className="text-sm text-ink-soft">
            <tr {...ROLES.row}>
              <th {...ROLES.columnHead} scope="col" className="pb-1 font-normal">
                {first}
              </th>
              {numbers.map((head) => (
                <th
                  key={head}
                  {...ROLES.columnHead}
                  scope="col"
                  className="w-[4.75rem] pb-1 text-right font-normal sm:w-24"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.map(({ label, share, values }) => (
              <tr key={label} {...ROLES.row}>
                <th {...ROLES.rowHead} scope="row" className="py-1.5 font-normal">
                  <span className="block max-sm:break-words sm:truncate" title={label}>
                    {label}
                  </span>
                  <svg
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="mt-1 h-2 w-full"
                  >
                    <rect width="100" height="1" className="fill-paper-deep" />
                    <rect width={share * 100} height="1" className="fill-accent" />
                  </svg>
                </th>
                {values.map((value, n) => (
                  <td
                    key={numbers[n]}
                    {...ROLES.cell}
                    data-label={numbers[n]}
                    className="py-1.5 text-right align-top tabular-nums"
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
