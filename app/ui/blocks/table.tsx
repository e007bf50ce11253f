import type { Block } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { RichText } from "./rich-text";

type TableProps = Extract<Block, { type: "table" }> & { id: string };

/** Minimum width per number of columns; on a phone the table scrolls inside. */
const MIN_WIDTHS: Record<number, string> = { 2: "", 3: "min-w-[34rem]", 4: "min-w-[44rem]" };

export function Table({ caption, head, rows, note, id }: TableProps) {
  const wide = head.length > 2;
  const table = (
    <table
      className={classNames("w-full border-collapse text-sm", MIN_WIDTHS[head.length] ?? "min-w-[52rem]")}
    >
      <caption id={id} className="pb-3 text-left font-display text-lg font-semibold">
        <span className="sticky left-0 inline-block max-w-[calc(100vw-2*var(--page-pad))]">{caption}</span>
      </caption>
      <thead>
        <tr className="border-y border-ink">
          {head.map((label) => (
            <th
              key={label}
              scope="col"
              className="label-caps py-2.5 pr-5 text-left align-bottom text-ink-soft"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()} className="border-b border-rule align-top last:border-ink">
            {cells.map((text, column) =>
              column === 0 ? (
                <th key={head[column]} scope="row" className="py-3 pr-5 text-left font-semibold">
                  <RichText text={text} />
                </th>
              ) : (
                <td key={head[column]} className="py-3 pr-5 tabular-nums">
                  <RichText text={text} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div>
      {wide ? (
        <section
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
          tabIndex={0}
          className="-mr-(--page-pad) overflow-x-auto pr-(--page-pad) @half:mr-0 @half:pr-0"
        >
          {table}
        </section>
      ) : (
        table
      )}
      {note && (
        <p className="mt-3 text-sm text-ink-soft">
          <RichText text={note} />
        </p>
      )}
    </div>
  );
}
