import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";
import { startAccessStandIn } from "./access/access-stand-in.ts";
import { readOptions } from "./cli/options.ts";
import { freePorts, portAnswers } from "./cli/ports.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { onShutdown } from "./cli/shutdown.ts";
import { keptVapidKeys } from "./push/vapid-keys.ts";
import { openBareStores } from "./runtime/bare-stores.ts";
import { startCron } from "./runtime/cron.ts";
import { applyMigrations } from "./runtime/migrations.ts";
import { keptSecret } from "./runtime/state-folder.ts";
import { startStandIns } from "./stand-ins/stand-ins.ts";

/** Where the development server keeps its D1, R2 and KV; `wrangler … --local` looks there by itself. */
const state = join(projectFolder, ".wrangler", "state");

const help = `npm run dev

Serves the site on this computer and shows every change at once. Data stay in .wrangler/state.`;

async function dev(): Promise<void> {
  readOptions(help, {});
  const endings: (() => unknown)[] = [];
  onShutdown(async () => {
    for (const end of endings) await end();
  });
  mkdirSync(state, { recursive: true });
  await step("Migrating the local database", async () => {
    const { database, close } = await openBareStores(join(state, "v3"));
    await applyMigrations(database, join(projectFolder, "migrations")).finally(close);
  });

  const [port = 0, adminPort = 0, standInPort = 0] = await freePorts(3, 5173);
  const target = `http://127.0.0.1:${port}`;
  const access = await startAccessStandIn({
    port: adminPort,
    target,
    keyFile: join(state, "access-key.json"),
  });
  const standIns = await startStandIns(standInPort);
  const ownSecrets = {
    LINK_SECRET: keptSecret(join(state, "link-secret")),
    ...keptVapidKeys(join(state, "vapid-keys")),
  };
  const vars = { ...ownSecrets, ...access.vars, ...withoutOwn(standIns.vars.addresses) };
  const vite = spawn("react-router", ["dev", "--host", "127.0.0.1", "--port", String(port)], {
    cwd: projectFolder,
    stdio: "inherit",
    // React Router asks for this condition and starts itself a second time when it is not set.
    env: { ...process.env, DEV_VARS: JSON.stringify(vars), NODE_OPTIONS: "--conditions=development" },
    shell: process.platform === "win32",
  });
  vite.on("exit", (code) => process.exit(code ?? 1));
  // Neither Vite nor the local runtime fires cron triggers. This is the one that sends what is due.
  const stopCron = startCron(["* * * * *"], async (cron) => {
    await fetch(`${target}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`).catch(() => {});
  });
  endings.push(stopCron, access.stop, standIns.close, () => vite.removeAllListeners("exit").kill("SIGTERM"));
  while (!(await portAnswers(port))) await pause(100);
  console.log(`
  Site    http://localhost:${port}
  Admin   http://localhost:${adminPort}/admin   (choose who you are; there is no password here)
  Others  ${standIns.url}/control   (stands in for the outside services; docs/stand-ins.md)
`);
}

/** What `.dev.vars` sets is somebody's wish, and wins. */
function withoutOwn(vars: Record<string, string>): Record<string, string> {
  const file = join(projectFolder, ".dev.vars");
  const own = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return Object.fromEntries(Object.entries(vars).filter(([name]) => !(name in own)));
}

dev().catch((error) => fail(error));
