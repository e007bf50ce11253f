import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type StateFolder = {
  /** Where D1, R2, KV and the cache are. `wrangler … --local --persist-to DIR` uses the same folder. */
  storage: string;
  mail: string;
  file: (name: string) => string;
  release: () => void;
};

/** For one process: two on one database corrupt it. The system's lock: a killed server leaves none. */
export async function openStateFolder(folder: string): Promise<StateFolder> {
  const storage = join(folder, "v3");
  const mail = join(folder, "mail");
  mkdirSync(storage, { recursive: true });
  mkdirSync(mail, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 1500 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`${folder} is in use by another server. Stop that one, or choose another --state.`);
  }
  return { storage, mail, file: (name) => join(folder, name), release: () => lock.close() };
}

/** Reads a secret of this folder, or makes it on first use. Readable by its owner only. */
export function keptSecret(file: string, make = () => randomBytes(32).toString("base64url")): string {
  if (!existsSync(file)) {
    const fresh = `${file}.new`;
    writeFileSync(fresh, make(), { mode: 0o600 });
    renameSync(fresh, file);
  }
  return readFileSync(file, "utf8");
}
