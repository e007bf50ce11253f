import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder } from "./cli/run.ts";
import { costsText } from "./costs/tables.ts";

const help = `npm run costs -- [--write]

Prints what the site costs a month at several sizes, or writes it into docs/scale.md. Rates and what is counted stand in
scripts/costs.`;

/** Where docs/scale.md keeps these tables. */
export const costsPlace = /(?<=<!-- npm run costs -- --write -->\n\n)[\s\S]*?(?=\n\n<!-- until here -->)/;

function costs(): void {
  const { write } = readOptions(help, { write: { type: "boolean", default: false } });
  if (!write) {
    console.log(costsText());
    return;
  }
  const file = join(projectFolder, "docs", "scale.md");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(costsPlace, () => costsText()),
  );
}

if (import.meta.main) {
  try {
    costs();
  } catch (error) {
    fail(error);
  }
}
