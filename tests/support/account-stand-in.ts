import { createServer, type Server } from "node:http";
import { localSource } from "../../scripts/backup/stores";
import type { BareStores } from "../../scripts/runtime/bare-stores";

/** Cloudflare's API: database and photos of `account`, backups of `site`. */
export function accountStandIn(account: BareStores, site: BareStores): Server {
  const { query } = localSource(account);
  const buckets: Record<string, R2Bucket> = {
    "totaal-specialisten-uploads": account.bucket as unknown as R2Bucket,
    "totaal-specialisten-backups": site.backups as unknown as R2Bucket,
  };
  return createServer(async (req, res) => {
    const url = new URL(req.url ?? "", "http://api");
    const body: Buffer[] = [];
    for await (const chunk of req) body.push(chunk as Buffer);
    const result = (value: unknown) => res.end(JSON.stringify({ success: true, result: value }));
    if (req.headers.authorization !== "Bearer token") return res.writeHead(403).end("{}");
    if (url.pathname === "/accounts") return result([{ id: "acc", name: "Bouwer" }]);
    if (url.pathname.endsWith("/query")) {
      const { sql, params, batch } = JSON.parse(Buffer.concat(body).toString());
      if (batch) return result(await inOneGo(account.database, batch));
      if (JSON.stringify(params ?? []).length > 2_000_000) return res.writeHead(413).end("{}");
      return query(sql, params).then(
        (results) => result([{ results }]),
        (error: Error) =>
          res.end(JSON.stringify({ success: false, errors: [{ code: 1, message: error.message }] })),
      );
    }
    const [, name = "", key] = /\/r2\/buckets\/([^/]+)\/objects(?:\/(.+))?$/.exec(url.pathname) ?? [];
    const bucket = buckets[name];
    if (!bucket || req.headers["cf-r2-jurisdiction"] !== "eu") return res.writeHead(404).end("{}");
    if (key === undefined) {
      const { objects } = await bucket.list({
        prefix: url.searchParams.get("prefix") ?? "",
        startAfter: url.searchParams.get("start_after") ?? undefined,
        limit: 2,
      });
      return result(objects.map((object) => ({ key: object.key })));
    }
    if (req.method === "PUT") {
      await bucket.put(decodeURIComponent(key), Buffer.concat(body), {
        httpMetadata: { contentType: req.headers["content-type"] },
      });
      return result({});
    }
    const object = await bucket.get(decodeURIComponent(key));
    return object ? res.end(Buffer.from(await object.arrayBuffer())) : res.writeHead(404).end();
  });
}

type Statement = { sql: string; params: unknown[] };

const inOneGo = (database: D1Database, batch: Statement[]) =>
  database.batch(batch.map(({ sql, params }) => database.prepare(sql).bind(...params)));
