import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { findBackup, hasData, restoreBucket } from "./backup/restore-bucket.ts";
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

--at 2026-11-22 takes the last backup up to then; --replace empties a database that has data in it.
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
    await write(found, localTarget(stores), replace);
    await applyMigrations(stores.database, migrations);
  });
}

async function intoAccount({ at, replace }: Options): Promise<void> {
  const account = await signedIn();
  const { database, uploads } = boundStores();
  const store = remoteBackups(account, backupsBucket());
  const found = await findBackup(store, process.env.BACKUP_KEY, migrations, at);
  console.log(
    `${found.manifest.generation} goes into the database ${database.name} and the bucket ${uploads.name}.`,
  );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await lines.question(`Type the name of the database to go on: `);
  lines.close();
  if (typed.trim() !== database.name) throw new Error("Nothing was changed.");
  await write(found, remoteTarget(account, database.id, uploads), replace);
  console.log("Now: npm run deploy, which brings the tables up to date, and npm run smoke.");
}

async function write(
  found: Awaited<ReturnType<typeof findBackup>>,
  target: Target,
  replace: boolean,
): Promise<void> {
  if (!replace && (await hasData(target.query)))
    throw new Error("There is data in the database already. With --replace it is emptied first.");
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
