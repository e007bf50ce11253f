import type { LeadStatus } from "~/features/leads/model/lead-status";
import { cleanLines } from "~/lib/text/clean-text";

export type VisitState = "planned" | "cancelled" | "done" | "missed";
export type CalendarReply = "accepted" | "declined" | "tentative";

/** Moments in ms. */
export type Visit = {
  id: string;
  leadId: string;
  /** Mail address of who goes. */
  employee: string;
  startsAt: number;
  endsAt: number;
  /** For who goes, not for the visitor. */
  note: string;
  state: VisitState;
  sequence: number;
  plannedBy: string;
  changedAt: number;
  mailed: 0 | 1;
  /** What the visitor was mailed last; null: nothing, or that it is off. */
  told: string | null;
  /** The sequence of the visit in that mail. */
  toldSequence: number | null;
  askedAt: number | null;
  askedText: string | null;
  reply: CalendarReply | null;
};

export const visitColumns = `visits.id, visits.lead_id AS leadId, employee, starts_at AS startsAt, ends_at AS endsAt, note, state,
  sequence, planned_by AS plannedBy, changed_at AS changedAt, mailed, told, told_sequence AS toldSequence,
  asked_at AS askedAt, asked_text AS askedText, reply`;

/** What a visitor knows of a visit, to compare with what he was told: `told` of the visit as it is. */
export const toldOf = "(starts_at || ' ' || ends_at || ' ' || employee)";

/** The visit to come, or else the last one; null where none was planned. */
export function visitOfLead(db: D1Database, leadId: string): Promise<Visit | null> {
  return db
    .prepare(
      `SELECT ${visitColumns} FROM visits WHERE lead_id = ? ORDER BY state = 'planned' DESC, changed_at DESC, rowid DESC LIMIT 1`,
    )
    .bind(leadId)
    .first<Visit>();
}

export function visitById(db: D1Database, leadId: string, id: string): Promise<Visit | null> {
  return db
    .prepare(`SELECT ${visitColumns} FROM visits WHERE id = ? AND lead_id = ?`)
    .bind(id, leadId)
    .first<Visit>();
}

/** The visitor's wish for another moment, where it is not the one that a page showed ('' for none). */
export function unreadWish(visit: Visit | null, shown: string | undefined): string | null {
  const wish = cleanLines(visit?.askedText ?? "");
  return visit?.state === "planned" && wish !== "" && shown !== undefined && wish !== shown ? wish : null;
}

/** Of these leads, the last first. */
export async function visitsOfLeads(
  db: D1Database,
  leadIds: string[],
): Promise<(Visit & { reference: string })[]> {
  const { results } = await db
    .prepare(
      `SELECT ${visitColumns}, reference FROM json_each(?) AS asked
       CROSS JOIN leads ON leads.id = asked.value CROSS JOIN visits ON visits.lead_id = leads.id
       ORDER BY starts_at DESC`,
    )
    .bind(JSON.stringify(leadIds))
    .all<Visit & { reference: string }>();
  return results;
}

/** A visit with what of its lead stands in a list. */
export type ListedVisit = Visit & {
  reference: string;
  firstName: string;
  lastName: string;
  phone: string;
  phoneE164: string | null;
  address: string;
  postcode: string;
  city: string;
  country: string;
  selectedService: string;
  serviceType: string;
  status: LeadStatus;
  /** Mail address of whom the lead is given to. */
  assignee: string | null;
};

/** `employee` null: of everybody. In the order in which they begin, without what is cancelled or in quarantine. */
export function listVisits(
  db: D1Database,
  { employee, from, until }: { employee: string | null; from: number; until: number },
): Promise<ListedVisit[]> {
  const whose = employee === null ? "" : "employee = ?3 AND";
  return db
    .prepare(
      `SELECT ${visitColumns}, reference, first_name AS firstName, last_name AS lastName, phone, phone_e164 AS phoneE164,
         address, postcode, city, country, selected_service AS selectedService, service_type AS serviceType, status, assignee
       FROM visits CROSS JOIN leads ON leads.id = visits.lead_id
       WHERE ${whose} starts_at >= ?1 AND starts_at < ?2 AND state <> 'cancelled' AND quarantine_reason IS NULL
       ORDER BY starts_at`,
    )
    .bind(...[from, until], ...(employee === null ? [] : [employee]))
    .all<ListedVisit>()
    .then(({ results }) => results);
}

/** Whether a visit to come waits for somebody who is none of those who can go. */
export const goneFrom = ({ state, endsAt, employee }: Visit, employees: string[], now: number): boolean =>
  state === "planned" && endsAt > now && !employees.includes(employee);

/** How many visits to come one person has. */
export async function visitsToCome(db: D1Database, employee: string, now: number): Promise<number> {
  const count = db
    .prepare("SELECT count(*) AS n FROM visits WHERE employee = ? AND starts_at > ? AND state = 'planned'")
    .bind(employee, now);
  return (await count.first<number>("n")) ?? 0;
}

/** Everything that is kept of the visits of a lead, for the person whose it is. */
export async function visitsForPerson(db: D1Database, leadId: string): Promise<object[]> {
  const { results } = await db
    .prepare(`SELECT ${visitColumns} FROM visits WHERE lead_id = ? ORDER BY starts_at`)
    .bind(leadId)
    .all<Visit>();
  return results.map(({ startsAt, endsAt, employee, state, note, plannedBy, askedText, reply }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    ...{ employee, state, note, plannedBy, askedText, reply },
  }));
}
