import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreLocal } from "./backup/restore-local.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { openBareStores } from "./runtime/bare-stores.ts";
import { openStateFolder } from "./runtime/state-folder.ts";

const usage = "npm run restore -- --from FOLDER --state DIR   (into the account: docs/deploy.md)";

async function restore(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: "string" }, state: { type: "string" } } });
  if (!values.from || !values.state) throw new Error("Say which backup goes where.");
  const { from, state } = values;
  const folder = await openStateFolder(resolve(state));
  const stores = await openBareStores(projectFolder, folder.storage);
  try {
    await step("Restoring", () => restoreLocal(stores, resolve(from), join(projectFolder, "migrations")));
  } finally {
    await stores.close();
    folder.release();
  }
  console.log(`Look at it with: npm run serve -- --port 3000 --admin-port 3001 --state ${state}`);
}

restore().catch((error) => fail(error, `\n\nUsage: ${usage}`));
