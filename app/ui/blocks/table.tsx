import type { ReactNode } from "react";
import { classNames } from "~/lib/text/class-names";
import { type Text, Words } from "./words";

type TableProps = { caption: string; head: string[]; rows: Text[][]; note?: Text; id: string };

export function Table({ caption, head, rows, note, id }: TableProps) {
  return (
    <TableFrame id={id} caption={caption} note={note} cards={head.length > 2}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {head.map((label) => (
            <th key={label} scope="col" {...ROLES.columnHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no other name and never move
          <tr key={at} {...ROLES.row}>
            {cells.map((text, column) =>
              column === 0 ? (
                <th key={head[column]} scope="row" {...ROLES.rowHead}>
                  <Words text={text} />
                </th>
              ) : (
                <td
                  key={head[column]}
                  {...ROLES.cell}
                  data-label={head.length > 2 ? head[column] : undefined}
                >
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

/** Said once more: a part of a table that is shown as a block or a grid loses its role in Safari. */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
};
type FrameProps = {
  id: string;
  caption?: string | undefined;
  /** Name of a table without a caption. */
  label?: string;
  note?: Text | undefined;
  /** On a phone every row is a card; its cells say their column in `data-label`. */
  cards: boolean;
  /** It may be wider than the sheet and scrolls by itself. */
  wide?: boolean;
  children: ReactNode;
};

/** A table with its caption and the line under it. */
export function TableFrame({ id, caption, label, note, cards, wide = false, children }: FrameProps) {
  const table = (
    <table
      {...ROLES.table}
      aria-label={caption ? undefined : label}
      className={classNames("ruled-table", cards && "table-cards", wide && "min-w-[36rem]")}
    >
      {caption && (
        <caption id={id} className="pb-3 text-left font-display text-lg font-semibold">
          {caption}
        </caption>
      )}
      {children}
    </table>
  );
  return (
    <div>
      {wide ? (
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
