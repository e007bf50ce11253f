/** More requests than one customer has: where more are found (a number of a housing association), the rest is left out. */
export const MOST_OF_CUSTOMER = 200;

const holds = "undone_at IS NULL";
/** Of a row of `leads`: it was not set apart. */
export const keysCount = `NOT EXISTS (SELECT 1 FROM customer_links WHERE lead_id = leads.id AND kind = 'apart' AND ${holds})`;

/** One more than is shown: whether there are others. */
export const FOUND = MOST_OF_CUSTOMER + 1;

type Part = {
  /** The ids to begin with, as rows of `part`. */
  from: string;
  /** Whose keys lead on, of those that wait in quarantine. */
  suspects: string;
  /** Leads; each has two keys at most. */
  most: number;
};

/**
 * Which leads hang together, as a table `part (kind, value)` whose rows of kind 'lead' are their ids. From a lead to its phone
 * number and mail address, from each of those to the leads that have it, newest first, and over what the office joined; a lead that
 * the office set apart only by the last. Each number and address is looked up once, by its index, and no further than it counts.
 * What waits in quarantine is found, and leads no further: whoever writes down two people's data joins nobody. Five parts: D1
 * takes no more in one compound SELECT.
 */
export function customerPart({ from, suspects, most }: Part): string {
  return `part (kind, value) AS (
    ${from}
    UNION SELECT key.key, key.value FROM part CROSS JOIN leads ON leads.id = part.value
      CROSS JOIN json_each(json_object('phone', phone_e164, 'mail', nullif(lower(email), ''))) AS key
      WHERE part.kind = 'lead' AND key.value IS NOT NULL AND (quarantine_reason IS NULL OR ${suspects}) AND ${keysCount}
    UNION SELECT 'lead', leads.id FROM part CROSS JOIN leads ON leads.rowid IN (
        SELECT rowid FROM leads WHERE phone_e164 = part.value ORDER BY rowid DESC LIMIT ${FOUND})
      WHERE part.kind = 'phone' AND ${keysCount}
    UNION SELECT 'lead', leads.id FROM part CROSS JOIN leads ON leads.rowid IN (
        SELECT rowid FROM leads WHERE email = part.value COLLATE NOCASE ORDER BY rowid DESC LIMIT ${FOUND})
      WHERE part.kind = 'mail' AND ${keysCount}
    UNION SELECT 'lead', iif(link.lead_id = part.value, link.other_id, link.lead_id)
      FROM part CROSS JOIN customer_links AS link ON (link.lead_id = part.value OR link.other_id = part.value)
      WHERE part.kind = 'lead' AND link.kind = 'same' AND ${holds}
    LIMIT ${most * 3})`;
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

const customerStatement = `WITH RECURSIVE ${customerPart({ from: "SELECT 'lead', ?1", suspects: "leads.id = ?1", most: FOUND })}
  SELECT leads.id FROM part CROSS JOIN leads ON leads.id = part.value
  WHERE part.kind = 'lead' ORDER BY received_at DESC, leads.id LIMIT ${FOUND}`;

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
