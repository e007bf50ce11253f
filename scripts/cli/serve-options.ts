import { readOptions } from "./options.ts";

export type ServeOptions = {
  port: number;
  adminPort?: number;
  /** Folder that keeps the database, files and mails of this server. */
  state: string;
  vars: Record<string, string>;
};

const help = "npm run serve -- --port N [--admin-port M] --state DIR [--var NAME=VALUE …]";

/** Reads the options of `npm run serve`. Throws with a sentence for people when one is missing or wrong. */
export function parseServeOptions(argv: string[]): ServeOptions {
  const options = {
    port: { type: "string" },
    "admin-port": { type: "string" },
    state: { type: "string" },
    var: { type: "string", multiple: true, default: [] as string[] },
  } as const;
  const values = readOptions(help, options, { args: argv });
  if (values.port === undefined)
    throw new Error(`--port is missing: where should the site listen? Usage: ${help}`);
  if (!values.state)
    throw new Error(`--state is missing: in which folder should data be kept? Usage: ${help}`);
  const port = parsePort("--port", values.port);
  const adminPort =
    values["admin-port"] === undefined ? undefined : parsePort("--admin-port", values["admin-port"]);
  if (adminPort === port) throw new Error("--port and --admin-port must differ.");
  return { port, adminPort, state: values.state, vars: parseVars(values.var) };
}

function parsePort(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${option} ${text} is not a port number.`);
  return port;
}

/** `NAME=VALUE` texts as a record; the value may hold `=` itself and may be empty. */
export function parseVars(texts: string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const match = /^([A-Z][A-Z0-9_]*)=([\s\S]*)$/.exec(text);
      if (!match) throw new Error(`--var ${text} is not NAME=VALUE (capitals, digits and _ in the name).`);
      return [match[1], match[2]];
    }),
  );
}
