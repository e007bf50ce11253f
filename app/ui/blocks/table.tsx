import type { ReactNode } from "react";
import { classNames } from "~/lib/text/class-names";
import { type Text, Words } from "./words";

type TableProps = { caption: string; head: string[]; rows: Text[][]; note?: Text; id: string };

/** Minimum width per number of columns; on a phone the table scrolls inside. */
const MIN_WIDTHS: Record<number, string> = { 1: "", 2: "", 3: "min-w-[34rem]", 4: "min-w-[44rem]" };

export function Table({ caption, head, rows, note, id }: TableProps) {
  return (
    <TableFrame id={id} caption={caption} note={note} columns={head.length}>
      <thead>
        <tr className={HEAD_ROW}>
          {head.map((label) => (
            <th key={label} scope="col" className={HEAD_CELL}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no other name and never move
          <tr key={at} className={ROW}>
            {cells.map((text, column) =>
              column === 0 ? (
                <th key={head[column]} scope="row" className={ROW_HEAD}>
                  <Words text={text} />
                </th>
              ) : (
                <td key={head[column]} className={CELL}>
                  <Words text={text} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

export const HEAD_ROW = "border-y border-ink";
export const HEAD_CELL = "label-caps py-2.5 pr-5 text-left align-bottom text-ink-soft";
export const ROW = "border-b border-rule align-top last:border-ink";
export const ROW_HEAD = "py-3 pr-5 text-left font-semibold";
export const CELL = "py-3 pr-5 tabular-nums";

type FrameProps = {
  id: string;
  caption?: string | undefined;
  /** Name of a table without a caption. */
  label?: string;
  note?: Text | undefined;
  columns: number;
  children: ReactNode;
};

/** A table with its caption and the line under it; a wide one scrolls by itself. */
export function TableFrame({ id, caption, label, note, columns, children }: FrameProps) {
  const table = (
    <table
      aria-label={caption ? undefined : label}
      className={classNames("w-full border-collapse text-sm", MIN_WIDTHS[columns] ?? "min-w-[52rem]")}
    >
      {caption && (
        <caption id={id} className="pb-3 text-left font-display text-lg font-semibold">
          <span className="sticky left-0 inline-block max-w-[calc(100vw-2*var(--page-pad))]">{caption}</span>
        </caption>
      )}
      {children}
    </table>
  );
  return (
    <div>
      {columns > 2 ? (
        <section
          aria-labelledby={caption ? id : undefined}
          aria-label={caption ? undefined : label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
          tabIndex={0}
          className="-mx-(--page-pad) overflow-x-auto px-(--page-pad) @half:mx-0 @half:px-0"
        >
          {table}
        </section>
      ) : (
        table
      )}
      {note && (
        <p className="mt-3 text-sm text-ink-soft">
          <Words text={note} />
        </p>
      )}
    </div>
  );
}
