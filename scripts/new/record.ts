import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, run } from "../cli/run.ts";

type NewRecord = {
  /** Folder of content with its `list.ts`: 'towns'. */
  folder: "towns" | "services";
  type: "Town" | "Service";
  /** Key of the list within `list.ts` to stand at the end of: 'NL', 'roof'. */
  list: string;
  record: { slug: string };
};

/** 'Son en Breugel' → 'son-en-breugel'. Throws when that is no name for a path and a file. */
export function slugOf(name: string): string {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  if (/^[a-z]+(-[a-z]+)*$/.test(slug)) return slug;
  throw new Error(`"${name}" cannot stand in an address: that holds letters, spaces and hyphens only.`);
}

/** One of the allowed values of an option. Throws with those when it is none. */
export function oneOf<Value extends string>(
  option: string,
  value: string | undefined,
  all: readonly Value[],
) {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`--${option} must be ${all.join(" or ")}.`);
  return found;
}

/**
 * Writes a record of content with what is known so far and adds it to its list. What is empty in it is a text to write:
 * the tests of the content name each until it is there.
 */
export async function writeRecord({ folder, type, list, record }: NewRecord): Promise<string> {
  const path = `app/content/${folder}/${record.slug}.ts`;
  const file = join(projectFolder, path);
  const listFile = join(projectFolder, `app/content/${folder}/list.ts`);
  if (existsSync(file)) throw new Error(`${path} exists already.`);
  const name = record.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const source = readFileSync(listFile, "utf8");
  const added = source.replace(new RegExp(`(\\b${list}: \\[[^\\]]*?),?\\s*\\]`), `$1, ${name}]`);
  if (added === source) throw new Error(`app/content/${folder}/list.ts has no list "${list}: […]".`);
  const head = `import type { ${type} } from "~/content/types";\n\n`;
  writeFileSync(file, `${head}export const ${name}: ${type} = ${JSON.stringify(record)};\n`);
  writeFileSync(
    listFile,
    added.replace(/^import \{/m, `import { ${name} } from "./${record.slug}";\nimport {`),
  );
  const { code, output } = await run("biome", ["check", "--write", file, listFile]);
  if (code !== 0) throw new Error(output.trim());
  return `Made ${path} and added it to its list.\nWrite what is empty in it; npm run check names what is left.`;
}
