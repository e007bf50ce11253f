import type { EventKind } from "~/features/leads/model/lead-events";
import type { Actor } from "./change";
import { familyOf } from "./own-change.server";

/** The leads that a post changed, and the moment at which it did. */
export type ManyChanged = { ids: string[]; at: number };

type Row = { id: string; at: number; event: number; data: string };
type Last = { id: string; event: number; data: Record<string, unknown> };

/**
 * As `ownChange`, of many: what `moved` tells where anything was changed now, else those that this person changed so before, at
 * one moment, and nobody since. `same`: whether that was the change that is asked for.
 */
export async function movedOrOwn(
  db: D1Database,
  moved: string[],
  asked: { ids: string[]; kind: EventKind; same?: (last: Last) => boolean },
  { email, now }: Actor,
): Promise<ManyChanged> {
  if (moved.length > 0) return { ids: moved, at: now.getTime() };
  const { ids, kind, same = () => true } = asked;
  const { results } = await db
    .prepare(`SELECT lead_id AS id, at, id AS event, data FROM lead_events WHERE ${lastOwn}`)
    .bind(...lastOwnOf(ids, kind, email))
    .all<Row>();
  const own = results.filter(({ id, event, data }) => same({ id, event, data: JSON.parse(data) }));
  const at = Math.max(0, ...own.map((each) => each.at));
  return { ids: own.filter((each) => each.at === at).map(({ id }) => id), at };
}

/**
 * How many were taken back: now, or by the same post before, where that still stands. `was`: the kind of what was done at `at`;
 * `kind`: of what undoing it leaves behind.
 */
export async function countUndone(
  db: D1Database,
  moved: string[],
  { ids, at, was, kind }: { ids: string[]; at: number; was: EventKind; kind: EventKind },
  { email }: Actor,
): Promise<number> {
  if (moved.length > 0) return moved.length;
  const { results } = await db
    .prepare(
      `SELECT id FROM lead_events AS last WHERE ${lastOwn} AND EXISTS (
         SELECT 1 FROM lead_events AS done WHERE done.lead_id = last.lead_id AND done.id < last.id
           AND done.kind = ? AND done.at = ? AND done.actor = last.actor
           AND done.data ->> 'from' IS last.data ->> 'to' AND done.data ->> 'to' IS last.data ->> 'from')`,
    )
    .bind(...lastOwnOf(ids, kind, email), was, at)
    .all();
  return results.length;
}

/** The last event of its family, of one kind and by one person. */
const lastOwn = `id IN (SELECT (SELECT max(id) FROM lead_events
    WHERE lead_id = asked.value AND kind IN (SELECT value FROM json_each(?))) FROM json_each(?) AS asked)
  AND kind = ? AND actor = ?`;
const lastOwnOf = (ids: string[], kind: EventKind, email: string) => [
  ...[JSON.stringify(familyOf(kind)), JSON.stringify(ids)],
  ...[kind, email],
];
