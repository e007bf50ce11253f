import type { TimelineEvent } from "~/features/leads/model/lead-events";
import {
  type LeadFile,
  type LeadRecord,
  leadColumns,
  leadFileColumns,
} from "~/features/leads/model/lead-record";
import type { CapReason } from "~/features/leads/model/mail/mail-caps";
import { certainPhone } from "~/features/leads/model/phone/phone-truth.server";
import { mayBeSpam as spamCondition } from "~/features/leads/store/files/untouched.server";
import { type LeadMessage, messagesOfLead } from "./lead-messages.server";
import type { DeliveryKind, Letter } from "./store-lead.server";

export type LeadDelivery = {
  id: string;
  kind: DeliveryKind;
  letter: Letter;
  /** What an 'office-mail' tells of: null for the lead itself. */
  about: string | null;
  state: "held" | "due" | "sent" | "failed";
  /** The cap that holds it; null while held: the lead is in quarantine. */
  holdReason: CapReason | null;
  attempts: number;
  nextAt: number;
  sentAt: number | null;
  lastError: string | null;
};

export type LeadDetail = {
  lead: LeadRecord;
  /** Nobody of the office has done anything with it but look. */
  mayBeSpam: boolean;
  files: LeadFile[];
  /** Oldest first. */
  events: TimelineEvent[];
  deliveries: LeadDelivery[];
  /** What the office and the visitor wrote to each other, oldest first. */
  messages: LeadMessage[];
};

export async function getLead(db: D1Database, id: string): Promise<LeadDetail | null> {
  return leadDetail(await db.batch(leadStatements(db, id)));
}

export function leadDetail(answers: D1Result[]): LeadDetail | null {
  const [[row], files, events, deliveries, messages] = answers.map(({ results }) => results) as [
    (LeadRecord & { mayBeSpam: 0 | 1 })[],
    LeadFile[],
    EventRow[],
    LeadDelivery[],
    LeadMessage[],
  ];
  if (!row) return null;
  const { mayBeSpam, ...lead } = row;
  // Judged anew: what older versions kept may be a guess.
  const judged = { ...lead, phoneE164: certainPhone(lead) };
  return {
    ...{ lead: judged, mayBeSpam: mayBeSpam === 1, files, events: events.map(readEvent), deliveries },
    messages,
  };
}

/** An event as it is stored: `data` is JSON. */
export type EventRow = Omit<TimelineEvent, "data"> & { data: string };
export const eventColumns = "id, at, kind, actor, data";

export function readEvent(row: EventRow): TimelineEvent {
  return { ...row, data: JSON.parse(row.data) } as TimelineEvent;
}

/** What a LeadDetail is read from, in its order. */
export function leadStatements(db: D1Database, id: string): D1PreparedStatement[] {
  const statements = [oneLead, filesOfLead, eventsOfLead, deliveriesOfLead, messagesOfLead];
  return statements.map((sql) => db.prepare(sql).bind(id));
}

const oneLead = `SELECT ${leadColumns}, ${spamCondition} AS mayBeSpam FROM leads WHERE id = ?`;
const filesOfLead = `SELECT ${leadFileColumns} FROM lead_files WHERE lead_id = ? ORDER BY n`;
const eventsOfLead = `SELECT ${eventColumns} FROM lead_events WHERE lead_id = ? ORDER BY id`;
const deliveriesOfLead = `SELECT id, kind, letter, about, state, hold_reason AS holdReason, attempts, next_at AS nextAt,
    sent_at AS sentAt, last_error AS lastError
  FROM outbox WHERE lead_id = ? ORDER BY rowid`;
