import { among, changeMany } from "~/features/leads/office/alike/alike-changes.server";
import type { Actor } from "~/features/leads/office/lead/change";
import type { Sql } from "~/features/leads/store/record-event.server";

/** A lead and who did it when it was seen. */
export type SeenAssignee = { id: string; assignee: string };

/** Gives leads to an employee, or to nobody (''), in one go; the ids of those that were still as seen. */
export function assignMany(
  db: D1Database,
  seen: SeenAssignee[],
  to: string,
  { email, now }: Actor,
): Promise<string[]> {
  const rows = JSON.stringify(seen);
  const ids = JSON.stringify(seen.map(({ id }) => id));
  return changeMany(
    db,
    { at: now.getTime(), actor: email },
    {
      kind: "assigned",
      data: { sql: "json_object('from', assignee, 'to', ?)", values: [to] },
      when: {
        sql: `id ${among} AND assignee <> ? AND (id, assignee) IN (
          SELECT value ->> 'id', value ->> 'assignee' FROM json_each(?))`,
        values: [ids, to, rows],
      },
      set: { sql: "assignee = ?", values: [to] },
    },
  );
}

/** Undoes `assignMany` of the moment `at` for those that nobody gave to another since. */
export function unassignMany(
  db: D1Database,
  ids: string[],
  at: number,
  { email, now }: Actor,
): Promise<string[]> {
  const own = [at, email];
  const was = (name: "from" | "to"): Sql => ({
    sql: `(SELECT data ->> '${name}' FROM lead_events
      WHERE lead_id = leads.id AND kind = 'assigned' AND at = ? AND actor = ?)`,
    values: own,
  });
  return changeMany(
    db,
    { at: now.getTime(), actor: email },
    {
      kind: "assigned",
      data: { sql: `json_object('from', assignee, 'to', ${was("from").sql})`, values: own },
      when: {
        sql: `id ${among} AND assignee = ${was("to").sql}`,
        values: [JSON.stringify(ids), ...own],
      },
      set: { sql: `assignee = ${was("from").sql}`, values: own },
    },
  );
}
