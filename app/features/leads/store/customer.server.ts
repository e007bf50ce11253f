/** More requests than one customer has: where more are found (a number of a housing association), the rest is left out. */
export const MOST_OF_CUSTOMER = 200;

const holds = "undone_at IS NULL";
const keysCount = `NOT EXISTS (SELECT 1 FROM customer_links WHERE lead_id = leads.id AND kind = 'apart' AND ${holds})`;

/**
 * Which leads are of one customer, as a table `part (kind, value)` whose rows of kind 'lead' are their ids. `first` (SQL): the id
 * to begin with. From a lead to its phone number and mail address, from each of those to the leads that have it, and over what
 * the office joined; a lead that the office set apart only by the last. Each number and address is looked up once, by its
 * index. What waits in quarantine is found, and leads no further: whoever writes down two people's data joins nobody.
 * Five parts: D1 takes no more in one compound SELECT.
 */
function customerPart(first: string, most: number): string {
  return `part (kind, value) AS (
    SELECT 'lead', ${first}
    UNION SELECT key.key, key.value FROM part CROSS JOIN leads ON leads.id = part.value
      CROSS JOIN json_each(json_object('phone', phone_e164, 'mail', nullif(lower(email), ''))) AS key
      WHERE part.kind = 'lead' AND key.value IS NOT NULL AND (quarantine_reason IS NULL OR leads.id = ${first}) AND ${keysCount}
    UNION SELECT 'lead', leads.id FROM part CROSS JOIN leads ON leads.phone_e164 = part.value
      WHERE part.kind = 'phone' AND ${keysCount}
    UNION SELECT 'lead', leads.id FROM part CROSS JOIN leads ON leads.email = part.value COLLATE NOCASE
      WHERE part.kind = 'mail' AND ${keysCount}
    UNION SELECT 'lead', iif(link.lead_id = part.value, link.other_id, link.lead_id)
      FROM part CROSS JOIN customer_links AS link ON (link.lead_id = part.value OR link.other_id = part.value)
      WHERE part.kind = 'lead' AND link.kind = 'same' AND ${holds}
    LIMIT ${most})`;
}

/** `more`: there are others, which are left out. */
export type CustomerIds = { ids: string[]; more: boolean };

/** The ids of all leads of the customer of this one, itself included, newest first; none when there is no such lead. */
export async function wholeCustomer(db: D1Database, id: string): Promise<CustomerIds> {
  const { results } = await db.prepare(customerStatement).bind(id).all<{ id: string }>();
  const ids = results.map((row) => row.id);
  return { ids: ids.slice(0, MOST_OF_CUSTOMER), more: ids.length > MOST_OF_CUSTOMER };
}

export async function customerOf(db: D1Database, id: string): Promise<string[]> {
  return (await wholeCustomer(db, id)).ids;
}

// One more than is shown: whether there are others. Each has two keys at most.
const customerStatement = `WITH RECURSIVE ${customerPart("?1", (MOST_OF_CUSTOMER + 1) * 3)}
  SELECT leads.id FROM part CROSS JOIN leads ON leads.id = part.value
  WHERE part.kind = 'lead' ORDER BY received_at DESC, leads.id LIMIT ${MOST_OF_CUSTOMER + 1}`;

/** The first of these leads that is no suspect, else the first: what waits in quarantine is erased soon, and may be of two people. */
export function firstKept(db: D1Database, ids: string[]): Promise<string | null> {
  return db
    .prepare(
      `SELECT leads.id FROM json_each(?) AS asked CROSS JOIN leads ON leads.id = asked.value
       ORDER BY quarantine_reason IS NOT NULL, asked.key LIMIT 1`,
    )
    .bind(JSON.stringify(ids))
    .first<string>("id");
}
