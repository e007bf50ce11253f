import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../cli/options.ts";
import { projectFolder, run } from "../cli/run.ts";
import { oneOf } from "./record.ts";

export const fieldUsage = `field <nameInCode> --label <in Dutch> --form quote|contact|membership [--lines]`;

/** Where a new field of each form stands: its step, and the component that shows that step. */
const places = {
  quote: { kind: "request", step: "project", file: "quote/later-fields.tsx", component: "ProjectFields" },
  contact: {
    kind: "request",
    step: "question",
    file: "contact/contact-form.tsx",
    component: "QuestionFields",
  },
  membership: {
    kind: "membership",
    step: "home",
    file: "membership/membership-fields.tsx",
    component: "HomeFields",
  },
} as const;

const model = "app/features/leads/model";

/**
 * Makes an optional field of text: its record, its place in the steps of the form, its control and its column. The row,
 * the mails, the CSV and /admin follow from the record.
 */
export async function newField(args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const options = { label: text, form: text, lines: { type: "boolean" } } as const;
  const { words, ...values } = readOptions(`npm run new -- ${fieldUsage}`, options, { args, words: 1 });
  const [name = ""] = words;
  const { label = "", lines = false } = values;
  if (!/^[a-z][a-zA-Z]+$/.test(name)) throw new Error("A field needs a name in code, such as roofArea.");
  if (label === "") throw new Error("--label must be what people read, in Dutch.");
  const form = oneOf("form", values.form, ["quote", "contact", "membership"]);
  const { kind, step, file, component } = places[form];
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const migrations = readdirSync(join(projectFolder, "migrations")).sort();
  const number = Number(migrations.at(-1)?.slice(0, 4)) + 1;
  const migration = `migrations/${String(number).padStart(4, "0")}_lead_${column}.sql`;
  const max = lines ? "maxLength.description" : "maxLength.short";
  const quoted = JSON.stringify(label);

  const fields = read(`${model}/lead-fields.ts`);
  if (new RegExp(`^ {2}${name}: `, "m").test(fields.source))
    throw new Error(`There is a field ${name} already.`);
  insert(
    fields,
    /\n {2}\/\*\* As typed or chosen;/,
    `  ${name}: { rule: ${lines ? "lines" : "line"}(${quoted}, ${max}), only: "${kind}", shown: { label: ${quoted} }, added: true },\n`,
  );
  const journey = read(`${model}/answers/journey.ts`);
  insert(
    journey,
    new RegExp(`(?<=const ${form}Journey = [^;]*?id: "${step}",[^;]*?fields: \\[[^\\]]*?),?\\s*\\]`),
    `, "${name}"`,
  );
  const controls = read(`app/features/leads/form/${file}`);
  const control = lines ? "Textarea rows={3}" : "Input";
  insert(
    controls,
    new RegExp(`(?<=function ${component}\\([^]*?) {4}</div>\\n {2}\\);\\n\\}`),
    `<FormField form={form} name="${name}" label={${quoted}} required={false}>
      {(control) => <${control} maxLength={${max}} {...control} />}
    </FormField>\n`,
  );
  addImport(controls, "FormField", "~/features/leads/form/fields/form-field");
  addImport(controls, "maxLength", "~/features/leads/model/lead-limits");
  addImport(controls, lines ? "Textarea" : "Input", "~/ui/controls/field");

  // Nothing is written before every place has been found.
  const changed = [fields, journey, controls];
  for (const { path, source } of changed) writeFileSync(join(projectFolder, path), source);
  writeFileSync(
    join(projectFolder, migration),
    `ALTER TABLE leads ADD COLUMN ${column} TEXT NOT NULL DEFAULT '';\n`,
  );
  const paths = changed.map(({ path }) => path);
  const { code, output } = await run("biome", ["check", "--write", ...paths]);
  if (code !== 0) throw new Error(output.trim());
  return `Made ${migration} and added ${name} to:\n${paths.map((path) => `  ${path}`).join("\n")}\nnpm run check tells whether all of it fits.`;
}

type SourceFile = { path: string; source: string };

function read(path: string): SourceFile {
  return { path, source: readFileSync(join(projectFolder, path), "utf8") };
}

function insert(file: SourceFile, before: RegExp, added: string): void {
  const place = before.exec(file.source);
  if (!place) throw new Error(`${file.path} has changed: the place for a new field is not found.`);
  file.source = file.source.slice(0, place.index) + added + file.source.slice(place.index);
}

function addImport(file: SourceFile, name: string, from: string): void {
  const statement = new RegExp(`^import \\{([^}]*?),?\\s*\\} from "${from}";\\n`, "m");
  const names = statement.exec(file.source)?.[1];
  if (names?.split(/\W+/).includes(name)) return;
  const line = `import { ${names ? `${names}, ` : ""}${name} } from "${from}";\n`;
  file.source = names === undefined ? line + file.source : file.source.replace(statement, line);
}
