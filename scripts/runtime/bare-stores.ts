import { resolve } from "node:path";
import { Miniflare } from "miniflare";
import { boundStores } from "../cli/bound-stores.ts";
import { projectFolder } from "../cli/run.ts";
import { d1Client, d1Service } from "./d1-client.ts";
import { openStateFolder } from "./state-folder.ts";

export type BareStores = {
  database: D1Database;
  bucket: Awaited<ReturnType<Miniflare["getR2Bucket"]>>;
  /** The bucket of backups; null when wrangler.toml binds none. */
  backups: Awaited<ReturnType<Miniflare["getR2Bucket"]>> | null;
  close(): Promise<void>;
};

/** Opens the database and the files that a local server keeps in `storage`, without a build or a Worker. */
export async function openBareStores(storage: string): Promise<BareStores> {
  const { database, uploads, backups } = boundStores();
  if (!database.id || !uploads.name) {
    throw new Error("wrangler.toml binds no D1 database or no R2 bucket.");
  }
  const miniflare = new Miniflare({
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: storage,
    workers: [
      {
        config: {
          name: "stores",
          compatibilityDate: "2026-10-01",
          manifest: {
            mainModule: "stores.js",
            modulesRoot: projectFolder,
            modules: { "stores.js": { type: "esm", contents: `export default { fetch: ${d1Service} };` } },
          },
          env: {
            DB: { type: "d1", id: database.id },
            UPLOADS: { type: "r2", name: uploads.name },
            ...(backups && { BACKUPS: { type: "r2" as const, name: backups.name } }),
          },
        },
      },
    ],
  });
  try {
    return {
      database: d1Client(miniflare, "DB"),
      bucket: await miniflare.getR2Bucket("UPLOADS"),
      backups: backups ? await miniflare.getR2Bucket("BACKUPS") : null,
      close: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** Works on the stores of a local server that does not run; `state` is its folder. */
export async function withStores<Result>(
  state: string,
  work: (stores: BareStores) => Promise<Result>,
): Promise<Result> {
  const folder = await openStateFolder(resolve(state));
  try {
    const stores = await openBareStores(folder.storage);
    return await work(stores).finally(stores.close);
  } finally {
    folder.release();
  }
}
