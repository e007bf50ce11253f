import type { LeadRecord } from "~/features/leads/model/lead-record";
import { customerOf, wholeCustomer } from "~/features/leads/store/customer.server";

/** A request of a customer. */
export type CustomerLead = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "receivedAt"
  | "status"
  | "quarantineReason"
  | "spamAt"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "phoneE164"
  | "address"
  | "city"
  | "selectedService"
  | "serviceType"
> & { wonCents: number | null };

export type CustomerNote = { id: number; at: number; actor: string; text: string };
/** What the office decided and still holds. */
export type CustomerDecision = {
  change: string;
  kind: "same" | "apart" | "not-same";
  at: number;
  actor: string;
  reference: string;
};
export type CustomerMessage = { leadId: string; at: number; direction: "in" | "out"; body: string };
/** Projects and reviews that came of the requests, by their record. */
export type CustomerWork = { type: string; key: string; title: string };

export type Customer = {
  /** Newest first; the one that was asked for among them. */
  leads: CustomerLead[];
  /** He has more than are read. */
  more: boolean;
  /** Of the same house, and neither joined nor refused. */
  suggestions: CustomerLead[];
  notes: CustomerNote[];
  decisions: CustomerDecision[];
  /** Newest first. */
  messages: CustomerMessage[];
  works: CustomerWork[];
};

const MOST_SUGGESTED = 10;
const MOST_MESSAGES = 20;

/** All that is known of the customer of this lead; null when there is no such lead. */
export async function readCustomer(db: D1Database, id: string): Promise<Customer | null> {
  const { ids, more } = await wholeCustomer(db, id);
  if (ids.length === 0) return null;
  const these = JSON.stringify(ids);
  const [leads, house, not, notes, decisions, messages, works] = await db.batch(
    [requests, suggested, refused, customerNotes, decided, written, made].map((sql) =>
      db.prepare(sql).bind(these),
    ),
  );
  return {
    leads: leads?.results as CustomerLead[],
    more,
    suggestions: await oneOfEach(
      db,
      house?.results as CustomerLead[],
      ((not?.results ?? []) as { id: string }[]).map((each) => each.id),
    ),
    notes: notes?.results as CustomerNote[],
    decisions: decisions?.results as CustomerDecision[],
    messages: messages?.results as CustomerMessage[],
    works: works?.results as CustomerWork[],
  };
}

/** The newest request of each customer, without those of whom a request was refused: that was said of the customer. */
async function oneOfEach(db: D1Database, leads: CustomerLead[], not: string[]): Promise<CustomerLead[]> {
  const seen = new Set<string>();
  const each: CustomerLead[] = [];
  for (const lead of leads) {
    if (seen.has(lead.id)) continue;
    const ids = await customerOf(db, lead.id);
    for (const id of ids) seen.add(id);
    if (!ids.some((id) => not.includes(id))) each.push(lead);
  }
  return each;
}

const columns = `leads.id, reference, received_at AS receivedAt, status, quarantine_reason AS quarantineReason,
  spam_at AS spamAt, first_name AS firstName, last_name AS lastName, email, phone, phone_e164 AS phoneE164,
  address, city, selected_service AS selectedService,
  service_type AS serviceType, won_cents AS wonCents`;

const requests = `SELECT ${columns} FROM json_each(?1) AS asked CROSS JOIN leads ON leads.id = asked.value
  ORDER BY received_at DESC, leads.id`;

const suggested = `WITH house AS MATERIALIZED (SELECT DISTINCT address_key AS key
    FROM json_each(?1) AS asked CROSS JOIN leads ON leads.id = asked.value WHERE address_key IS NOT NULL)
  SELECT ${columns} FROM house CROSS JOIN leads ON leads.address_key = house.key
  WHERE quarantine_reason IS NULL AND leads.id NOT IN (SELECT value FROM json_each(?1))
  ORDER BY received_at DESC LIMIT ${MOST_SUGGESTED}`;

/** Requests of which the office said that they are not this customer's. */
const refused = `SELECT other_id AS id FROM json_each(?1) AS asked CROSS JOIN customer_links ON lead_id = asked.value
    WHERE undone_at IS NULL AND customer_links.kind <> 'same'
  UNION SELECT lead_id FROM json_each(?1) AS asked CROSS JOIN customer_links ON other_id = asked.value
    WHERE undone_at IS NULL AND customer_links.kind <> 'same'`;

const customerNotes = `SELECT event.id, at, actor, data ->> 'text' AS text
  FROM json_each(?1) AS asked CROSS JOIN lead_events AS event ON lead_id = asked.value
  WHERE kind = 'customer-note' ORDER BY at DESC`;

/** A line for each decision: its rows name all leads of the other customer. */
const decided = `SELECT said.change_id AS "change", said.kind, said.at, said.actor, min(reference) AS reference FROM (
    SELECT change_id, link.kind, link.at, actor, other_id AS other FROM json_each(?1) AS asked
      CROSS JOIN customer_links AS link ON lead_id = asked.value WHERE undone_at IS NULL
    UNION SELECT change_id, link.kind, link.at, actor, lead_id FROM json_each(?1) AS asked
      CROSS JOIN customer_links AS link ON other_id = asked.value WHERE undone_at IS NULL AND link.kind <> 'same') AS said
  CROSS JOIN leads ON leads.id = said.other GROUP BY said.change_id ORDER BY said.at DESC`;

const written = `SELECT lead_id AS leadId, message.at, direction, substr(body, 1, 240) AS body
  FROM json_each(?1) AS asked CROSS JOIN lead_messages AS message ON lead_id = asked.value
  WHERE automatic = 0 ORDER BY message.at DESC LIMIT ${MOST_MESSAGES}`;

const made = `SELECT record.type, record.key, record.title FROM json_each(?1) AS asked
    CROSS JOIN lead_projects ON lead_id = asked.value CROSS JOIN content_records AS record ON record.id = record_id
  UNION ALL SELECT record.type, record.key, record.title FROM json_each(?1) AS asked
    CROSS JOIN lead_reviews ON lead_id = asked.value
    CROSS JOIN content_records AS record ON record.type = 'review' AND record.key = record_key`;
