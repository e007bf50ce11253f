type Counts = {
  /** Statements run. */
  queries: number;
  /** Round trips to the database. */
  trips: number;
  /** Rows read, as D1 bills them. */
  rows: number;
};

type Raw = D1PreparedStatement & { bind(...values: unknown[]): Raw };

/** The real database with usage counters since the last `take`, and query plans. */
export function countedDb(db: D1Database): {
  db: D1Database;
  take: () => Counts;
  /** Steps of the query plan per statement. */
  plans: () => Promise<Map<string, string[]>>;
} {
  const asked = new Map<string, unknown[]>();
  let counts: Counts = { queries: 0, trips: 0, rows: 0 };
  const originals = new WeakMap<object, Raw>();
  const note = <Row>(result: D1Result<Row>) => {
    counts.queries++;
    counts.rows += result.meta.rows_read ?? 0;
    return result;
  };
  const wrap = (raw: Raw, sql: string): D1PreparedStatement => {
    const all = async () => {
      counts.trips++;
      return note(await raw.all());
    };
    const statement = {
      bind(...values: unknown[]) {
        asked.set(sql, values);
        return wrap(raw.bind(...values), sql);
      },
      all,
      run: all,
      async first(column?: string) {
        const row = (await all()).results[0] as Record<string, unknown> | undefined;
        if (row === undefined) return null;
        return column === undefined ? row : row[column];
      },
    };
    originals.set(statement, raw);
    return statement as unknown as D1PreparedStatement;
  };
  const counted = {
    prepare(sql: string) {
      asked.set(sql, asked.get(sql) ?? []);
      return wrap(db.prepare(sql) as Raw, sql);
    },
    async batch(statements: D1PreparedStatement[]) {
      counts.trips++;
      const results = await db.batch(statements.map((each) => originals.get(each) ?? each));
      return results.map(note);
    },
  };
  const take = () => {
    const taken = counts;
    counts = { queries: 0, trips: 0, rows: 0 };
    return taken;
  };
  const plans = async () => {
    const found = new Map<string, string[]>();
    for (const [sql, values] of asked) {
      const { results } = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      found.set(
        sql,
        results.map(({ detail }) => detail),
      );
    }
    return found;
  };
  return { db: counted as unknown as D1Database, take, plans };
}
