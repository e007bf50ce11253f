import type { BackupStore } from "./generation.server";
import type { Query } from "./read-tables.server";
import { type BackupKeys, readBackupKeys } from "./sealed-object.server";

/** What backups need of the Worker; the optional parts are missing where somebody does not want them. */
export type BackupEnv = {
  DB: D1Database;
  UPLOADS: R2Bucket;
  BACKUPS?: R2Bucket;
  /** A database of its own that a drill fills and empties. */
  DRILL?: D1Database;
  BACKUP_KEY?: string;
};

export type BackupStores = {
  db: D1Database;
  query: Query;
  uploads: R2Bucket;
  backups: R2Bucket;
  store: BackupStore;
  scratch: Query | null;
  keys: BackupKeys;
};

/** False where backups are switched off. */
export const areBackupsOn = (env: BackupEnv) => Boolean(env.BACKUPS && env.BACKUP_KEY);

/** Throws BackupError when BACKUP_KEY is no key. Ask `areBackupsOn` first. */
export async function backupStores(env: BackupEnv): Promise<BackupStores> {
  const backups = env.BACKUPS as R2Bucket;
  return {
    db: env.DB,
    query: queryOf(env.DB),
    uploads: env.UPLOADS,
    backups,
    store: storeOf(backups),
    scratch: env.DRILL ? queryOf(env.DRILL) : null,
    keys: await readBackupKeys(env.BACKUP_KEY ?? ""),
  };
}

export function queryOf(db: D1Database): Query {
  return async (sql, params = []) => {
    const statement = db.prepare(sql);
    const { results } = await (params.length > 0 ? statement.bind(...params) : statement).all();
    return results;
  };
}

export function storeOf(bucket: R2Bucket): BackupStore {
  return {
    async get(name) {
      const object = await bucket.get(name);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async names(prefix) {
      const names: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await bucket.list({ prefix, cursor });
        names.push(...page.objects.map(({ key }) => key));
        if (!page.truncated) return names;
        cursor = page.cursor;
      }
    },
  };
}
