import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import {
  type LeadDelivery,
  type LeadDetail,
  type LeadEvent,
  leadStatements,
} from "~/features/leads/store/leads.server";

/** Another request of the same person or house, and what tells so. */
export type LeadDuplicate = Pick<
  LeadRecord,
  "id" | "reference" | "status" | "receivedAt" | "firstName" | "lastName" | "selectedService" | "serviceType"
> & { samePhone: 0 | 1; sameEmail: 0 | 1; sameAddress: 0 | 1 };

export type OpenedLead = LeadDetail & { duplicates: LeadDuplicate[] };

/** Looking again within the hour is the same look. */
const sameLookMs = 60 * 60 * 1000;

/** Reads one request for `viewer` and writes down that he saw it, in one go; null when there is none. */
export async function openLead(
  db: D1Database,
  id: string,
  viewer: string,
  now: Date,
): Promise<OpenedLead | null> {
  const [, leads, files, events, deliveries, duplicates] = (await db.batch([
    db.prepare(viewStatement).bind(now.getTime(), viewer, id, viewer, now.getTime() - sameLookMs),
    ...leadStatements(db, id),
    db.prepare(duplicatesStatement).bind(id),
  ])) as [
    D1Result,
    D1Result<LeadRecord>,
    D1Result<LeadFile>,
    D1Result<LeadEvent>,
    D1Result<LeadDelivery>,
    D1Result<LeadDuplicate>,
  ];
  const lead = leads.results[0];
  if (lead === undefined) return null;
  return {
    lead,
    files: files.results,
    events: events.results,
    deliveries: deliveries.results,
    duplicates: duplicates.results,
  };
}

export const viewStatement = `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
  SELECT id, ?, 'viewed', ?, '' FROM leads WHERE id = ? AND NOT EXISTS (
    SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'viewed' AND actor = ? AND at > ?)`;

/** Each way of being the same is an index of its own; at most 20 of each, the 10 newest of all. */
export const duplicatesStatement = `WITH me AS MATERIALIZED (
    SELECT id, phone_e164 AS phone, email, address_key FROM leads WHERE id = ?),
  same (id) AS (
    SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads ON leads.phone_e164 = me.phone LIMIT 20)
    UNION SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads
      ON leads.email = me.email COLLATE NOCASE WHERE me.email <> '' LIMIT 20)
    UNION SELECT id FROM (SELECT leads.id FROM me CROSS JOIN leads ON leads.address_key = me.address_key LIMIT 20))
  SELECT leads.id, reference, status, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
    selected_service AS selectedService, service_type AS serviceType,
    coalesce(phone_e164 = me.phone, 0) AS samePhone, lower(leads.email) = lower(me.email) AS sameEmail,
    coalesce(leads.address_key = me.address_key, 0) AS sameAddress
  FROM same CROSS JOIN leads ON leads.id = same.id CROSS JOIN me
  WHERE leads.id <> me.id
  ORDER BY received_at DESC LIMIT 10`;
