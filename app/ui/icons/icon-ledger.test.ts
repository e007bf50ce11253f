import { expect, test } from "vitest";
import { iconLedger } from "./icon-ledger";
import { iconNames, iconsIn, symbols } from "./icon-shapes";

test("a page prints each icon once, however often and in however many parts it is shown", () => {
  const icons = iconLedger();
  icons.note(["menu", "phone", "menu"]);
  expect(icons.take()).toEqual(["menu", "phone"]);
  icons.note(["phone", "star"]);
  expect(icons.take()).toEqual(["star"]);
  expect(icons.take()).toEqual([]);
});

test("what a fallback printed is printed again by what takes its place", () => {
  const icons = iconLedger();
  icons.note(["clock"]);
  expect(icons.take(true)).toEqual(["clock"]);
  expect(icons.take()).toEqual(["clock"]);
});

test("every icon of the set is found back in HTML that shows it", () => {
  const html = iconNames.map((name) => `<svg><use href="#i-${name}"/></svg>`).join("");
  expect(iconsIn(html + html)).toEqual(iconNames);
  for (const name of iconNames) expect(symbols([name])).toContain(`id="i-${name}"`);
});
