import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { serviceName } from "~/features/leads/model/lead-summary";
import { idInWords } from "~/features/leads/model/shown-as";
import { customerPart, keysCount, MOST_OF_CUSTOMER } from "~/features/leads/store/customer.server";

type Row = Pick<
  LeadRecord,
  "id" | "receivedAt" | "phoneE164" | "email" | "projectType" | "selectedService" | "serviceType"
> & { counts: 0 | 1; keysCount: 0 | 1; joined: string };

/** Where the customers of one page have more requests together, none of them is told. */
const MOST_OF_PAGE = 2000;

/**
 * Of which customer's requests each of these is one, where it is not the only one: '3e aanvraag · dakrenovatie 2024', the last
 * what was asked for before. One query for a page; what waits in quarantine is not counted, and not told.
 */
export async function earlierOf(
  db: D1Database,
  leads: Pick<LeadRecord, "id" | "quarantineReason">[],
): Promise<Map<string, string>> {
  const ids = leads.filter(({ quarantineReason }) => quarantineReason === null).map(({ id }) => id);
  const told = new Map<string, string>();
  if (ids.length === 0) return told;
  const { results } = await db.prepare(earlierStatement).bind(JSON.stringify(ids)).all<Row>();
  if (results.length >= MOST_OF_PAGE) return told;
  const customerOf = customersIn(results);
  for (const id of ids) {
    const all = customerOf(id);
    const at = all.findIndex((lead) => lead.id === id);
    if (all.length > MOST_OF_CUSTOMER) told.set(id, `meer dan ${MOST_OF_CUSTOMER} aanvragen`);
    else if (at > 0) told.set(id, `${at + 1}e aanvraag · ${workOf(all[at - 1] as Row)}`);
  }
  return told;
}

/** Puts what hangs together together; of a lead all requests of its customer, oldest first. */
function customersIn(rows: Row[]): (id: string) => Row[] {
  const above = new Map<string, string>();
  const top = (name: string): string => {
    const next = above.get(name);
    return next === undefined ? name : top(next);
  };
  const tie = (one: string, other: string) => {
    if (top(one) !== top(other)) above.set(top(one), top(other));
  };
  for (const { id, phoneE164, email, joined, ...row } of rows) {
    const own = row.counts && row.keysCount;
    if (own && phoneE164 !== null) tie(id, phoneE164);
    if (own && email !== "") tie(id, email.toLowerCase());
    for (const other of JSON.parse(joined) as string[]) tie(id, other);
  }
  const customers = Map.groupBy(
    rows.filter(({ counts }) => counts),
    ({ id }) => top(id),
  );
  return (id) => customers.get(top(id)) ?? [];
}

const year = new Intl.DateTimeFormat("nl-NL", { year: "numeric", timeZone: "Europe/Amsterdam" });

/** What it was about and when: 'dakrenovatie 2024'. That an offer was asked for says nothing of the work. */
function workOf(lead: Row): string {
  const name = idInWords(lead.projectType) || serviceName(lead);
  const work = name === serviceTypes.offerte || name === serviceTypes.inspectie ? "" : name.toLowerCase();
  return `${work} ${year.format(lead.receivedAt)}`.trim();
}

const earlierStatement = `WITH RECURSIVE ${customerPart({
  from: "SELECT 'lead', value FROM json_each(?1)",
  suspects: "FALSE",
  most: MOST_OF_PAGE,
})}
  SELECT leads.id, received_at AS receivedAt, phone_e164 AS phoneE164, email, project_type AS projectType,
    selected_service AS selectedService, service_type AS serviceType,
    quarantine_reason IS NULL AS counts, ${keysCount} AS keysCount,
    (SELECT json_group_array(other_id) FROM customer_links WHERE lead_id = leads.id AND kind = 'same' AND undone_at IS NULL) AS joined
  FROM part CROSS JOIN leads ON leads.id = part.value WHERE part.kind = 'lead' ORDER BY received_at, leads.id`;
