import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import {
  describe,
  type Found,
  findBackup,
  hasData,
  hasTables,
  restoreBucket,
} from "./backup/restore-bucket.ts";
import { restoreLocal } from "./backup/restore-local.ts";
import { localBackups, localTarget, remoteBackups, remoteTarget, type Target } from "./backup/stores.ts";
import { boundStores } from "./cli/bound-stores.ts";
import { cloudflareAccount } from "./cli/cloudflare-account.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { withStores } from "./runtime/bare-stores.ts";
import { applyMigrations } from "./runtime/migrations.ts";

const help = `npm run restore -- --from-bucket [--at MOMENT] [--remote] [--state DIR] [--replace]

  --from-bucket --remote              the account's own backup, back into the account (asks first)
  --from-bucket --remote --state DIR  the account's backup into a local folder, to look at it
  --from-bucket --state DIR           the backup that a local server made, back into its folder
  --from FOLDER --state DIR           what npm run backup made

Into the account means: into the new, empty database of which the id is in wrangler.toml; npm run deploy then puts
the site on it.
--at 2026-11-22 takes the last backup up to then; --replace empties a database that has data in it: only when no
site is open on it.
BACKUP_KEY in the environment is the key of the backups.`;

const migrations = join(projectFolder, "migrations");

type Options = { at?: string; state?: string; remote: boolean; replace: boolean };

async function restore(): Promise<void> {
  const {
    from,
    "from-bucket": fromBucket,
    ...options
  } = readOptions(help, {
    from: { type: "string" },
    "from-bucket": { type: "boolean", default: false },
    at: { type: "string" },
    remote: { type: "boolean", default: false },
    state: { type: "string" },
    replace: { type: "boolean", default: false },
  });
  if (fromBucket && options.remote && !options.state) return intoAccount(options);
  const { state } = options;
  if (!state || Boolean(from) === fromBucket) throw new Error(`Say which backup goes where. Usage: ${help}`);
  if (from) {
    await step("Restoring", () =>
      withStores(state, (stores) => restoreLocal(stores, resolve(from), migrations)),
    );
  } else await intoFolder(state, options);
  console.log(`Look at it with: npm run serve -- --port 3000 --admin-port 3001 --state ${state}`);
}

async function intoFolder(state: string, { at, remote, replace }: Options): Promise<void> {
  const account = remote ? await signedIn() : null;
  await withStores(state, async (stores) => {
    const store = account ? remoteBackups(account, backupsBucket()) : localBackups(stores);
    const found = await findBackup(store, process.env.BACKUP_KEY, migrations, at);
    const target = localTarget(stores);
    if (!replace && (await hasData(target.query)))
      throw new Error("There is data in the database already. With --replace it is emptied first.");
    await write(found, target);
    await applyMigrations(stores.database, migrations);
  });
}

async function intoAccount({ at, replace }: Options): Promise<void> {
  const account = await signedIn();
  const { database, uploads } = boundStores();
  const store = remoteBackups(account, backupsBucket());
  const found = await findBackup(store, process.env.BACKUP_KEY, migrations, at);
  const target = remoteTarget(account, database.id, uploads);
  if (await hasTables(target.query)) {
    if (!replace) throw new Error(inUse(database.name));
    console.log(
      `${database.name} is emptied first. Close the site: what visitors send meanwhile is lost or stops this.`,
    );
  }
  console.log(
    `${describe(found.manifest)}. The one before: ${found.previous ? describe(found.previous) : "none"}.`,
  );
  console.log(`It goes into the database ${database.name} and the bucket ${uploads.name}.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await lines.question(`Type the name of the database to go on: `);
  lines.close();
  if (typed.trim() !== database.name) throw new Error("Nothing was changed.");
  await write(found, target);
  console.log("Now: npm run deploy, which brings the tables up to date, and npm run smoke.");
}

const inUse = (name: string) =>
  `The database ${name} is in use, or a restore into it was broken off. Make a new one:
  npx wrangler d1 create ${name}-restored --jurisdiction eu
Put its name and id into wrangler.toml, call this again, then npm run deploy. The old one stays as it is.`;

async function write(found: Found, target: Target): Promise<void> {
  const label = `Restoring ${found.manifest.generation}`;
  const { rows, files, lost } = await step(label, () => restoreBucket(found, target));
  console.log(`${rows} rows, ${files} files`);
  if (lost.length > 0) console.log(`Were lost when the backup was made:\n${lost.join("\n")}`);
}

async function signedIn() {
  const account = await cloudflareAccount();
  if (account) return account;
  throw new Error("Wrangler is not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
}

function backupsBucket() {
  const { backups } = boundStores();
  if (backups) return backups;
  throw new Error("wrangler.toml binds no bucket of backups (BACKUPS).");
}

restore().catch((error) => fail(error));
