import { writeFile } from "node:fs/promises";
import { iconRules } from "../app/ui/icons/icon-shapes.ts";
import { readOptions } from "./cli/options.ts";

const help = `npm run icons

Writes the icons' shapes into the style sheets: icons.css for every page, office-icons.css for /admin.`;

readOptions(help, {});

for (const [name, office] of [
  ["icons", false],
  ["office-icons", true],
] as const) {
  const css = `/* Written by npm run icons. */\n@layer components {\n${iconRules(office)}}\n`;
  await writeFile(new URL(`../app/ui/icons/${name}.css`, import.meta.url), css);
}
