import type { LeadRecord } from "~/features/leads/model/lead-record";
import { dayText, hoursText } from "~/features/leads/model/visit/visit-words";
import { shortName } from "~/features/leads/office/model/short-name";
import { type Visit, visitOfLead } from "~/features/leads/store/visits/visits.server";
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
};

const states = { planned: null, cancelled: "Afgezegd", done: "Geweest", missed: "Niemand thuis" } as const;
const replies = {
  accepted: "aangenomen in zijn agenda",
  declined: "afgewezen in zijn agenda",
  tentative: "onder voorbehoud in zijn agenda",
} as const;

/** Null where there is nothing to plan and nothing to show. */
export async function visitShown(
  db: D1Database,
  { id, status, quarantineReason }: LeadRecord,
  role: Role,
  now: number,
): Promise<VisitView | null> {
  if (quarantineReason !== null) return null;
  const visit = await visitOfLead(db, id);
  const wanted = status !== "lost" || visit?.state === "planned";
  const plan = roleMay(role, "changeLeads") && wanted ? paths.adminLeadVisit(id) : null;
  return { plan, action: paths.adminLeadVisit(id), visit: visit && toView(visit, now) };
}

function toView(visit: Visit, now: number) {
  const open = visit.state === "planned";
  return {
    ...{ id: visit.id, sequence: visit.sequence, note: visit.note },
    when: `${dayText(visit.startsAt)}, ${hoursText(visit)}`,
    who: shortName(visit.employee),
    state: states[visit.state],
    open,
    begun: open && visit.startsAt <= now,
    told: toldText(visit),
    asked: open && visit.askedAt !== null ? (visit.askedText ?? "") : null,
    callOff:
      visit.told === null
        ? "De aanvrager kreeg er geen mail over: laat het hem zelf weten."
        : "De aanvrager krijgt een mail dat de afspraak vervalt.",
  };
}

function toldText({ told, mailed, state, reply, replySequence, sequence }: Visit): string {
  const onItsWay = "gaat nu weg. Of hij vertrok, ziet u bij Berichten.";
  if (state === "cancelled") return told === null ? "" : `De mail dat hij vervalt, ${onItsWay}`;
  const answered = reply && replySequence === sequence ? `, ${replies[reply]}` : "";
  if (told !== null) return `Gemaild aan de aanvrager${answered}.`;
  return mailed === 0 ? "Niet gemaild aan de aanvrager." : `De mail aan de aanvrager ${onItsWay}`;
}
