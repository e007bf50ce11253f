import { shortName } from "~/admin/people/short-name";
import { callerName, serviceName } from "~/features/leads/model/lead-summary";
import { dateOf, dayText, hoursText, timeOf } from "~/features/leads/model/visit/visit-words";
import { goneFrom, type ListedVisit, listVisits } from "~/features/leads/store/visits/visits.server";
import { localMoment } from "~/lib/text/local-clock";
import { dayEnd } from "~/lib/text/open-state";
import { paths } from "~/paths";

const dayMs = 24 * 60 * 60 * 1000;
const noon = (date: string) => localMoment(date, "12:00").getTime();

/** From Monday of this week up to the end of the next; moments in ms. */
export function twoWeeks(now: number): { from: number; until: number } {
  const today = noon(dateOf(now));
  const sinceMonday = (new Date(`${dateOf(now)}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * dayMs;
  return {
    from: localMoment(dateOf(monday), "00:00").getTime(),
    until: dayEnd(dateOf(monday + 13 * dayMs)).getTime(),
  };
}

export type AgendaView = Awaited<ReturnType<typeof agendaView>>;

/** What is planned this week and the next for each colleague, or for one alone. `employees`: all who can go. */
export async function agendaView(db: D1Database, employee: string | null, now: number, employees: string[]) {
  const visits = await listVisits(db, { employee, ...twoWeeks(now) });
  const people = [...new Set(visits.map((visit) => visit.employee))].sort();
  return people.map((email) => ({
    email,
    name: shortName(email),
    /** Has visits to come, and may not go any more. */
    left: visits.some((visit) => visit.employee === email && goneFrom(visit, employees, now)),
    days: byDay(visits.filter((visit) => visit.employee === email)).map(([at, those]) => ({
      day: dayText(at),
      today: dateOf(at) === dateOf(now),
      visits: those.map((visit) => toItem(visit, now, employee)),
    })),
  }));
}

function byDay(visits: ListedVisit[]): [number, ListedVisit[]][] {
  const days = Map.groupBy(visits, ({ startsAt }) => dateOf(startsAt));
  return [...days].map(([date, those]) => [noon(date), those]);
}

const states = { planned: null, done: "Geweest", missed: "Niemand thuis", cancelled: "Afgezegd" } as const;

/** `employee`: who sees no other leads than his own. */
function toItem(visit: ListedVisit, now: number, employee: string | null) {
  const mayOpen = employee === null || visit.state === "planned" || visit.assignee === employee;
  return {
    ...{ id: visit.id, sequence: visit.sequence },
    from: timeOf(visit.startsAt),
    hours: hoursText(visit),
    what: [serviceName(visit), visit.city].filter(Boolean).join(", ") || visit.reference,
    name: callerName(visit),
    /** Null where the access to it ended with the visit. */
    href: mayOpen ? paths.adminLead(visit.leadId) : null,
    action: paths.adminLeadVisit(visit.leadId),
    state: states[visit.state],
    begun: visit.state === "planned" && visit.startsAt <= now,
    asked: visit.state === "planned" && visit.askedAt !== null,
  };
}
