import { type LeadFile, type LeadRecord, leadFileColumns } from "~/features/leads/model/lead-record";
import { recordEvent } from "./record-event.server";

/** Id of the content record that was made of a lead; null when there is none. */
export function projectOfLead(db: D1Database, leadId: string): Promise<number | null> {
  return db
    .prepare("SELECT record_id AS id FROM lead_projects WHERE lead_id = ?")
    .bind(leadId)
    .first<number>("id");
}

/**
 * For the batch that makes the record: ties it to the lead and writes that down. The whole batch fails where the lead has a
 * project already, is not won, or where there is no record. `saved` finds its id with the parameters `named`.
 */
export function tieProject(
  db: D1Database,
  leadId: string,
  [saved, named]: [saved: string, named: string[]],
  { email, now }: { email: string; now: Date },
): D1PreparedStatement[] {
  const won = `SELECT id FROM leads WHERE id = ?${named.length + 1} AND status = 'won' AND quarantine_reason IS NULL`;
  return [
    db
      .prepare(`INSERT INTO lead_projects (record_id, lead_id) VALUES (${saved}, (${won}))`)
      .bind(...named, leadId),
    recordEvent(db, leadId, { kind: "project-made", data: {}, actor: email, at: now.getTime() }),
  ];
}

export type ProjectSource = { lead: Pick<LeadRecord, "id" | "reference">; files: LeadFile[] };

/** The lead that a record was made of, with its files; null when there is none (any more). */
export async function leadOfProject(db: D1Database, recordId: number): Promise<ProjectSource | null> {
  const lead = `FROM lead_projects p JOIN leads l ON l.id = p.lead_id WHERE p.record_id = ?`;
  const [leads, files] = await db.batch([
    db.prepare(`SELECT l.id, l.reference ${lead}`).bind(recordId),
    db
      .prepare(`SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = (SELECT l.id ${lead}) ORDER BY n`)
      .bind(recordId),
  ]);
  const [found] = (leads?.results ?? []) as ProjectSource["lead"][];
  return found ? { lead: found, files: (files?.results ?? []) as LeadFile[] } : null;
}

/** What visitors see of the projects that were made of these leads: their titles. */
export async function liveProjectsOf(db: D1Database, leads: string[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT r.title FROM lead_projects p JOIN content_records r ON r.id = p.record_id
       WHERE p.lead_id IN (SELECT value FROM json_each(?)) AND r.live_revision IS NOT NULL ORDER BY r.id`,
    )
    .bind(JSON.stringify(leads))
    .all<{ title: string }>();
  return results.map(({ title }) => title);
}
