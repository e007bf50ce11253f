import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; args: string[] }>
>;

/** `--help` prints `help`, whose first line shows the call, and ends; unknown options are one-line errors. */
export function readOptions<const Known extends Options>(
  help: string,
  options: Known,
  { words = 0, args = process.argv.slice(2) } = {},
): Parsed<Known>["values"] & { words: string[] } {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(`Usage: ${help}`);
    process.exit(0);
  }
  const [call = ""] = help.split("\n");
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [extra] = positionals.slice(words);
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return { ...values, words: positionals } as Parsed<Known>["values"] & { words: string[] };
  } catch (error) {
    const [said = ""] = (error as Error).message.split(". ");
    throw new Error(`${said}. Usage: ${call}`);
  }
}

export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} ${text} is not a whole number.`);
  return Number(text);
}
