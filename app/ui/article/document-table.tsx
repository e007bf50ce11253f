import type { ReactNode } from "react";
import { type Cell, lineText, plainText, type Table, type TableFigure } from "~/lib/document";
import { ROLES, TableFrame } from "~/ui/blocks/table";

type DocumentTableProps = { block: Table | TableFigure; id: string; cell: (cell: Cell) => ReactNode };

/** A table from the editor, with or without a caption. A first row of header cells becomes the head. */
export function DocumentTable({ block, id, cell }: DocumentTableProps) {
  const table = block.type === "table" ? block : block.content.find(({ type }) => type === "table");
  if (table?.type !== "table") return null;
  const [first, ...rest] = table.content;
  const headed = first?.content.every(({ type }) => type === "tableHeader") ?? false;
  const name = first?.content.map(plainText).filter(Boolean).join(", ");
  const columns = Math.max(...table.content.map(({ content }) => content.length));
  // Cells that span others have no place in a card.
  const joined = table.content.some(({ content }) =>
    content.some(({ attrs }) => attrs.colspan > 1 || attrs.rowspan > 1),
  );
  const cards = headed && !joined && columns > 2;
  const labels = cards ? (first?.content.map(plainText) ?? []) : [];
  const note = block.type === "table" ? undefined : block.content.find(({ type }) => type === "note");
  return (
    <TableFrame
      id={id}
      caption={block.type === "table" ? undefined : lineText(block, "caption")}
      label={`Tabel: ${name || "zonder koppen"}`}
      note={note?.type === "note" && note.content?.length ? note.content : undefined}
      cards={cards}
      wide={!cards && columns > 3}
    >
      {headed && first && (
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {first.content.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
              <th key={index} scope="col" {...spans(one)} {...ROLES.columnHead}>
                {cell(one)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody {...ROLES.group}>
        {(headed ? rest : table.content).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={at} {...ROLES.row}>
            {row.content.map((one, index) =>
              one.type === "tableHeader" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <th key={index} scope="row" {...spans(one)} {...ROLES.rowHead}>
                  {cell(one)}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} {...spans(one)} {...ROLES.cell} data-label={labels[index] || undefined}>
                  {cell(one)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function spans({ attrs: { colspan, rowspan } }: Cell) {
  return { colSpan: colspan > 1 ? colspan : undefined, rowSpan: rowspan > 1 ? rowspan : undefined };
}
