import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames, iconRules, officeIcons } from "./icon-shapes";

const sheet = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");

test("the sheets hold the icons as they are drawn; else run npm run icons", () => {
  expect(sheet("icons")).toContain(iconRules(false));
  expect(sheet("office-icons")).toContain(iconRules(true));
});

test("the images say their size: of one with a ratio alone WebKit draws the parts beside their places", () => {
  for (const sheet of [iconRules(false), iconRules(true)]) {
    const [, width, height] = /viewBox='0 0 (\d+) (\d+)'/.exec(sheet) ?? [];
    expect(sheet).toContain(` width='${width}' height='${height}' `);
  }
});

test("every icon has its own place in one of the two images", () => {
  for (const name of iconNames) {
    const isOffice = officeIcons.includes(name);
    expect(iconRules(isOffice)).toContain(`.i-${name} {\n    --at: `);
    expect(iconRules(!isOffice)).not.toContain(`.i-${name} {`);
  }
});
