import type { Actor } from "~/features/leads/office/lead/change";
import { addAdminEvent } from "~/features/leads/office/model/admin-events.server";
import { EXCERPT_LENGTH } from "./alike";

/** What the office holds back: the text of a request, or the network that it came from. */
type PatternKind = "text" | "client";

export type HeldPattern = {
  id: number;
  kind: PatternKind;
  key: string;
  until: number;
  /** The start of the text of its example. */
  text: string;
  /** Requests that it stopped, up to 100. */
  stopped: number;
};

const day = 24 * 60 * 60 * 1000;

/**
 * From now on for a day; a network until the end of the day (UTC) after that of its request, because later nothing tells
 * it any more. The moment at which it ends, also where it is held already; null when the lead has no such key (any more). */
export async function holdPattern(
  db: D1Database,
  { leadId, kind }: { leadId: string; kind: PatternKind },
  { email, now }: Actor,
): Promise<Date | null> {
  const at = now.getTime();
  const key = kind === "text" ? "text_key" : "client_hash";
  const until = kind === "text" ? "?4" : `min(?4, (received_at / ${day} + 2) * ${day})`;
  const held = `SELECT until FROM held_patterns WHERE kind = ?1 AND key = leads.${key} AND until > ?2`;
  const [added, found] = await db.batch<{ until: number }>([
    db
      .prepare(
        `INSERT INTO held_patterns (kind, key, lead_id, created_at, created_by, until)
         SELECT ?1, ${key}, id, ?2, ?3, ${until} FROM leads
         WHERE id = ?5 AND ${until} > ?2 AND ${key} IS NOT NULL AND NOT EXISTS (${held})`,
      )
      .bind(kind, at, email, at + day, leadId),
    db.prepare(`SELECT (${held}) AS until FROM leads WHERE id = ?3`).bind(kind, at, leadId),
  ]);
  if ((added?.meta.changes ?? 0) > 0)
    await addAdminEvent(db, { kind: "pattern-held", actor: email, detail: kind }, now);
  const ends = found?.results[0]?.until;
  return ends ? new Date(ends) : null;
}

/** Also true when it was over already; false where there was none. What it stopped stays where it is. */
export async function stopPattern(db: D1Database, id: number, { email, now }: Actor): Promise<boolean> {
  const [stopped, known] = await db.batch<{ kind: PatternKind }>([
    db
      .prepare("UPDATE held_patterns SET until = ?1 WHERE id = ?2 AND until > ?1 RETURNING kind")
      .bind(now.getTime(), id),
    db.prepare("SELECT kind FROM held_patterns WHERE id = ?").bind(id),
  ]);
  const kind = stopped?.results[0]?.kind;
  if (kind) await addAdminEvent(db, { kind: "pattern-stopped", actor: email, detail: kind }, now);
  return known?.results.length === 1;
}

/** Those that are held now, the latest first. */
export async function listPatterns(db: D1Database, now: Date): Promise<HeldPattern[]> {
  const { results } = await db.prepare(patternsStatement).bind(now.getTime()).all<HeldPattern>();
  return results;
}

const patternsStatement = `SELECT active.id, active.kind, active.key, until,
    substr(CASE WHEN leads.kind = 'request' THEN project_description ELSE current_issues END, 1, ${EXCERPT_LENGTH + 1}) AS text,
    (SELECT count(*) FROM (SELECT 1 FROM leads WHERE pattern_id = active.id LIMIT 100)) AS stopped
  FROM (SELECT * FROM held_patterns WHERE until > ?1 ORDER BY until DESC LIMIT 20) AS active
  JOIN leads ON leads.id = active.lead_id
  ORDER BY until DESC`;
