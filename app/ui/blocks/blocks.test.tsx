import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Block } from "~/content/types";
import { Blocks } from "./blocks";
import { ListItems } from "./list";

function html(block: Block): string {
  return renderToStaticMarkup(<Blocks blocks={[block]} id="deel" />);
}

test("running text keeps its emphasis and its links, and escapes everything else", () => {
  const markup = html({
    type: "prose",
    paragraphs: ["**Lood** en [voegen](/schoorsteen), <b>geen</b> [val](javascript:alert)"],
  });
  expect(markup).toContain("<strong>Lood</strong>");
  expect(markup).toMatch(/<a href="\/schoorsteen"[^>]*>voegen<\/a>/);
  expect(markup).toContain("&lt;b&gt;geen");
  expect(markup).toMatch(/ val<\/p>/);
  expect(markup).not.toContain("javascript:");
});

test("a table names its columns and rows, and one that becomes cards on a phone says the column of each cell", () => {
  const table = (columns: number) =>
    html({
      type: "table",
      caption: "Keuzes",
      head: ["A", "B", "C"].slice(0, columns),
      rows: [["een", "twee", "drie"].slice(0, columns)],
    });
  expect(table(3)).toMatch(/<caption id="deel-1"/);
  expect(table(3)).toMatch(/<th scope="row" role="rowheader"/);
  expect(table(3).match(/scope="col"/g)).toHaveLength(3);
  expect(table(3)).toContain('<td role="cell" data-label="C">');
  expect(table(2)).not.toContain("data-label");
});

test("a numbered list is an ordered one", () => {
  expect(html({ type: "list", style: "number", items: ["Eerst"] })).toContain("<ol");
  expect(html({ type: "list", style: "check", items: ["Punt"] })).toContain("<ul");
  const later = renderToStaticMarkup(<ListItems style="number" start={4} items={["Dan"]} />);
  expect(later).toContain('<ol start="4"');
  expect(later).toContain(">4.<");
});

test("a question opens by itself, without script", () => {
  const markup = html({ type: "faq", items: [{ question: "Hoe lang?", answer: ["Een dag."] }] });
  expect(markup).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>Hoe lang\?<\/h3>/);
});

test("a figure has its alt text and a legend of real text; one without a drawing shows nothing", () => {
  const figure = { type: "figure", alt: "Doorsnede", caption: "Opbouw", legend: ["Draagvloer"] } as const;
  const drawn = html({ ...figure, legend: [...figure.legend], drawing: "plat-dak" });
  expect(drawn).toContain('role="img" aria-label="Doorsnede"');
  expect(drawn).toContain("Draagvloer");
  expect(html({ ...figure, legend: [...figure.legend], drawing: "bestaat-niet" })).not.toContain("<figure");
});

test("every note says what it is in words, not by its colour alone", () => {
  const note = (tone: "tip" | "warning" | "urgent") => html({ type: "callout", tone, title: "T", text: "x" });
  expect(note("tip")).toContain("Tip");
  expect(note("warning")).toContain("Let op");
  expect(note("urgent")).toContain("Spoed");
});

test("both sides of the border stand under their own heading", () => {
  const markup = html({ type: "countries", nl: ["9 %"], be: ["6 %"] });
  expect(markup.match(/<h3/g)).toHaveLength(2);
  expect(markup).toContain("In Nederland");
  expect(markup).toContain("In België");
});
