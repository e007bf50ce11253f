import { shortName } from "~/admin/people/short-name";
import type { OfficeSettings } from "~/content/site/office-settings";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { addressText, callerName, serviceName } from "~/features/leads/model/lead-summary";
import {
  dateOf,
  dayParts,
  dayText,
  hoursText,
  shortDayText,
  timeOf,
} from "~/features/leads/model/visit/visit-words";
import { type ListedVisit, listVisits, type Visit } from "~/features/leads/store/visits/visits.server";
import { localMoment } from "~/lib/text/local-clock";
import { dayEnd } from "~/lib/text/open-state";
import { type Weekday, weekdays } from "~/lib/text/opening-hours";
import { newUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { townDistance } from "./town-distance.server";

type Hours = OfficeSettings["hours"];

/** So many days on which the office is open are offered; any other can be typed. */
const offeredDays = 8;
/** Of what is written for who goes. */
export const longestNote = 500;
const dayMs = 24 * 60 * 60 * 1000;

type Asked = {
  lead: LeadRecord;
  /** The visit to come, which is moved; null for a new one. */
  visit: Visit | null;
  /** Id of the last visit, also when it is over or called off. */
  lastVisit: string | null;
  /** Mail addresses of all who can go. */
  employees: string[];
  me: string;
  hours: Hours;
  /** From the address; what is no date or nobody who can go counts as not chosen. */
  date: string | null;
  employee: string | null;
};

export type PlanView = Awaited<ReturnType<typeof planView>>;

/** What the form for a visit shows: the day, and what who goes has on it already. */
export async function planView(db: D1Database, asked: Asked, now: number) {
  const { lead, visit, employees, me, hours } = asked;
  const preferred = [asked.employee, visit?.employee, lead.assignee, me];
  const employee = preferred.find((each) => each && employees.includes(each)) ?? employees[0] ?? me;
  const offered = openDays(hours, now);
  const first = offered[0] ?? dateOf(now);
  const date = readDate(asked.date) ?? (visit ? dateOf(visit.startsAt) : firstToCome(hours, offered, now));
  const part = partToCome(hours, date, now) ?? dayParts[0];
  const until = dayEnd(offered.at(-1) ?? first).getTime();
  const [busy, soon] = await Promise.all([
    visitsOn(db, employee, date),
    listVisits(db, { employee, from: localMoment(first, "00:00").getTime(), until }),
  ]);
  const others = busy.filter(({ id, state }) => id !== visit?.id && state === "planned");
  const counts = soon.filter(({ state }) => state === "planned").map(({ startsAt }) => dateOf(startsAt));
  return {
    reference: lead.reference,
    back: paths.adminLead(lead.id),
    name: callerName(lead),
    where: addressText(lead) || "adres onbekend",
    service: serviceName(lead),
    hasMail: lead.email !== "",
    visit: visit && {
      ...{ id: visit.id, sequence: visit.sequence, note: visit.note, asked: visit.askedText },
      was: `${dayText(visit.startsAt)}, ${hoursText(visit)}, ${shortName(visit.employee)}`,
    },
    newId: newUuid(),
    ...{ me, lastVisit: asked.lastVisit },
    /** Day or colleague were asked for. */
    chosen: asked.date !== null || asked.employee !== null,
    ...{ date, employee },
    // Who was told of it is to know that it is another.
    mailed: visit ? visit.mailed === 1 || visit.told !== null : lead.email !== "",
    from: visit ? timeOf(visit.startsAt) : part.from,
    until: visit ? timeOf(visit.endsAt) : part.until,
    employees: employees.map((email) => ({ email, name: shortName(email) + (email === me ? " (ik)" : "") })),
    days: offered.map((each) => ({
      date: each,
      label: shortDayText(noon(each)),
      count: counts.filter((day) => day === each).length,
      href: paths.adminLeadVisit(lead.id, { date: each, employee }),
    })),
    day: dayText(noon(date)),
    /** Office hours of that day, and why there are none. */
    open: openOn(hours, date),
    closed: closedText(hours, date),
    busy: others.map((each) => toBusy(each, lead.city)),
  };
}

function toBusy(visit: ListedVisit, city: string) {
  return {
    id: visit.id,
    from: timeOf(visit.startsAt),
    until: timeOf(visit.endsAt),
    text: [serviceName(visit), visit.city].filter(Boolean).join(", ") || visit.reference,
    distance: townDistance(visit.city, city),
    href: paths.adminLead(visit.leadId),
  };
}

/** All visits of one person that begin on a local date. */
export function visitsOn(db: D1Database, employee: string, date: string): Promise<ListedVisit[]> {
  const from = localMoment(date, "00:00").getTime();
  return listVisits(db, { employee, from, until: dayEnd(date).getTime() });
}

const noon = (date: string) => localMoment(date, "12:00").getTime();

/** A date that exists; null for anything else. */
export function readDate(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** The first part of a day that has not begun yet, as far as the office is open; null when there is none. */
function partToCome(hours: Hours, date: string, now: number): { from: string; until: string } | null {
  const open = openOn(hours, date);
  if (open === null) return null;
  const parts = dayParts.map(({ from, until }) => ({
    from: from > open[0] ? from : open[0],
    until: until < open[1] ? until : open[1],
  }));
  return parts.find(({ from, until }) => from < until && localMoment(date, from).getTime() > now) ?? null;
}

function firstToCome(hours: Hours, offered: string[], now: number): string {
  return offered.find((date) => partToCome(hours, date, now) !== null) ?? dateOf(now);
}

function openDays(hours: Hours, now: number): string[] {
  const days: string[] = [];
  for (let n = 0; days.length < offeredDays && n < 60; n++) {
    const date = dateOf(noon(dateOf(now)) + n * dayMs);
    const open = openOn(hours, date);
    if (open !== null && localMoment(date, open[1]).getTime() > now) days.push(date);
  }
  return days;
}

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;
const closureOn = ({ closures }: Hours, date: string) =>
  closures.find(({ from, until }) => from <= date && date <= until);

function openOn(hours: Hours, date: string): readonly [string, string] | null {
  return closureOn(hours, date) ? null : hours.week[weekdayOf(date)];
}

function closedText(hours: Hours, date: string): string | null {
  const closure = closureOn(hours, date);
  if (closure) return `Het kantoor is die dag dicht${closure.reason ? `: ${closure.reason}` : ""}.`;
  if (hours.week[weekdayOf(date)] !== null) return null;
  return `Op ${weekdays[weekdayOf(date) - 1]} is het kantoor dicht.`;
}
