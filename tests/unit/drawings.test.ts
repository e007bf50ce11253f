import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articles } from "../../app/content/articles/list";
import { services } from "../../app/content/services/list";
import { DrawingDefs } from "../../app/drawings/patterns";
import { drawings } from "../../app/drawings/registry";
import { specifiedArticles, specifiedServices } from "../support/specified-paths";

/** Radius of a balloon on a phone, in units of the sheet: 13 × --dw-balloon. */
const phoneBalloon = 22;

const pages = [...articles, ...services];

const figures = pages.flatMap(({ slug, sections }) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === "figure" ? [{ slug, ...block, markup: draw(block.drawing) }] : [],
    ),
  ),
);

function draw(key: string): string {
  const Sheet = drawings[key];
  return Sheet ? renderToStaticMarkup(createElement(Sheet, { id: "tekening" })) : "";
}

function balloons(markup: string): { x: number; y: number; n: number }[] {
  const marks =
    /translate\(([\d.]+) ([\d.]+)\)"><g class="balloon"><circle r="13"><\/circle><text[^>]*>(\d+)</g;
  return [...markup.matchAll(marks)].map(([, x, y, n]) => ({ x: Number(x), y: Number(y), n: Number(n) }));
}

test("every page of the specification has a figure, every figure a drawing, and every drawing a page", () => {
  const specified = [...specifiedArticles, ...specifiedServices.map((path) => path.split("/").at(-1) ?? "")];
  expect(figures.map(({ slug }) => slug)).toEqual(expect.arrayContaining(specified));
  expect([...new Set(figures.map(({ drawing }) => drawing))].toSorted()).toEqual(
    Object.keys(drawings).toSorted(),
  );
});

test.each(figures)("$drawing has one balloon for each line of its legend, in order", ({ markup, legend }) => {
  expect(balloons(markup).map(({ n }) => n)).toEqual((legend ?? []).map((_, i) => i + 1));
});

test.each(figures)("$drawing keeps its balloons whole and apart on a phone", ({ markup }) => {
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? []).map(Number);
  const marks = balloons(markup);
  for (const { x, y, n } of marks) {
    expect(Math.min(x, y, (width ?? 0) - x, (height ?? 0) - y)).toBeGreaterThanOrEqual(phoneBalloon);
    for (const other of marks.slice(n))
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(2 * phoneBalloon);
  }
});

test.each(figures)(
  "$drawing may stand on any page: own ids, shared hatches, no inline style",
  ({ markup }) => {
    const own = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    for (const id of own) expect(id).toMatch(/^tekening(-|$)/);
    expect(new Set(own).size).toBe(own.length);
    const shared = [...renderToStaticMarkup(createElement(DrawingDefs)).matchAll(/<pattern id="([^"]+)"/g)];
    const known = [...own, ...shared.map((match) => match[1])];
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id);
    expect(markup).not.toContain("style=");
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(markup.length).toBeLessThan(10_000);
  },
);
