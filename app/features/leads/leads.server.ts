import { type LeadFile, type LeadRecord, leadColumns, leadFileColumns } from "./lead-record";

/** What a row of the inbox shows. */
export type LeadListItem = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "kind"
  | "status"
  | "quarantineReason"
  | "receivedAt"
  | "answerBy"
  | "firstName"
  | "lastName"
  | "phone"
  | "phoneE164"
  | "email"
  | "contactPreference"
  | "urgencyLevel"
  | "selectedService"
  | "serviceType"
  | "address"
  | "city"
> & { files: number };

export type LeadEvent = { id: number; at: number; kind: string; actor: string; detail: string };

export type LeadDelivery = {
  id: string;
  kind: "office-mail" | "visitor-mail" | "webhook";
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

/**
 * A page of the inbox, or of the quarantine, newest first. `cursor` is the `next` of the page before; one
 * that is not ours starts at the top. `next` is null on the last page.
 */
export async function listLeads(
  db: D1Database,
  { cursor, limit, quarantined = false }: { cursor?: string | null; limit: number; quarantined?: boolean },
): Promise<{ leads: LeadListItem[]; next: string | null }> {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  const { results } = await db
    .prepare(quarantined ? quarantinePage : inboxPage)
    .bind(Number(at ?? Number.MAX_SAFE_INTEGER), id ?? "", limit + 1)
    .all<LeadListItem>();
  const leads = results.slice(0, limit);
  const last = leads.at(-1);
  return { leads, next: results.length > limit && last ? `${last.receivedAt}.${last.id}` : null };
}

const listed = `SELECT id, reference, kind, status, quarantine_reason AS quarantineReason,
    received_at AS receivedAt, answer_by AS answerBy, first_name AS firstName, last_name AS lastName, phone,
    phone_e164 AS phoneE164, email, contact_preference AS contactPreference, urgency_level AS urgencyLevel,
    selected_service AS selectedService, service_type AS serviceType, address, city,
    (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files
  FROM leads`;
/** Exported for the test that reads how they are run. */
export const inboxPage = `${listed} WHERE quarantine_reason IS NULL AND (received_at, id) < (?, ?)
  ORDER BY received_at DESC, id DESC LIMIT ?`;
export const quarantinePage = `${listed} WHERE quarantine_reason IS NOT NULL AND (received_at, id) < (?, ?)
  ORDER BY received_at DESC, id DESC LIMIT ?`;

/** One request with its files, timeline and deliveries; null when there is none. */
export async function getLead(db: D1Database, id: string): Promise<LeadDetail | null> {
  const [leads, files, events, deliveries] = (await db.batch([
    db.prepare(oneLead).bind(id),
    db.prepare(filesOfLead).bind(id),
    db.prepare("SELECT id, at, kind, actor, detail FROM lead_events WHERE lead_id = ? ORDER BY id").bind(id),
    db.prepare(deliveriesOfLead).bind(id),
  ])) as [D1Result<LeadRecord>, D1Result<LeadFile>, D1Result<LeadEvent>, D1Result<LeadDelivery>];
  const lead = leads.results[0];
  if (lead === undefined) return null;
  return { lead, files: files.results, events: events.results, deliveries: deliveries.results };
}

const oneLead = `SELECT ${leadColumns} FROM leads WHERE id = ?`;
const filesOfLead = `SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = ? ORDER BY n`;
const deliveriesOfLead = `SELECT id, kind, state, attempts, next_at AS nextAt, sent_at AS sentAt,
    last_error AS lastError
  FROM outbox WHERE lead_id = ? ORDER BY rowid`;

/** File `n` of this request and of no other; null when there is none. */
export function getLeadFile(db: D1Database, leadId: string, n: number): Promise<LeadFile | null> {
  return db.prepare(oneFile).bind(leadId, n).first<LeadFile>();
}

const oneFile = `SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = ? AND n = ?`;

/** Adds a line to the timeline. `actor` is 'visitor', 'system' or the address of an employee. */
export async function addLeadEvent(
  db: D1Database,
  leadId: string,
  { kind, actor, detail = "" }: { kind: string; actor: string; detail?: string },
  now: Date,
): Promise<void> {
  await db
    .prepare("INSERT INTO lead_events (lead_id, at, kind, actor, detail) VALUES (?, ?, ?, ?, ?)")
    .bind(leadId, now.getTime(), kind, actor, detail)
    .run();
}

/** Takes a request out of quarantine and lets its mails go. False when it was not (or no longer) in it. */
export async function releaseLead(db: D1Database, id: string, actor: string, now: Date): Promise<boolean> {
  const at = now.getTime();
  const [, , released] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?, 'released', ?, quarantine_reason FROM leads WHERE id = ? AND quarantine_reason IS NOT NULL`,
      )
      .bind(at, actor, id),
    db
      .prepare(
        "UPDATE outbox SET state = 'due', due_since = ?, next_at = ? WHERE lead_id = ? AND state = 'held'",
      )
      .bind(at, at, id),
    db
      .prepare("UPDATE leads SET quarantine_reason = NULL WHERE id = ? AND quarantine_reason IS NOT NULL")
      .bind(id),
  ]);
  return (released?.meta.changes ?? 0) > 0;
}
