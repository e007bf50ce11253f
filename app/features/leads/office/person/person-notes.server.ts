import { firstKept } from "~/features/leads/store/customer.server";

/** A note about a customer. `at`: when; `leadId`: where it stands; `writtenAt`: at whose page, where that is known. */
export type PersonNote = {
  id: number;
  at: number;
  actor: string;
  text: string;
  leadId: string;
  writtenAt: string | null;
};

/** Of the notes that a list showed, those that were ticked. What came since goes with its request. */
export type ChosenNotes = { listed: number[]; ticked: number[] };

/** The notes about the customer of these leads, newest first. */
export async function personNotes(db: D1Database, leadIds: string[]): Promise<PersonNote[]> {
  const { results } = await db
    .prepare(
      `SELECT event.id, at, actor, data ->> 'text' AS text, lead_id AS leadId, data ->> 'writtenAt' AS writtenAt
       FROM json_each(?) AS asked CROSS JOIN lead_events AS event ON lead_id = asked.value
       WHERE kind = 'customer-note' ORDER BY at DESC, event.id DESC`,
    )
    .bind(JSON.stringify(leadIds))
    .all<PersonNote>();
  return results;
}

/**
 * Before `chosen` are erased: takes the ticked notes away wherever they stand among `listed`, and leaves those that were not
 * ticked with what stays of the customer.
 */
export async function eraseNotes(
  db: D1Database,
  { chosen, listed }: Record<"chosen" | "listed", string[]>,
  notes: ChosenNotes,
): Promise<void> {
  const all = JSON.stringify([...new Set([...chosen, ...listed])]);
  const stays = await firstKept(
    db,
    listed.filter((id) => !chosen.includes(id)),
  );
  const others = notes.listed.filter((id) => !notes.ticked.includes(id));
  const among = "kind = 'customer-note' AND id IN (SELECT value FROM json_each(?))";
  await db.batch([
    db
      .prepare(
        `UPDATE lead_events SET kind = 'note-undone', data = '{}', detail = ''
         WHERE ${among} AND lead_id IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(notes.ticked), all),
    ...(stays === null
      ? []
      : [
          db
            .prepare(
              `UPDATE lead_events SET lead_id = ? WHERE ${among} AND lead_id IN (SELECT value FROM json_each(?))`,
            )
            .bind(stays, JSON.stringify(others), JSON.stringify(chosen)),
        ]),
  ]);
}

/** Ids of notes as a form or an address sends them. */
export const noteIds = (values: FormDataEntryValue[]): number[] =>
  values.flatMap((value) => (/^\d{1,15}$/.test(String(value)) ? [Number(value)] : []));
