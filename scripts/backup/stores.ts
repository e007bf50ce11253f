import type { Api } from "../doctor/cloudflare-api.ts";
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

type RemotePlace = { account: string; database: string; bucket: string; jurisdiction?: string };

/** Reads through Cloudflare's API, as wrangler does. It does not tell an object's own metadata. */
export function remoteSource(api: Api, token: string, base: string, place: RemotePlace): Source {
  return {
    async query(sql, params = []) {
      const path = `/accounts/${place.account}/d1/database/${place.database}/query`;
      const [answer] = await api<{ results: Row[] }[]>(path, { body: { sql, params } });
      return answer?.results ?? [];
    },
    async file(key) {
      const path = `/accounts/${place.account}/r2/buckets/${place.bucket}/objects/${encodeURIComponent(key)}`;
      const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
      if (place.jurisdiction) headers["cf-r2-jurisdiction"] = place.jurisdiction;
      const answer = await fetch(base + path, { headers });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`R2 answers ${answer.status} for ${key}.`);
      return {
        bytes: new Uint8Array(await answer.arrayBuffer()),
        contentType: answer.headers.get("Content-Type") ?? undefined,
      };
    },
  };
}
