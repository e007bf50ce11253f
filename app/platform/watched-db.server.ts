import { tally } from "./tally.server";

type Watch = { slowMs: number };

/** A statement that takes D1 longer than this is slow, in ms; the pages of /admin take a few. */
export const slowQueryMs = 300;

/**
 * The same database, of which slow statements are counted by the time that D1 itself reports. `raw`, `exec` and sessions
 * tell no time and are passed through.
 */
export function watchedDb(db: D1Database, watch: Watch = { slowMs: slowQueryMs }): D1Database {
  return new WatchedDatabase(db, watch) as unknown as D1Database;
}

class WatchedDatabase {
  readonly inner: D1Database;
  readonly watch: Watch;

  constructor(inner: D1Database, watch: Watch) {
    this.inner = inner;
    this.watch = watch;
  }

  prepare(sql: string): WatchedStatement {
    return new WatchedStatement(this.inner.prepare(sql), sql, this.watch);
  }

  async batch(statements: (WatchedStatement | D1PreparedStatement)[]): Promise<D1Result[]> {
    const inner = statements.map((each) => (each instanceof WatchedStatement ? each.inner : each));
    const results = await this.inner.batch(inner);
    for (const [i, result] of results.entries()) {
      const statement = statements[i];
      if (statement instanceof WatchedStatement) note(result, statement.sql, this.watch);
    }
    return results;
  }

  exec(sql: string) {
    return this.inner.exec(sql);
  }

  withSession(...args: Parameters<D1Database["withSession"]>) {
    return this.inner.withSession(...args);
  }
}

class WatchedStatement {
  readonly inner: D1PreparedStatement;
  readonly sql: string;
  readonly watch: Watch;

  constructor(inner: D1PreparedStatement, sql: string, watch: Watch) {
    this.inner = inner;
    this.sql = sql;
    this.watch = watch;
  }

  bind(...values: unknown[]): WatchedStatement {
    return new WatchedStatement(this.inner.bind(...values), this.sql, this.watch);
  }

  async all(): Promise<D1Result> {
    return note(await this.inner.all(), this.sql, this.watch);
  }

  async run(): Promise<D1Result> {
    return note(await this.inner.run(), this.sql, this.watch);
  }

  /** By way of `all`, which asks D1 the same and tells the time. */
  async first(column?: string): Promise<unknown> {
    const row = (await this.all()).results[0] as Record<string, unknown> | undefined;
    if (row === undefined) return null;
    if (column === undefined) return row;
    // As D1 does: a column that the query does not select is a mistake, not an empty value.
    if (!Object.hasOwn(row, column)) throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`);
    return row[column];
  }

  raw(...options: unknown[]) {
    return (this.inner.raw as (...options: unknown[]) => Promise<unknown[]>).call(this.inner, ...options);
  }
}

function note<Result extends Pick<D1Result, "meta">>(result: Result, sql: string, { slowMs }: Watch): Result {
  const meta = result.meta as { duration?: number; timings?: { sql_duration_ms?: number } } | undefined;
  const ms = meta?.timings?.sql_duration_ms ?? meta?.duration ?? 0;
  if (ms >= slowMs) tally("slow-query", statementName(sql), { ms });
  return result;
}

/** The beginning of a statement on one line, without what stands between quotes: the same at every run. */
export function statementName(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}
