import type { Actor } from "~/features/leads/office/lead/change";
import { type Label, MOST_LABELS } from "./label";

/** All of them, by name. */
export async function listLabels(db: D1Database): Promise<Label[]> {
  const { results } = await db.prepare("SELECT id, name, tone FROM labels ORDER BY name").all<Label>();
  return results;
}

export async function labelsOfLead(db: D1Database, leadId: string): Promise<Label[]> {
  const { results } = await db
    .prepare(
      `SELECT labels.id, name, tone FROM lead_labels CROSS JOIN labels ON labels.id = label_id
       WHERE lead_id = ? ORDER BY name`,
    )
    .bind(leadId)
    .all<Label>();
  return results;
}

/** For the page of a lead: all there are, and its own. */
export async function leadLabels(db: D1Database, leadId: string): Promise<{ all: Label[]; on: Label[] }> {
  const [all, on] = await Promise.all([listLabels(db), labelsOfLead(db, leadId)]);
  return { all, on };
}

/** The label of this name: the one that is there, else a new one; null when there are enough. */
export async function makeLabel(db: D1Database, { name, tone }: Omit<Label, "id">): Promise<Label | null> {
  const [, found] = await db.batch<Label>([
    db
      .prepare(
        `INSERT INTO labels (name, tone) SELECT ?, ? WHERE (SELECT count(*) FROM labels) < ${MOST_LABELS}
         ON CONFLICT DO NOTHING`,
      )
      .bind(name, tone),
    db.prepare("SELECT id, name, tone FROM labels WHERE name = ?").bind(name),
  ]);
  return found?.results[0] ?? null;
}

/** A label with the number of leads that have it; null when it is gone. */
export async function labelInUse(db: D1Database, id: number): Promise<(Label & { leads: number }) | null> {
  return await db
    .prepare(
      `SELECT id, name, tone, (SELECT count(*) FROM lead_labels WHERE label_id = labels.id) AS leads
       FROM labels WHERE id = ?`,
    )
    .bind(id)
    .first();
}

type Put = { ids: string[]; label: number; on: boolean };

/** Puts a label on these leads or takes it off; the ids of those that were otherwise before. */
export async function putLabel(
  db: D1Database,
  { ids, label, on }: Put,
  { email, now }: Actor,
): Promise<string[]> {
  const these = JSON.stringify(ids);
  const has = "EXISTS (SELECT 1 FROM lead_labels WHERE lead_id = leads.id AND label_id = labels.id)";
  const asked = `FROM json_each(?) AS asked CROSS JOIN leads ON leads.id = asked.value
    CROSS JOIN labels ON labels.id = ? WHERE ${on ? "NOT " : ""}${has}`;
  const [, done] = await db.batch<{ id: string }>([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
         SELECT DISTINCT leads.id, ?, ?, ?, json_object('label', name), '' ${asked}`,
      )
      .bind(now.getTime(), on ? "labelled" : "unlabelled", email, these, label),
    on
      ? db
          .prepare(
            `INSERT INTO lead_labels (lead_id, label_id, place) SELECT leads.id, labels.id, inbox_order ${asked}
             ON CONFLICT DO NOTHING RETURNING lead_id AS id`,
          )
          .bind(these, label)
      : db
          .prepare(
            `DELETE FROM lead_labels WHERE label_id = ? AND lead_id IN (SELECT value FROM json_each(?))
             RETURNING lead_id AS id`,
          )
          .bind(label, these),
  ]);
  return (done?.results ?? []).map(({ id }) => id);
}

/** Ends a label, and says so in the timeline of each lead that had it. How many that were; null when it was gone already. */
export async function endLabel(
  db: D1Database,
  label: number,
  { email, now }: Actor,
): Promise<{ name: string; leads: number } | null> {
  const [told, ended] = await db.batch<{ name: string }>([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
         SELECT lead_id, ?, 'unlabelled', ?, json_object('label', name), '' FROM lead_labels
         CROSS JOIN labels ON labels.id = label_id WHERE label_id = ?`,
      )
      .bind(now.getTime(), email, label),
    db.prepare("DELETE FROM labels WHERE id = ? RETURNING name").bind(label),
  ]);
  const [gone] = ended?.results ?? [];
  return gone ? { name: gone.name, leads: told?.meta.changes ?? 0 } : null;
}
