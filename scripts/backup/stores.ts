import { setTimeout as pause } from "node:timers/promises";
import type { BackupStore } from "../../app/features/backups/generation.server.ts";
import type { Query } from "../../app/features/backups/read-tables.server.ts";
import { type Api, ApiError } from "../doctor/cloudflare-api.ts";
import type { BareStores } from "../runtime/bare-stores.ts";

export type Row = Record<string, unknown>;
export type StoredFile = { bytes: Uint8Array; contentType?: string; metadata?: Record<string, string> };

/** What a backup reads: the same for the account and for a local state. */
export type Source = {
  query(sql: string, params?: unknown[]): Promise<Row[]>;
  file(key: string): Promise<StoredFile | null>;
};

export function localSource({ database, bucket }: BareStores): Source {
  return {
    async query(sql, params = []) {
      return (
        await database
          .prepare(sql)
          .bind(...params)
          .all<Row>()
      ).results;
    },
    async file(key) {
      const object = await bucket.get(key);
      if (object === null) return null;
      return {
        bytes: new Uint8Array(await object.arrayBuffer()),
        contentType: object.httpMetadata?.contentType,
        metadata: object.customMetadata,
      };
    },
  };
}

/** Where a restore writes. */
export type Target = {
  query: Query;
  putFile(key: string, content: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<void>;
};

export function localTarget(stores: BareStores): Target {
  return {
    query: localSource(stores).query,
    async putFile(key, content, contentType) {
      await stores.bucket.put(key, content, { httpMetadata: contentType ? { contentType } : undefined });
    },
  };
}

/** The backups that a local server made. */
export function localBackups({ backups }: BareStores): BackupStore {
  if (backups === null) throw new Error("wrangler.toml binds no bucket of backups.");
  return {
    async get(name) {
      const object = await backups.get(name);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async names(prefix) {
      const names: string[] = [];
      for (let startAfter: string | undefined; ; startAfter = names.at(-1)) {
        const { objects } = await backups.list({ prefix, startAfter });
        if (objects.length === 0) return names;
        names.push(...objects.map(({ key }) => key));
      }
    },
  };
}

/** An account's API, as wrangler would use it. */
type AccountApi = { api: Api; token: string; base: string; id: string };
type Bucket = { name: string; jurisdiction?: string };

/** Cloudflare allows 1200 calls in five minutes; beyond that the answer is 429. */
const waitMs = 30_000;

export async function patiently<Result>(work: () => Promise<Result>, ms = waitMs): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error;
      await pause(ms);
    }
  }
}

/** The object's address; slashes stay, as in wrangler's own. Null when there is no such object. */
async function objectCall(account: AccountApi, bucket: Bucket, key: string, init: RequestInit = {}) {
  const name = key.split("/").map(encodeURIComponent).join("/");
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${account.token}`);
  if (bucket.jurisdiction) headers.set("cf-r2-jurisdiction", bucket.jurisdiction);
  const address = `${account.base}/accounts/${account.id}/r2/buckets/${bucket.name}/objects/${name}`;
  return patiently(async () => {
    const answer = await fetch(address, { ...init, headers });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new ApiError(answer.status, `R2 answers ${answer.status} for ${key}.`);
    return answer;
  });
}

export function remoteQuery({ api, id }: AccountApi, database: string): Query {
  return async (sql, params = []) => {
    const path = `/accounts/${id}/d1/database/${database}/query`;
    const [answer] = await patiently(() => api<{ results: Row[] }[]>(path, { body: { sql, params } }));
    return answer?.results ?? [];
  };
}

export function remoteTarget(account: AccountApi, database: string, bucket: Bucket): Target {
  return {
    query: remoteQuery(account, database),
    async putFile(key, body, contentType) {
      const headers = { "Content-Type": contentType ?? "application/octet-stream" };
      const answer = await objectCall(account, bucket, key, { method: "PUT", body, headers });
      if (answer === null) throw new Error(`There is no bucket ${bucket.name}.`);
    },
  };
}

export function remoteBackups(account: AccountApi, bucket: Bucket): BackupStore {
  return {
    async get(name) {
      const answer = await objectCall(account, bucket, name);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async names(prefix) {
      const headers = bucket.jurisdiction ? { "cf-r2-jurisdiction": bucket.jurisdiction } : undefined;
      const names: string[] = [];
      for (let after = ""; ; after = names.at(-1) ?? "") {
        const query = new URLSearchParams({ prefix, ...(after && { start_after: after }) });
        const path = `/accounts/${account.id}/r2/buckets/${bucket.name}/objects?${query}`;
        const page = await patiently(() => account.api<{ key: string }[]>(path, { headers }));
        if (page.length === 0) return names;
        names.push(...page.map(({ key }) => key));
      }
    },
  };
}

type RemotePlace = { database: string; bucket: Bucket };

/** Reads through Cloudflare's API, as wrangler does. It does not tell an object's own metadata. */
export function remoteSource(account: AccountApi, { database, bucket }: RemotePlace): Source {
  return {
    query: remoteQuery(account, database),
    async file(key) {
      const answer = await objectCall(account, bucket, key);
      return (
        answer && {
          bytes: new Uint8Array(await answer.arrayBuffer()),
          contentType: answer.headers.get("Content-Type") ?? undefined,
        }
      );
    },
  };
}
