import { firstKept, MOST_OF_CUSTOMER, wholeCustomer } from "~/features/leads/store/customer.server";
import { recordEvent } from "~/features/leads/store/record-event.server";
import { eraseLead, type LeadStores } from "~/features/leads/store/sweep.server";

/**
 * What keeps an erasure from happening: nothing chosen, or no reference of what was chosen typed over. Nothing
 * brings it back, so a slip of the hand must not be enough. Null when it may happen.
 */
export async function erasureProblem(db: D1Database, ids: string[], typed: string): Promise<string | null> {
  if (ids.length === 0) return "Vink eerst aan wat weg moet.";
  const reference = typed.replaceAll(/[^a-z0-9]/gi, "").toUpperCase();
  if (reference === "") return "Typ de referentie over.";
  const chosen = await db
    .prepare("SELECT 1 FROM json_each(?) CROSS JOIN leads ON leads.id = json_each.value WHERE reference = ?")
    .bind(JSON.stringify(ids), reference)
    .first();
  return chosen ? null : "Dit is niet de referentie van een aangevinkte aanvraag.";
}

/**
 * Erases these leads everywhere: files, rows, timeline, unsent messages, search index; and what their addresses mailed and
 * stands at no lead, where no other lead of theirs is left. How many leads there were.
 */
export async function erasePerson(stores: LeadStores, ids: string[]): Promise<number> {
  let erased = 0;
  for (const id of ids) if (await eraseLead(stores, id)) erased++;
  return erased;
}

/** Ids as a form sends them: no more than one person can have, and nothing else. */
export function chosenIds(values: FormDataEntryValue[]): string[] {
  const ids = values.filter(
    (value): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value),
  );
  return [...new Set(ids)].slice(0, MOST_OF_CUSTOMER);
}

/** Writes into the timeline of each lead who took it out. */
export async function markExported(db: D1Database, ids: string[], actor: string, now: Date): Promise<void> {
  const event = { kind: "exported", data: {}, actor, at: now.getTime() } as const;
  await db.batch(ids.map((id) => recordEvent(db, id, event)));
}

/**
 * How many leads the customer of these has that were not among `listed`, when the choice was made: they came since, or were
 * joined since. Nothing happens to them. `more`: he has more than a list shows.
 */
export async function leftOf(
  db: D1Database,
  ids: string[],
  listed: string[],
): Promise<{ since: number; more: boolean }> {
  // Begun from a suspect, two people whose data it holds would be one customer.
  const first = await firstKept(db, ids);
  if (first === null || listed.length === 0) return { since: 0, more: false };
  const { ids: all, more } = await wholeCustomer(db, first);
  return { since: all.filter((id) => !listed.includes(id)).length, more };
}
