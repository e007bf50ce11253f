import { resolve } from "node:path";
import { loadAppModules } from "./cli/app-modules.ts";
import { boundStores } from "./cli/bound-stores.ts";
import { cloudflareAccount } from "./cli/cloudflare-account.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder } from "./cli/run.ts";
import { withStores } from "./runtime/bare-stores.ts";
import { applyMigrations } from "./runtime/migrations.ts";
import { remoteD1 } from "./runtime/remote-d1.ts";

const help = `npm run content -- export DIR | import DIR [--write] [--remote | --state DIR]

Writes what the office changed of the site's content and articles to DIR/<type>/<key>.json, or reads it back, from and
into a local state folder (.local/state) whose site does not run or, with --remote, the account. Import tells what it would
do; with --write it does it. It takes nothing away, and what stood there stays as an earlier version. Pictures are named by
their id, not copied.`;

async function content(): Promise<void> {
  const { words, ...values } = readOptions(
    help,
    {
      write: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      state: { type: "string", default: ".local/state" },
    },
    { words: 2 },
  );
  const [action, folder] = words;
  if ((action !== "export" && action !== "import") || !folder)
    throw new Error(`Say what to do, and with which folder. Usage: ${help}`);
  loadAppModules();
  const { exportContent, importContent } = await import("./content/transfer.ts");
  const work = (db: D1Database) =>
    action === "export"
      ? exportContent(db, resolve(folder))
      : importContent(db, resolve(folder), { write: values.write, now: new Date() });
  console.log((await withDatabase(values, work)).join("\n"));
}

async function withDatabase<Result>(
  { remote, state }: { remote: boolean; state: string },
  work: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  if (!remote)
    return withStores(state, async ({ database }) => {
      await applyMigrations(database, `${projectFolder}/migrations`);
      return work(database);
    });
  const account = await cloudflareAccount();
  if (!account)
    throw new Error("Wrangler is not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  return work(remoteD1(account, boundStores().database.id));
}

content().catch((error) => fail(error));
