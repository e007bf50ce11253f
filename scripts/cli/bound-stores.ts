import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { projectFolder } from "./run.ts";

type BoundBucket = { name: string; jurisdiction?: string };

type BoundInConfig = {
  d1_databases: { binding: string; database_id?: string; database_name?: string }[];
  r2_buckets: { binding: string; bucket_name?: string; jurisdiction?: string }[];
};

/** What wrangler.toml names in the account. */
export function boundStores(): {
  database: { id: string; name: string };
  uploads: BoundBucket;
  /** Null when wrangler.toml binds no bucket of backups. */
  backups: BoundBucket | null;
} {
  const config = readConfig({ config: join(projectFolder, "wrangler.toml") });
  const { d1_databases, r2_buckets } = config as unknown as BoundInConfig;
  const database = d1_databases.find(({ binding }) => binding === "DB");
  const bucket = (wanted: string) => {
    const found = r2_buckets.find(({ binding }) => binding === wanted);
    return found?.bucket_name ? { name: found.bucket_name, jurisdiction: found.jurisdiction } : null;
  };
  return {
    database: { id: database?.database_id ?? "", name: database?.database_name ?? "" },
    uploads: bucket("UPLOADS") ?? { name: "" },
    backups: bucket("BACKUPS"),
  };
}
