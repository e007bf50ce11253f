type Counts = {
  /** Statements run. */
  queries: number;
  /** Round trips to the database. */
  trips: number;
  /** Rows read, as D1 bills them. */
  rows: number;
};

type Raw = D1PreparedStatement & { bind(...values: unknown[]): Raw };

/** The real database, with a count of what is asked of it since the last `take`. */
export function countedDb(db: D1Database): { db: D1Database; take: () => Counts } {
  let counts: Counts = { queries: 0, trips: 0, rows: 0 };
  const originals = new WeakMap<object, Raw>();
  const note = <Row>(result: D1Result<Row>) => {
    counts.queries++;
    counts.rows += result.meta.rows_read ?? 0;
    return result;
  };
  const wrap = (raw: Raw): D1PreparedStatement => {
    const all = async () => {
      counts.trips++;
      return note(await raw.all());
    };
    const statement = {
      bind: (...values: unknown[]) => wrap(raw.bind(...values)),
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
    prepare: (sql: string) => wrap(db.prepare(sql) as Raw),
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
  return { db: counted as unknown as D1Database, take };
}
