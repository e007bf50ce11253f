import { countedTo, type InboxFilter, inboxFilter } from "~/features/leads/office/list/inbox-filter";
import { listStatement } from "~/features/leads/office/list/list-statement.server";
import { MOST_VIEWS, type SavedView } from "./saved-view";

type Row = Omit<SavedView, "count">;

/** The views of a person in their order, with the numbers that one index tells. */
export async function listViews(db: D1Database, employee: string): Promise<SavedView[]> {
  const { results } = await db
    .prepare("SELECT id, name, search FROM inbox_views WHERE employee = ? ORDER BY place")
    .bind(employee)
    .all<Row>();
  const asked = results.flatMap(({ id, search }) => {
    const statement = countStatement(db, inboxFilter(new URLSearchParams(search)));
    return statement === null ? [] : [{ id, statement }];
  });
  const counts =
    asked.length === 0 ? [] : await db.batch<{ n: number }>(asked.map(({ statement }) => statement));
  const numbers = new Map(asked.map(({ id }, at) => [id, counts[at]?.results[0]?.n ?? 0]));
  return results.map((view) => ({ ...view, count: countText(numbers.get(view.id) ?? null) }));
}

/** How many this list has, '50+' for more; null where no index tells it. */
export async function countList(db: D1Database, filter: InboxFilter): Promise<string | null> {
  return countText((await countStatement(db, filter)?.first<number>("n")) ?? null);
}

function countStatement(db: D1Database, filter: InboxFilter): D1PreparedStatement | null {
  const statement = listStatement(filter, null, countedTo + 1, { columns: "leads.id" });
  // With an end it looks through a part of the list, which is no count of it.
  if (statement === null || statement.end !== null) return null;
  const { sql, values } = statement.page;
  return db.prepare(`SELECT count(*) AS n FROM (${sql})`).bind(...values);
}

function countText(n: number | null): string | null {
  if (n === null || n === 0) return null;
  return n > countedTo ? `${countedTo}+` : String(n);
}

/** Whether other filters have this name. */
export async function hasOther(
  db: D1Database,
  employee: string,
  { name, search }: Pick<Row, "name" | "search">,
): Promise<boolean> {
  const other = db.prepare(
    "SELECT 1 FROM inbox_views WHERE employee = ? AND lower(name) = lower(?) AND search <> ? LIMIT 1",
  );
  return (await other.bind(employee, name, search).first()) !== null;
}

/** Keeps these filters at the end of the row; those that are kept already get this name. False when there are enough. */
export async function saveView(
  db: D1Database,
  employee: string,
  { name, search }: Pick<Row, "name" | "search">,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO inbox_views (employee, name, search, place)
       SELECT ?1, ?2, ?3, coalesce(max(place), 0) + 1 FROM inbox_views WHERE employee = ?1
       HAVING count(*) < ${MOST_VIEWS} OR EXISTS (SELECT 1 FROM inbox_views WHERE employee = ?1 AND search = ?3)
       ON CONFLICT (employee, search) DO UPDATE SET name = excluded.name`,
    )
    .bind(employee, name, search)
    .run();
  return meta.changes > 0;
}

/** One place to the front: it changes places with the one before it. */
export async function moveView(db: D1Database, employee: string, id: number): Promise<void> {
  const before = `(SELECT b.place FROM inbox_views AS b, inbox_views AS v
    WHERE v.id = ?2 AND v.employee = ?1 AND b.employee = ?1 AND b.place < v.place ORDER BY b.place DESC LIMIT 1)`;
  await db
    .prepare(
      `UPDATE inbox_views SET place = CASE WHEN id = ?2 THEN at ELSE own END
       FROM (SELECT ${before} AS at, (SELECT place FROM inbox_views WHERE id = ?2) AS own) AS swap
       WHERE employee = ?1 AND at IS NOT NULL AND (id = ?2 OR place = at)`,
    )
    .bind(employee, id)
    .run();
}

/** The view that went; null when it was gone. */
export async function removeView(db: D1Database, employee: string, id: number): Promise<Row | null> {
  return await db
    .prepare("DELETE FROM inbox_views WHERE id = ? AND employee = ? RETURNING id, name, search")
    .bind(id, employee)
    .first<Row>();
}
