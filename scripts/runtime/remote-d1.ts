import { patiently } from "../backup/stores.ts";
import type { Api } from "../doctor/cloudflare-api.ts";

type Statement = { sql: string; params: unknown[] };
type Result = { results: Record<string, unknown>[]; meta?: Record<string, unknown> };

/** A database of an account through Cloudflare's API. `exec`, `raw`, `dump` and sessions are not there. */
export function remoteD1({ api, id }: { api: Api; id: string }, database: string): D1Database {
  const path = `/accounts/${id}/d1/database/${database}/query`;
  const ask = (body: object) => patiently(() => api<Result[]>(path, { body }));
  const one = async (statement: Statement): Promise<Result> => {
    const [answer] = await ask(statement);
    return { meta: {}, ...answer, results: answer?.results ?? [] };
  };
  const statementOf = (sql: string, params: unknown[]) => ({
    sql,
    params,
    bind: (...values: unknown[]) => statementOf(sql, values),
    all: () => one({ sql, params }),
    run: () => one({ sql, params }),
    async first(column?: string) {
      const [row] = (await one({ sql, params })).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
  });
  return {
    prepare: (sql: string) => statementOf(sql, []),
    /** One transaction, as in the Worker. */
    batch: (statements: Statement[]) =>
      ask({ batch: statements.map(({ sql, params }) => ({ sql, params })) }),
  } as unknown as D1Database;
}
