import { shortName } from "~/admin/people/short-name";
import { leadCan } from "~/features/leads/model/lead-status";
import { dayText, hoursText, spanText } from "~/features/leads/model/visit/visit-words";
import { deliveryText } from "~/features/leads/office/model/delivery-text";
import type { LeadDetail } from "~/features/leads/store/leads.server";
import { visitMailOf } from "~/features/leads/store/visits/visit-mails.server";
import { goneFrom, type Visit, visitOfLead } from "~/features/leads/store/visits/visits.server";
import { paths } from "~/paths";
import { type Role, roleMay } from "~/platform/access/roles";

/** The visit of a lead as its page shows it. */
export type VisitView = {
  /** Where one is planned or moved; null for who may not. */
  plan: string | null;
  action: string;
  visit:
    | (Pick<Visit, "id" | "sequence" | "note"> & {
        when: string;
        who: string;
        /** Who goes may not any more. */
        left: boolean;
        /** What it is by now; null while it is to come. */
        state: string | null;
        open: boolean;
        /** It may have happened. */
        begun: boolean;
        /** What the visitor knows of it. */
        told: string;
        /** What the visitor wrote about another moment; null when he did not ask. */
        asked: string | null;
        callOff: string;
      })
    | null;
  /**
   * The visit that is called off when the request is lost; `told`: the visitor knows of it; `asked`: his wish, '' for none. Null
   * where none is.
   */
  falls: { when: string; told: boolean; asked: string } | null;
};

const states = { planned: null, cancelled: "Afgezegd", done: "Geweest", missed: "Niemand thuis" } as const;
const replies = {
  accepted: "aangenomen in zijn agenda",
  declined: "afgewezen in zijn agenda",
  tentative: "onder voorbehoud in zijn agenda",
} as const;

/** Null where there is nothing to plan and nothing to show. `employees`: all who can go. */
export async function visitShown(
  db: D1Database,
  { lead: { id, status, quarantineReason }, deliveries }: Pick<LeadDetail, "lead" | "deliveries">,
  role: Role,
  now: number,
  employees: string[],
): Promise<VisitView | null> {
  if (quarantineReason !== null) return null;
  const visit = await visitOfLead(db, id);
  const wanted = status !== "lost" || visit?.state === "planned";
  const plan = roleMay(role, "changeLeads") && wanted ? paths.adminLeadVisit(id) : null;
  const toCome = visit?.state === "planned" && visit.endsAt > now && leadCan("lose", status);
  return {
    plan,
    action: paths.adminLeadVisit(id),
    visit: visit && toView(visit, deliveries, now, employees),
    falls: toCome ? { when: spanText(visit), told: visit.told !== null, asked: visit.askedText ?? "" } : null,
  };
}

function toView(visit: Visit, deliveries: LeadDetail["deliveries"], now: number, employees: string[]) {
  const open = visit.state === "planned";
  return {
    ...{ id: visit.id, sequence: visit.sequence, note: visit.note },
    when: `${dayText(visit.startsAt)}, ${hoursText(visit)}`,
    who: shortName(visit.employee),
    left: goneFrom(visit, employees, now),
    state: states[visit.state],
    open,
    begun: open && visit.startsAt <= now,
    told: toldText(visit, deliveries, now),
    asked: open && visit.askedAt !== null ? (visit.askedText ?? "") : null,
    callOff:
      visit.told === null
        ? "De aanvrager kreeg er geen mail over: laat het hem zelf weten."
        : "De aanvrager krijgt een mail dat de afspraak vervalt.",
  };
}

/** What became of the mail in which the visitor reads of the visit as it is, or that there is none. */
function toldText(visit: Visit, deliveries: LeadDetail["deliveries"], now: number): string {
  const { state, told, startsAt, endsAt, employee } = visit;
  const knows = told === `${startsAt} ${endsAt} ${employee}`;
  const sequence = knows ? visit.toldSequence : visit.sequence;
  const mail = deliveries.findLast(({ about }) => {
    const of = visitMailOf(about);
    return of !== null && !of.reminder && of.id === visit.id && of.sequence === sequence;
  });
  if (state === "cancelled") {
    if (mail && sequence === visit.sequence)
      return `Mail dat de afspraak vervalt: ${deliveryText(mail, now)}.`;
    return told === null ? "" : "Dat de afspraak vervalt, is de aanvrager niet gemaild.";
  }
  const answered = visit.reply ? ` Hij heeft de afspraak ${replies[visit.reply]}.` : "";
  if (mail) return `Mail aan de aanvrager: ${deliveryText(mail, now)}.${answered}`;
  if (knows) return `Gemaild aan de aanvrager.${answered}`;
  if (told === null) return "Niet gemaild aan de aanvrager.";
  const [was = 0, until = 0] = told.split(" ").map(Number);
  return `Niet gemaild. De aanvrager weet nog van ${spanText({ startsAt: was, endsAt: until })}.`;
}
