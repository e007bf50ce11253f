import type { LeadRecord } from "~/features/leads/model/lead-record";
import { type LeadDetail, leadDetail, leadStatements } from "~/features/leads/store/leads.server";
import { recordEvent } from "~/features/leads/store/record-event.server";

/** Another lead of the same person or house, and what tells so. */
export type LeadDuplicate = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "status"
  | "quarantineReason"
  | "spamAt"
  | "receivedAt"
  | "firstName"
  | "lastName"
  | "selectedService"
  | "serviceType"
> & { samePhone: 0 | 1; sameEmail: 0 | 1; sameAddress: 0 | 1 };

export type OpenedLead = LeadDetail & { duplicates: LeadDuplicate[] };

/** Looking again within the hour is the same look. */
const sameLookMs = 60 * 60 * 1000;

/** Reads one lead for `viewer` and writes down that it was seen, in one go; null when there is none. */
export async function openLead(
  db: D1Database,
  id: string,
  viewer: string,
  now: Date,
): Promise<OpenedLead | null> {
  const at = now.getTime();
  const firstLook = {
    sql: `NOT EXISTS (SELECT 1 FROM lead_events
      WHERE lead_id = leads.id AND kind = 'viewed' AND actor = ? AND at > ?)`,
    values: [viewer, at - sameLookMs],
  };
  const [duplicates, , ...answers] = await db.batch([
    db.prepare(duplicatesStatement).bind(id),
    recordEvent(db, id, { kind: "viewed", data: {}, actor: viewer, at }, firstLook),
    ...leadStatements(db, id),
  ]);
  const detail = leadDetail(answers);
  return detail && { ...detail, duplicates: (duplicates?.results ?? []) as LeadDuplicate[] };
}

/** Each way of being the same is an index of its own; at most 20 of each, the 10 newest of all. */
const duplicatesStatement = `WITH me AS MATERIALIZED (
    SELECT id, phone_e164 AS phone, email, address_key FROM leads WHERE id = ?),
  same (id) AS (
    SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads ON leads.phone_e164 = me.phone LIMIT 20)
    UNION SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads
      ON leads.email = me.email COLLATE NOCASE WHERE me.email <> '' LIMIT 20)
    UNION SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads ON leads.address_key = me.address_key LIMIT 20))
  SELECT leads.id, reference, status, quarantine_reason AS quarantineReason, spam_at AS spamAt, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
    selected_service AS selectedService, service_type AS serviceType,
    coalesce(phone_e164 = me.phone, 0) AS samePhone, me.email <> '' AND lower(leads.email) = lower(me.email) AS sameEmail,
    coalesce(leads.address_key = me.address_key, 0) AS sameAddress
  FROM same CROSS JOIN leads ON leads.id = same.id CROSS JOIN me
  WHERE leads.id <> me.id
  ORDER BY received_at DESC LIMIT 10`;
