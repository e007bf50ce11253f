import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { build, buildIsCurrent } from "./build.ts";
import { readOptions } from "./cli/options.ts";
import { freePorts } from "./cli/ports.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { onShutdown } from "./cli/shutdown.ts";
import { seed } from "./seed.ts";
import { serve } from "./serve.ts";
import { startStandIns } from "./stand-ins/stand-ins.ts";

const state = ".local/state";

const help = `npm start

Builds when needed and serves the site and /admin on this computer, with stand-ins for all that it asks of others.`;

async function start(): Promise<void> {
  readOptions(help, {});
  if (!buildIsCurrent()) await step("Building", () => build());
  const [port = 0, adminPort = 0, standInPort = 0] = await freePorts(3, 3000);
  const fresh = !existsSync(join(projectFolder, state));
  let talk = false;
  const onLog = (line: string, level: string) => {
    if (talk || level === "error") console.log(line);
  };
  const standIns = await startStandIns(standInPort);
  const vars = { ...standIns.vars.addresses, ...ownSettings() };
  const options = { port, adminPort, state: join(projectFolder, state), vars };
  const server = await step("Starting", () => serve(options, onLog));
  onShutdown(() => server.stop().finally(standIns.close));
  if (fresh) await step("Adding example requests", () => seed(server.url));
  talk = true;
  console.log(`
  Site    http://localhost:${port}
  Admin   http://localhost:${adminPort}/admin   (choose who you are; there is no password here)
  Mail    ${state}/mail   (what the site would have sent)
          npm run mail -- reply "tekst"   (answers the latest mail to a visitor; --help tells more)
  Data    ${state}   (remove it to start afresh)
  Others  ${standIns.url}/control   (stands in for the outside services; docs/stand-ins.md)

  Ctrl+C stops it. What the Worker logs appears below.
`);
}

/** Keys of one's own, such as PLACES_KEY, may stand in `.dev.vars`, where wrangler looks for them too. */
function ownSettings(): Record<string, string> {
  const file = join(projectFolder, ".dev.vars");
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

start().catch((error) => fail(error));
