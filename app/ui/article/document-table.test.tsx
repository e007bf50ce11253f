import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Cell, Row } from "~/lib/document";
import { DocumentTable } from "./document-table";

const cell = (text: string): Cell => ({
  type: "tableCell",
  attrs: { colspan: 1, rowspan: 1 },
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const row = (...texts: string[]): Row => ({ type: "tableRow", content: texts.map(cell) });
const markupOf = (...content: Row[]) =>
  renderToStaticMarkup(<DocumentTable block={{ type: "table", content }} id="maten" cell={() => "tekst"} />);

test("three columns without a head fit a phone: nothing scrolls sideways", () => {
  expect(markupOf(row("zink", "0,7 mm", "40 jaar"), row("pvc", "2 mm", "20 jaar"))).not.toMatch(
    /min-w-|overflow-x-auto/,
  );
});

test("four columns without a head scroll by themselves, and by keyboard", () => {
  expect(markupOf(row("zink", "0,7 mm", "40 jaar", "grijs"))).toMatch(/<section[^>]* tabindex="0"/);
});
