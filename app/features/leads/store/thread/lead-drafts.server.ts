import type { Sql } from "~/features/leads/store/record-event.server";

export type DraftKind = "note" | "answer";

/** What an employee is writing about a lead. `used`: how often it became a note or a message; its content is then empty again. */
export type LeadDraft<Content> = { content: Partial<Content>; version: number; used: number };

export const longestDraft = 40_000;

/** A draft as long as there is no row. */
const noDraft = { content: {}, version: 0, used: 0 };

type Owner = { leadId: string; employee: string; kind: DraftKind };

export async function readDraft<Content>(
  db: D1Database,
  { leadId, employee, kind }: Owner,
): Promise<LeadDraft<Content>> {
  const row = await db
    .prepare("SELECT content, version, used FROM lead_drafts WHERE lead_id = ? AND employee = ? AND kind = ?")
    .bind(leadId, employee, kind)
    .first<{ content: string; version: number; used: number }>();
  return row ? { ...row, content: JSON.parse(row.content) } : noDraft;
}

export type SavedDraft = { kind: "saved"; version: number } | { kind: "stale" } | { kind: "gone" };

/**
 * Saves a draft that is based on `version`. 'stale': another window of the same employee saved meanwhile, or it was used;
 * a save that is sent again because its answer was lost is neither. 'gone': the lead is.
 */
export async function saveDraft(
  db: D1Database,
  { leadId, employee, kind }: Owner,
  { content, version, saveId }: { content: object; version: number; saveId: string },
  now: Date,
): Promise<SavedDraft> {
  const [saved, row, lead] = await db.batch<{ version: number; saveId: string }>([
    db
      .prepare(
        `INSERT INTO lead_drafts (lead_id, employee, kind, content, version, save_id, saved_at)
         SELECT id, ?, ?, ?, ?, ?, ? FROM leads WHERE id = ?
         ON CONFLICT (lead_id, employee, kind) DO UPDATE SET content = excluded.content, version = excluded.version,
           save_id = excluded.save_id, saved_at = excluded.saved_at
         WHERE lead_drafts.version = excluded.version - 1`,
      )
      .bind(employee, kind, JSON.stringify(content), version + 1, saveId, now.getTime(), leadId),
    db
      .prepare(
        "SELECT version, save_id AS saveId FROM lead_drafts WHERE lead_id = ? AND employee = ? AND kind = ?",
      )
      .bind(leadId, employee, kind),
    db.prepare("SELECT 1 FROM leads WHERE id = ?").bind(leadId),
  ]);
  const stored = row?.results[0];
  if ((saved?.meta.changes ?? 0) > 0) return { kind: "saved", version: version + 1 };
  if (stored?.saveId === saveId) return { kind: "saved", version: stored.version };
  return { kind: lead?.results.length ? "stale" : "gone" };
}

/** Statement for the batch that makes a note or a message of a draft, saved or not: it begins anew. */
export function usedDraft(
  db: D1Database,
  { leadId, employee, kind }: Owner,
  { when = { sql: "TRUE", values: [] }, now }: { when?: Sql; now: Date },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO lead_drafts (lead_id, employee, kind, content, version, used, save_id, saved_at)
       SELECT id, ?, ?, '{}', 1, 1, '', ? FROM leads WHERE id = ? AND (${when.sql})
       ON CONFLICT (lead_id, employee, kind) DO UPDATE SET content = '{}', version = version + 1, used = used + 1,
         save_id = ''`,
    )
    .bind(employee, kind, now.getTime(), leadId, ...when.values);
}

const justNowMs = 60_000;

/** Colleagues who wrote at an answer to this lead within the last minute. */
export async function whoWrites(db: D1Database, leadId: string, me: string, now: Date): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT employee FROM lead_drafts
       WHERE lead_id = ? AND employee <> ? AND kind = 'answer' AND saved_at > ? AND content <> '{}' ORDER BY employee`,
    )
    .bind(leadId, me, now.getTime() - justNowMs)
    .all<{ employee: string }>();
  return results.map(({ employee }) => employee);
}

/** Everything that is being written about a person, for the person. */
export async function draftsForPerson(db: D1Database, leadId: string): Promise<object[]> {
  const { results } = await db
    .prepare(
      "SELECT employee AS author, kind, content FROM lead_drafts WHERE lead_id = ? AND content <> '{}'",
    )
    .bind(leadId)
    .all<{ content: string }>();
  return results.map((draft) => ({ ...draft, content: JSON.parse(draft.content) }));
}
