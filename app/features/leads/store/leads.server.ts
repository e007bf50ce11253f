import {
  type LeadFile,
  type LeadRecord,
  leadColumns,
  leadFileColumns,
} from "~/features/leads/model/lead-record";
import type { DeliveryKind } from "./store-lead.server";
import type { LeadStores } from "./sweep.server";

/** A line of the timeline. `actor` is 'visitor', 'system' or the address of an employee. */
export type LeadEvent = { id: number; at: number; kind: string; actor: string; detail: string };

export type LeadDelivery = {
  id: string;
  kind: DeliveryKind;
  state: "held" | "due" | "sent" | "failed";
  attempts: number;
  nextAt: number;
  sentAt: number | null;
  lastError: string | null;
};

export type LeadDetail = {
  lead: LeadRecord;
  files: LeadFile[];
  /** Oldest first. */
  events: LeadEvent[];
  deliveries: LeadDelivery[];
};

/** One request with its files, timeline and deliveries; null when there is none. */
export async function getLead(db: D1Database, id: string): Promise<LeadDetail | null> {
  const [leads, files, events, deliveries] = (await db.batch(leadStatements(db, id))) as [
    D1Result<LeadRecord>,
    D1Result<LeadFile>,
    D1Result<LeadEvent>,
    D1Result<LeadDelivery>,
  ];
  const lead = leads.results[0];
  if (lead === undefined) return null;
  return { lead, files: files.results, events: events.results, deliveries: deliveries.results };
}

/** What `getLead` reads, in the order of LeadDetail. */
export function leadStatements(db: D1Database, id: string): D1PreparedStatement[] {
  return [oneLead, filesOfLead, eventsOfLead, deliveriesOfLead].map((sql) => db.prepare(sql).bind(id));
}

const oneLead = `SELECT ${leadColumns} FROM leads WHERE id = ?`;
const filesOfLead = `SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = ? ORDER BY n`;
const eventsOfLead = "SELECT id, at, kind, actor, detail FROM lead_events WHERE lead_id = ? ORDER BY id";
const deliveriesOfLead = `SELECT id, kind, state, attempts, next_at AS nextAt, sent_at AS sentAt,
    last_error AS lastError
  FROM outbox WHERE lead_id = ? ORDER BY rowid`;

/** File `n` of this request and of no other, with its content; null when there is none. */
export async function openLeadFile(
  { db, bucket }: LeadStores,
  leadId: string,
  n: number,
): Promise<{ file: LeadFile; object: R2ObjectBody } | null> {
  const file = await db.prepare(oneFile).bind(leadId, n).first<LeadFile>();
  const object = file && (await bucket.get(file.objectKey));
  return file && object ? { file, object } : null;
}

const oneFile = `SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = ? AND n = ?`;
