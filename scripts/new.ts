import { readOptions } from "./cli/options.ts";
import { fail } from "./cli/run.ts";
import { fieldUsage, newField } from "./new/field.ts";
import { newService, serviceUsage } from "./new/service.ts";
import { newTown, townUsage } from "./new/town.ts";

/** What can be made, by the word that asks for it. Each takes the arguments after that word and tells what it did. */
const kinds: Record<string, { make(args: string[]): Promise<string>; usage: string }> = {
  town: { make: newTown, usage: townUsage },
  service: { make: newService, usage: serviceUsage },
  field: { make: newField, usage: fieldUsage },
};

const [kind = "", ...args] = process.argv.slice(2);
const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
const usage = (known ? [known] : Object.values(kinds))
  .map((one) => `  npm run new -- ${one.usage}`)
  .join("\n");
try {
  if (!known && args.length === 0) readOptions(usage.trim(), {}, { words: 1 });
  if (!known) throw new Error(kind ? `There is no "${kind}" to make.` : "Say what to make.");
  console.log(await known.make(args));
} catch (error) {
  const told = error instanceof Error && error.message.includes("Usage: ");
  fail(error, told ? "" : `\n\nUsage:\n${usage}`);
}
