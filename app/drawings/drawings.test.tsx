import { gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DivisionId } from "~/content/types";
import { DivisionCorner } from "~/drawings/corners/division-corner";
import { houseParts } from "~/drawings/house/house-links";
import { HouseSection, HouseSectionLegend, houseSectionPatterns } from "~/drawings/house/house-section";
import { Unmarked } from "./parts/sheet";
import { DrawingDefs } from "./patterns";
import { drawings } from "./registry";
import { StreetProfile } from "./street";

const divisions: DivisionId[] = ["roof", "chimney", "maintenance", "building"];
const house = renderToStaticMarkup(<HouseSection />);
const corners = divisions.map((theme) => renderToStaticMarkup(<DivisionCorner theme={theme} id={theme} />));

function matches(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? "");
}

function printed(defs: ReactNode): string[] {
  return matches(renderToStaticMarkup(defs), /<pattern id="([^"]+)"/g);
}

test("the patterns that the house names are exactly the ones it uses", () => {
  const used = new Set(matches(house, /fill="url\(#([^)]+)\)/g));
  expect([...used].sort()).toEqual(printed(<DrawingDefs only={houseSectionPatterns} />).sort());
});

test("every pattern used by a division corner exists", () => {
  const all = printed(<DrawingDefs />);
  for (const corner of corners) {
    for (const id of matches(corner, /url\(#([^)]+)\)/g)) expect(all).toContain(id);
  }
});

test("drawings carry no inline style, which the content security policy refuses", () => {
  for (const markup of [house, ...corners]) expect(markup).not.toContain("style=");
});

test("path data holds no broken number", () => {
  const street = renderToStaticMarkup(
    <StreetProfile x={0} y={0} houses={["farmhouse", "church", "flats"]} />,
  );
  for (const markup of [house, street, ...corners]) {
    for (const d of matches(markup, / d="([^"]*)"/g)) expect(d).not.toMatch(/NaN|undefined|--|Infinity|e-/);
  }
});

test("a division corner is hidden from assistive technology, the house is not", () => {
  for (const corner of corners) expect(corner).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(house).toMatch(/^<svg[^>]* role="group" aria-label="[^"]+"/);
});

test("every part of the house is a link in the drawing and in the list, in the same order of numbers", () => {
  const parts = Object.values(houseParts);
  expect(matches(house, /<a href="([^"]+)"/g).sort()).toEqual(parts.map((part) => part.href).sort());
  const list = renderToStaticMarkup(<HouseSectionLegend />);
  expect(matches(list, /<a href="([^"]+)"/g)).toEqual(parts.map((part) => part.href));
  expect(parts.map((part) => part.n)).toEqual(parts.map((_, i) => i + 1));
});

test("what a link of the house is called begins with or contains its visible label", () => {
  for (const part of Object.values(houseParts))
    expect(part.name.toLowerCase()).toContain(part.label.toLowerCase());
});

test("the house, which every visitor of the home page waits for, stays small", () => {
  expect(matches(house, /<([a-z]+)/g).length).toBeLessThanOrEqual(196);
  expect(house.length).toBeLessThan(23_200);
  expect(gzipSync(house).length).toBeLessThan(5_900);
});

test("a figure without its legend has no balloons", () => {
  const Sheet = drawings.timmerwerken;
  const draw = (plain: boolean) =>
    Sheet &&
    renderToStaticMarkup(
      <Unmarked value={plain}>
        <Sheet id="werk" />
      </Unmarked>,
    );
  expect(draw(false)).toContain('class="balloon"');
  expect(draw(true)).not.toMatch(/class="(balloon|dot)"/);
});

test("a drop is blue, whatever the colour of the division in which it falls", () => {
  const all = Object.values(drawings).map((Drawn) => Drawn && renderToStaticMarkup(<Drawn id="druppels" />));
  const paths = [house, ...all].flatMap((markup = "") => markup.match(/<path[^>]*>/g) ?? []);
  const drops = paths.filter((path) => /a(\d) \1 0 0 [01] ?-?\d+ 0c0-/.test(path));
  expect(drops.length).toBeGreaterThan(5);
  expect(drops.filter((path) => !/class="(none )?water\b/.test(path))).toEqual([]);
});
