import { join, resolve } from "node:path";
import { restoreLocal } from "./backup/restore-local.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { withStores } from "./runtime/bare-stores.ts";

const help = "npm run restore -- --from FOLDER --state DIR   (into the account: docs/deploy.md)";

async function restore(): Promise<void> {
  const { from, state } = readOptions(help, { from: { type: "string" }, state: { type: "string" } });
  if (!from || !state) throw new Error(`Say which backup goes where. Usage: ${help}`);
  const migrations = join(projectFolder, "migrations");
  await step("Restoring", () =>
    withStores(state, (stores) => restoreLocal(stores, resolve(from), migrations)),
  );
  console.log(`Look at it with: npm run serve -- --port 3000 --admin-port 3001 --state ${state}`);
}

restore().catch((error) => fail(error));
