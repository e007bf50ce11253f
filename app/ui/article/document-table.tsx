import type { ReactNode } from "react";
import { type Cell, lineText, plainText, type Table, type TableFigure } from "~/lib/document";
import { CELL, HEAD_CELL, HEAD_ROW, ROW, ROW_HEAD, TableFrame } from "~/ui/blocks/table";

type DocumentTableProps = { block: Table | TableFigure; id: string; cell: (cell: Cell) => ReactNode };

/** A table from the editor, with or without a caption. A first row of header cells becomes the head. */
export function DocumentTable({ block, id, cell }: DocumentTableProps) {
  const table = block.type === "table" ? block : block.content.find(({ type }) => type === "table");
  if (table?.type !== "table") return null;
  const [first, ...rest] = table.content;
  const headed = first?.content.every(({ type }) => type === "tableHeader") ?? false;
  const name = first?.content.map(plainText).filter(Boolean).join(", ");
  const note = block.type === "table" ? undefined : block.content.find(({ type }) => type === "note");
  return (
    <TableFrame
      id={id}
      caption={block.type === "table" ? undefined : lineText(block, "caption")}
      label={`Tabel: ${name || "zonder koppen"}`}
      note={note?.type === "note" && note.content?.length ? note.content : undefined}
      columns={Math.max(...table.content.map(({ content }) => content.length))}
    >
      {headed && first && (
        <thead>
          <tr className={HEAD_ROW}>
            {first.content.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
              <th key={index} scope="col" {...spans(one)} className={HEAD_CELL}>
                {cell(one)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className={headed ? undefined : "border-t border-ink"}>
        {(headed ? rest : table.content).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={at} className={ROW}>
            {row.content.map((one, index) =>
              one.type === "tableHeader" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <th key={index} scope="row" {...spans(one)} className={ROW_HEAD}>
                  {cell(one)}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} {...spans(one)} className={CELL}>
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
