import type { LeadRecord } from "~/features/leads/model/lead-record";
import type { LeadStatus } from "~/features/leads/model/lead-status";
import { phoneTruth } from "~/features/leads/model/phone/phone-truth.server";
import { searchTerms } from "~/features/leads/office/list/search-terms";
import { type CustomerIds, keysCount, wholeCustomer } from "~/features/leads/store/customer.server";
import { cleanLine } from "~/lib/text/clean-text";
import { hadEmail, hadPhone, type Stood } from "./corrected-away.server";
import type { Asked } from "./why-shown";
import { wroteAlong } from "./wrote-along.server";

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
  | "phoneE164"
  | "address"
  | "selectedService"
  | "serviceType"
> & {
  status: LeadStatus;
  files: number;
  quarantined: 0 | 1;
  /** Its number and address count: it was not set apart. */
  keysCount: 0 | 1;
  /** JSON list of the ids that the office joined to it. */
  joined: string;
};

/** A name may be that of many customers: no more are offered to choose from. */
const MOST_CUSTOMERS = 20;
/** Of what the search finds; each leads to all of its customer. */
const MOST_FOUND = 200;

/** Newest first, quarantine included. `more`: there are others, which are left out. */
export type FoundPerson = { leads: PersonLead[]; more: boolean };

/**
 * `asked`: what was typed is this mail address or number, or what leads to this request. `stood`: the requests that had it before
 * they were corrected, or in whose conversation it wrote along.
 */
export type FoundCustomers = {
  customers: FoundPerson[];
  more: boolean;
  asked: Asked;
  stood: Map<string, Stood>;
};

/**
 * The customers of which a lead is found, each with every lead of his: by mail address, phone number or reference exactly, also where
 * that was corrected since or wrote along, else by the search of the inbox finds.
 */
export async function findCustomers(db: D1Database, who: string): Promise<FoundCustomers> {
  const { ids, asked, stood } = await findLeads(db, who);
  const customers: CustomerIds[] = [];
  const seen = new Set<string>();
  let more = ids.length === MOST_FOUND;
  for (const id of [...ids, ...stood.keys()]) {
    if (seen.has(id)) continue;
    if (customers.length === MOST_CUSTOMERS) {
      more = true;
      break;
    }
    const all = await wholeCustomer(db, id);
    for (const each of all.ids) seen.add(each);
    customers.push(all);
  }
  const read = customers.map(async ({ ids, more }) => ({ leads: await readLeads(db, ids), more }));
  return { customers: await Promise.all(read), more, asked, stood };
}

type Found = { ids: string[]; asked: Asked; stood: Map<string, Stood> };

async function findLeads(db: D1Database, who: string): Promise<Found> {
  const text = cleanLine(who).slice(0, 254);
  if (text === "") return foundAs([]);
  const reference = text.replace(/^TS-/i, "").toUpperCase();
  const exact = await idsWhere(db, "reference = ?", reference);
  if (exact.length > 0) return foundAs(exact);
  if (text.includes("@")) {
    const ids = await idsWhere(db, "email = ? COLLATE NOCASE", text);
    const stood = new Map([...(await wroteAlong(db, text)), ...(await hadEmail(db, text))]);
    return { ids, asked: { email: text.toLowerCase() }, stood };
  }
  const phone = phoneTruth(text, {});
  const stood = /\p{L}/u.test(text) ? new Map() : await hadPhone(db, text);
  if ("certain" in phone) {
    const ids = await idsWhere(db, "phone_e164 = ?", phone.certain);
    return { ids, asked: { phoneE164: phone.certain }, stood };
  }
  const terms = searchTerms(text);
  if (terms === null) return foundAs([]);
  const found = "rowid IN (SELECT rowid FROM lead_search WHERE lead_search MATCH ?)";
  return foundAs(await idsWhere(db, found, terms), stood);
}

const foundAs = (ids: string[], stood = new Map<string, Stood>()): Found => ({
  ids,
  asked: { id: ids[0] ?? "" },
  stood,
});

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
         phone_e164 AS phoneE164, address, selected_service AS selectedService, service_type AS serviceType, status,
         quarantine_reason IS NOT NULL AS quarantined,
         ${keysCount} AS keysCount,
         (SELECT json_group_array(iif(lead_id = leads.id, other_id, lead_id)) FROM customer_links
           WHERE (lead_id = leads.id OR other_id = leads.id) AND kind = 'same' AND undone_at IS NULL) AS joined,
         (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files
       FROM json_each(?) AS asked CROSS JOIN leads ON leads.id = asked.value ORDER BY received_at DESC, leads.id`,
    )
    .bind(JSON.stringify(ids))
    .all<PersonLead>();
  return results;
}
