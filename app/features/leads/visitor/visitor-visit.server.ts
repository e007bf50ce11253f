import { currentCompany } from "~/content/site/company-now.server";
import { addressText } from "~/features/leads/model/lead-summary";
import { entryForVisitor } from "~/features/leads/model/visit/visit-entry";
import { calendarFile } from "~/features/leads/model/visit/visit-ics.server";
import { spokenSpan } from "~/features/leads/model/visit/visit-words";
import { getLead } from "~/features/leads/store/leads.server";
import { firstNameOf } from "~/features/leads/store/visits/first-name.server";
import { askAnotherMoment, longestWish } from "~/features/leads/store/visits/visit-answers.server";
import { visitOfLead } from "~/features/leads/store/visits/visits.server";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";

/** The appointment to come, in words for the visitor. */
export type VisitorVisit = {
  when: string;
  /** Who comes. */
  who: string;
  /** What was written about another moment; null when it was not asked. */
  asked: string | null;
};

/** Null while none is to come. */
export async function visitToCome(db: D1Database, leadId: string, now: Date): Promise<VisitorVisit | null> {
  const visit = await visitOfLead(db, leadId);
  if (visit?.state !== "planned" || visit.endsAt <= now.getTime()) return null;
  const who = (await firstNameOf(db, visit.employee)) ?? `Iemand van ${currentCompany().name}`;
  return { when: spokenSpan(visit), who, asked: visit.askedAt === null ? null : (visit.askedText ?? "") };
}

/** The same as a file; null while none is to come. */
export async function visitorCalendar(db: D1Database, leadId: string, now: Date): Promise<string | null> {
  const visit = await visitOfLead(db, leadId);
  const detail = await getLead(db, leadId);
  if (detail === null || visit?.state !== "planned" || visit.endsAt <= now.getTime()) return null;
  const { name: company, phone } = currentCompany();
  const who = (await firstNameOf(db, visit.employee)) ?? `Iemand van ${company}`;
  const words = { company, who, phone: phone.display, location: addressText(detail.lead) };
  return calendarFile([entryForVisitor(visit, detail.lead.reference, words)]);
}

/** Parts of the day that can be ticked. */
export const wishedParts = { ochtend: "ochtend", middag: "middag" } as const;

/** What stands in the visitor's form for another moment. */
export type TypedWish = { parts: string[]; text: string };

export function typedWish(form: FormData): TypedWish {
  const days = form.getAll("dagdeel").map((value) => cleanLine(String(value)));
  const parts = Object.values(wishedParts).filter((part) => days.includes(part));
  return { parts, text: cleanLines(String(form.get("wens") ?? "")) };
}

/** The same in words; empty when nothing was chosen or written. */
export function wishOf(form: FormData): string {
  const { parts, text } = typedWish(form);
  const ticked = parts.length > 0 ? `Het liefst in de ${parts.join(" of ")}.` : "";
  return [ticked, text].filter(Boolean).join("\n");
}

/** Why another moment was not asked for, to be said beside its field, with what stood there. */
export type RefusedMoment = { moment: string; wish: TypedWish };

/** False when no appointment is to come. */
export async function askMoment(
  db: D1Database,
  leadId: string,
  form: FormData,
  now: Date,
): Promise<boolean | RefusedMoment> {
  const wish = wishOf(form);
  if (wish.length > longestWish)
    return {
      moment: `Houd het onder ${longestWish} tekens; dit zijn er ${wish.length}.`,
      wish: typedWish(form),
    };
  if (wish !== "") return askAnotherMoment(db, leadId, wish, now);
  if ((await visitToCome(db, leadId, now)) === null) return false;
  return { moment: "Schrijf welk moment u wél uitkomt, of kruis een dagdeel aan.", wish: typedWish(form) };
}
