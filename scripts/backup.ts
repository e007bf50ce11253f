import { join, resolve } from "node:path";
import { type Manifest, writeBackup } from "./backup/folder.ts";
import { localSource, remoteSource } from "./backup/stores.ts";
import { boundStores } from "./cli/bound-stores.ts";
import { cloudflareAccount } from "./cli/cloudflare-account.ts";
import { readOptions } from "./cli/options.ts";
import { fail, step } from "./cli/run.ts";
import { withStores } from "./runtime/bare-stores.ts";

const help = `npm run backup -- [--remote | --state DIR] [--to FOLDER]

Copies requests and their files out of a local state folder (.local/state) or, with --remote, out of the account.`;

async function backup(): Promise<void> {
  const values = readOptions(help, {
    remote: { type: "boolean", default: false },
    state: { type: "string", default: ".local/state" },
    to: { type: "string" },
  });
  const now = new Date();
  const to = resolve(values.to ?? join("backups", now.toISOString().slice(0, 19).replaceAll(":", "-")));
  const manifest = await (values.remote
    ? remote(to, now)
    : step("Copying the local state", () =>
        withStores(values.state, (stores) => writeBackup(localSource(stores), to, now)),
      ));
  const rows = Object.entries(manifest.rows).map(([table, count]) => `${count} ${table}`);
  console.log(`${rows.join(", ")}; ${manifest.files.length} files\n${to}`);
  if (manifest.lost.length > 0) {
    throw new Error(`Named in the database, but not in the bucket:\n${manifest.lost.join("\n")}`);
  }
}

async function remote(to: string, now: Date): Promise<Manifest> {
  const account = await cloudflareAccount();
  if (!account)
    throw new Error("Wrangler is not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  const { database, uploads } = boundStores();
  const source = remoteSource(account, { database: database.id, bucket: uploads });
  return step("Copying from the account", () => writeBackup(source, to, now));
}

backup().catch((error) => fail(error));
