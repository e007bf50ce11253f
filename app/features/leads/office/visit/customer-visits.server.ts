import { shortName } from "~/admin/people/short-name";
import { hoursText, shortDayText } from "~/features/leads/model/visit/visit-words";
import { type Visit, visitsOfLeads } from "~/features/leads/store/visits/visits.server";
import { paths } from "~/paths";

const states = { planned: null, cancelled: "Afgezegd", done: "Geweest", missed: "Niemand thuis" } as const;

export type CustomerVisit = ReturnType<typeof toView>;

/** All appointments at one customer, the last first: past and coming, who, and what came of them. */
export async function customerVisits(
  db: D1Database,
  leadIds: string[],
  now: number,
): Promise<CustomerVisit[]> {
  return (await visitsOfLeads(db, leadIds)).map((visit) => toView(visit, now));
}

function toView(visit: Visit & { reference: string }, now: number) {
  const year = new Date(visit.startsAt).getFullYear();
  const past = visit.state === "planned" && visit.endsAt <= now;
  return {
    id: visit.id,
    when: `${shortDayText(visit.startsAt)}${year === new Date(now).getFullYear() ? "" : ` ${year}`}, ${hoursText(visit)}`,
    who: shortName(visit.employee),
    state: past ? "Uitkomst onbekend" : (states[visit.state] ?? "Komt nog"),
    reference: visit.reference,
    href: paths.adminLead(visit.leadId),
  };
}
