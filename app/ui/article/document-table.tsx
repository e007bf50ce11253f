import type { ReactNode } from "react";
import { type Cell, plainText, type Row } from "~/lib/document";
import { classNames } from "~/lib/text/class-names";

/** Minimum width per number of columns, as in ui/blocks/table.tsx; a wider table scrolls inside. */
const MIN_WIDTHS: Record<number, string> = { 1: "", 2: "", 3: "min-w-[34rem]", 4: "min-w-[44rem]" };

type DocumentTableProps = { rows: Row[]; cell: (cell: Cell) => ReactNode };

/** A table from the editor. A first row of header cells becomes the head. */
export function DocumentTable({ rows, cell }: DocumentTableProps) {
  const [first, ...rest] = rows;
  const headed = first?.content.every(({ type }) => type === "tableHeader") ?? false;
  const columns = Math.max(...rows.map(({ content }) => content.length));
  const name = first?.content.map(plainText).filter(Boolean).join(", ");
  return (
    <section
      aria-label={`Tabel: ${name || "zonder koppen"}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className="-mr-(--page-pad) overflow-x-auto pr-(--page-pad) @half:mr-0 @half:pr-0"
    >
      <table className={classNames("w-full border-collapse text-sm", MIN_WIDTHS[columns] ?? "min-w-[52rem]")}>
        {headed && first && (
          <thead>
            <tr className="border-y border-ink">
              {first.content.map((one, index) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
                  key={index}
                  scope="col"
                  {...spans(one)}
                  className="label-caps py-2.5 pr-5 text-left align-bottom text-ink-soft"
                >
                  {cell(one)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className={headed ? undefined : "border-t border-ink"}>
          {(headed ? rest : rows).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at} className="border-b border-rule align-top last:border-ink">
              {row.content.map((one, index) =>
                one.type === "tableHeader" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={index} scope="row" {...spans(one)} className="py-3 pr-5 text-left font-semibold">
                    {cell(one)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} {...spans(one)} className="py-3 pr-5 tabular-nums">
                    {cell(one)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function spans({ attrs: { colspan, rowspan } }: Cell) {
  return { colSpan: colspan > 1 ? colspan : undefined, rowSpan: rowspan > 1 ? rowspan : undefined };
}
