import type { EventKind } from "~/features/leads/model/lead-events";
import type { Actor } from "~/features/leads/office/lead/change";
import { spamAsSeen, untouchedSinceRelease } from "~/features/leads/store/files/untouched.server";
import { graceMs, holdDeliveries, letDeliveriesGo } from "~/features/leads/store/held-deliveries.server";
import type { Sql } from "~/features/leads/store/record-event.server";

/** What the employee saw: what is another way by now, came in meanwhile or is worked on is left alone. */
type SeenLeads = {
  /** In quarantine. */
  held: string[];
  /** In the ordinary list. */
  open: string[];
  /** The newest event that the page knew, see `spamAsSeen`. */
  seen?: number | null;
};

export const among = "IN (SELECT value FROM json_each(?))";

const inQuarantine = "quarantine_reason IS NOT NULL AND spam_at IS NULL";

function stillAsSeen({ held, open, seen = null }: SeenLeads, me: string): Sql {
  const asSeen = spamAsSeen(seen, me);
  return {
    sql: `((id ${among} AND ${inQuarantine}) OR (id ${among} AND quarantine_reason IS NULL)) AND ${asSeen.sql}`,
    values: [JSON.stringify(held), JSON.stringify(open), ...asSeen.values],
  };
}

/** Changes many leads and the timeline of each in one transaction; the ids of those that were changed. */
export async function changeMany(
  db: D1Database,
  { at, actor }: { at: number; actor: string },
  {
    kind,
    data = { sql: "'{}'", values: [] },
    when,
    mails,
    set,
  }: { kind: EventKind; data?: Sql; when: Sql; mails?: (leads: Sql) => D1PreparedStatement; set: Sql },
): Promise<string[]> {
  const answers = await db.batch<{ id: string }>([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
         SELECT id, ?, ?, ?, ${data.sql}, '' FROM leads WHERE ${when.sql}`,
      )
      .bind(at, kind, actor, ...data.values, ...when.values),
    ...(mails ? [mails(when)] : []),
    db
      .prepare(`UPDATE leads SET ${set.sql} WHERE ${when.sql} RETURNING id`)
      .bind(...set.values, ...when.values),
  ]);
  return (answers.at(-1)?.results ?? []).map(({ id }) => id);
}

const reasonKept: Sql = { sql: "json_object('reason', quarantine_reason)", values: [] };

/** Puts leads away as spam. They stay in quarantine, can be found, and are erased when a quarantined lead is. */
export function putAway(db: D1Database, seen: SeenLeads, { email, now }: Actor): Promise<string[]> {
  const at = now.getTime();
  return changeMany(
    db,
    { at, actor: email },
    {
      kind: "spam",
      data: reasonKept,
      when: stillAsSeen(seen, email),
      mails: (leads) => holdDeliveries(db, leads),
      set: { sql: "spam_at = ?, quarantine_reason = coalesce(quarantine_reason, 'spam')", values: [at] },
    },
  );
}

/** The reason of the lead itself does not tell: a release of spam that was undone leaves 'spam' there too. */
const wasOpen = `EXISTS (SELECT 1 FROM lead_events
  WHERE lead_id = leads.id AND kind = 'spam' AND at = ? AND data ->> 'reason' IS NULL)`;

/** Undoes `putAway` of the moment `at` for those that are still as it left them. */
export async function takeBack(
  db: D1Database,
  ids: string[],
  at: number,
  { email, now }: Actor,
): Promise<string[]> {
  const changed = { at: now.getTime(), actor: email };
  const moved: Sql = { sql: `id ${among} AND spam_at = ?`, values: [JSON.stringify(ids), at] };
  const back = await changeMany(db, changed, {
    kind: "spam-undone",
    when: { sql: `${moved.sql} AND ${wasOpen}`, values: [...moved.values, at] },
    mails: (leads) => letDeliveriesGo(db, leads, { at: now.getTime() }),
    set: { sql: "spam_at = NULL, quarantine_reason = NULL", values: [] },
  });
  const held = await changeMany(db, changed, {
    kind: "spam-undone",
    when: moved,
    set: { sql: "spam_at = NULL", values: [] },
  });
  return [...back, ...held];
}

const heldOrSpam: Sql = {
  sql: "json_object('reason', quarantine_reason, 'spamAt', spam_at)",
  values: [],
};

/** Lets leads out of quarantine, and out of spam; their mails go in a minute, as with a single one. */
export function releaseMany(
  db: D1Database,
  { held, spam }: Record<"held" | "spam", string[]>,
  { email, now }: Actor,
): Promise<string[]> {
  const at = now.getTime();
  return changeMany(
    db,
    { at, actor: email },
    {
      kind: "released",
      data: heldOrSpam,
      when: {
        sql: `(id ${among} AND ${inQuarantine}) OR (id ${among} AND spam_at IS NOT NULL)`,
        values: [JSON.stringify(held), JSON.stringify(spam)],
      },
      mails: (leads) => letDeliveriesGo(db, leads, { at, from: at + graceMs }),
      set: { sql: "quarantine_reason = NULL, spam_at = NULL", values: [] },
    },
  );
}

/** Undoes `releaseMany` of the moment `at`, for what nobody has worked on since. */
export function holdManyAgain(
  db: D1Database,
  ids: string[],
  at: number,
  { email, now }: Actor,
): Promise<string[]> {
  const was = (name: string) => `(SELECT data ->> '${name}' FROM lead_events
    WHERE lead_id = leads.id AND kind = 'released' AND at = ? AND actor = ?)`;
  const [reason, spamAt] = [was("reason"), was("spamAt")];
  const own = [at, email];
  return changeMany(
    db,
    { at: now.getTime(), actor: email },
    {
      kind: "held-again",
      data: {
        sql: `json_object('reason', ${reason}, 'spamAt', ${spamAt})`,
        values: [...own, ...own],
      },
      when: {
        sql: `id ${among} AND quarantine_reason IS NULL AND ${untouchedSinceRelease} AND ${reason} IS NOT NULL`,
        values: [JSON.stringify(ids), ...own],
      },
      mails: (leads) => holdDeliveries(db, leads),
      set: { sql: `quarantine_reason = ${reason}, spam_at = ${spamAt}`, values: [...own, ...own] },
    },
  );
}
