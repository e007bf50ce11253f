import type { LeadRecord } from "~/features/leads/model/lead-record";
import type { LeadStatus } from "~/features/leads/model/lead-status";
import { phoneTruth } from "~/features/leads/model/phone-truth.server";
import { searchTerms } from "~/features/leads/office/list/search-terms";
import { customerOf } from "~/features/leads/store/customer.server";
import { cleanLine } from "~/lib/text/clean-text";

/** A lead that may be of the person who is looked for. */
export type PersonLead = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "receivedAt"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "address"
  | "selectedService"
  | "serviceType"
> & { status: LeadStatus; files: number; quarantined: 0 | 1 };

/** A name may be that of many customers: no more are offered to choose from. */
const MOST_CUSTOMERS = 20;
/** Of what the search finds; each leads to all of its customer. */
const MOST_FOUND = 200;

/**
 * The customers of which a lead is found, each with every lead of his, quarantine included, newest first: by mail address, phone
 * number or reference exactly, else by whatever the search of the inbox finds.
 */
export async function findCustomers(db: D1Database, who: string): Promise<PersonLead[][]> {
  const found = await findLeads(db, who);
  const customers: string[][] = [];
  const seen = new Set<string>();
  for (const id of found) {
    if (seen.has(id)) continue;
    if (customers.length === MOST_CUSTOMERS) break;
    const all = await customerOf(db, id);
    for (const each of all) seen.add(each);
    customers.push(all);
  }
  return Promise.all(customers.map((ids) => readLeads(db, ids)));
}

async function findLeads(db: D1Database, who: string): Promise<string[]> {
  const text = cleanLine(who).slice(0, 254);
  if (text === "") return [];
  const reference = text.replace(/^TS-/i, "").toUpperCase();
  const exact = await idsWhere(db, "reference = ?", reference);
  if (exact.length > 0) return exact;
  if (text.includes("@")) return idsWhere(db, "email = ? COLLATE NOCASE", text);
  const phone = phoneTruth(text, {});
  if ("certain" in phone) return idsWhere(db, "phone_e164 = ?", phone.certain);
  const terms = searchTerms(text);
  return terms === null
    ? []
    : idsWhere(db, "rowid IN (SELECT rowid FROM lead_search WHERE lead_search MATCH ?)", terms);
}

/** What waits in quarantine last: begun from it, two people whose data it holds would be one customer. */
async function idsWhere(db: D1Database, where: string, value: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM leads WHERE ${where} ORDER BY quarantine_reason IS NOT NULL, received_at DESC LIMIT ${MOST_FOUND}`,
    )
    .bind(value)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function readLeads(db: D1Database, ids: string[]): Promise<PersonLead[]> {
  const { results } = await db
    .prepare(
      `SELECT leads.id, reference, received_at AS receivedAt, first_name AS firstName, last_name AS lastName, email, phone,
         address, selected_service AS selectedService, service_type AS serviceType, status,
         quarantine_reason IS NOT NULL AS quarantined,
         (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files
       FROM json_each(?) AS asked CROSS JOIN leads ON leads.id = asked.value ORDER BY received_at DESC, leads.id`,
    )
    .bind(JSON.stringify(ids))
    .all<PersonLead>();
  return results;
}
