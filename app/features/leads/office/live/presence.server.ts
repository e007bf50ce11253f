import { whoWrites } from "~/features/leads/store/thread/lead-drafts.server";
import { versionStatement } from "./list-version.server";

/** Who does not say so again within this time has gone. */
const presentMs = 25_000;
/** A clock behind ours must not lose its colleague: rows go later than they stop counting. */
const forgottenMs = 60_000;

/** What an open page of a lead asks again and again. Mail addresses of colleagues. */
export type LeadStand = {
  /** Of the last line of its timeline: another one means that something happened to it. */
  version: number;
  viewers: string[];
  /** Those who write an answer. */
  writers: string[];
};

/** Says that `me` has this lead before him, and who else has. */
export async function beat(db: D1Database, leadId: string, me: string, now: Date): Promise<LeadStand> {
  const at = now.getTime();
  const [writers, [, , viewers, version]] = await Promise.all([
    whoWrites(db, leadId, me, now),
    db.batch<{ employee: string; version: number }>([
      db
        .prepare(
          `INSERT INTO lead_viewers (lead_id, employee, seen_at) SELECT id, ?, ? FROM leads WHERE id = ?
           ON CONFLICT (lead_id, employee) DO UPDATE SET seen_at = excluded.seen_at`,
        )
        .bind(me, at, leadId),
      db.prepare("DELETE FROM lead_viewers WHERE seen_at < ?").bind(at - forgottenMs),
      db
        .prepare(
          "SELECT employee FROM lead_viewers WHERE lead_id = ? AND employee <> ? AND seen_at > ? ORDER BY employee",
        )
        .bind(leadId, me, at - presentMs),
      db.prepare("SELECT coalesce(max(id), 0) AS version FROM lead_events WHERE lead_id = ?").bind(leadId),
    ]),
  ]);
  return {
    version: version?.results[0]?.version ?? 0,
    viewers: viewers?.results.map(({ employee }) => employee) ?? [],
    writers,
  };
}

/** Says that `me` has left it. */
export async function leave(db: D1Database, leadId: string, me: string): Promise<void> {
  await db.prepare("DELETE FROM lead_viewers WHERE lead_id = ? AND employee = ?").bind(leadId, me).run();
}

/** What an open list asks again and again; `viewers`, by lead: the colleagues of `me` who have one before them now. */
export type ListStand = { version: number; viewers: Record<string, string[]> };

/** One statement, which reads the end of one index, and as many rows of viewers as there are, or one where there is none. */
export async function listStand(db: D1Database, me: string, now: Date): Promise<ListStand> {
  const stand = await db
    .prepare(
      `SELECT (${versionStatement}) AS version, (SELECT json_group_array(json_array(lead_id, employee))
         FROM lead_viewers WHERE seen_at > ? AND employee <> ?) AS viewers`,
    )
    .bind(now.getTime() - presentMs, me)
    .first<{ version: number; viewers: string }>();
  const viewers: Record<string, string[]> = {};
  for (const [lead, employee] of JSON.parse(stand?.viewers ?? "[]") as [string, string][])
    viewers[lead] = [...(viewers[lead] ?? []), employee];
  return { version: stand?.version ?? 0, viewers };
}
