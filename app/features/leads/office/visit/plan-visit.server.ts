import * as z from "zod/mini";
import { shortName } from "~/admin/people/short-name";
import { readForm, text } from "~/admin/read-form";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { hoursText, spanText, timeOf } from "~/features/leads/model/visit/visit-words";
import type { Actor } from "~/features/leads/office/lead/change";
import {
  askedShown,
  notDone,
  notOverWish,
  whatCameBetween,
} from "~/features/leads/office/lead/meanwhile.server";
import {
  cancelVisit,
  closeVisit,
  moveVisit,
  planVisit,
  type VisitPlan,
} from "~/features/leads/store/visits/change-visit.server";
import { owesMail } from "~/features/leads/store/visits/visit-mails.server";
import { unreadWish, visitById } from "~/features/leads/store/visits/visits.server";
import { cleanLines } from "~/lib/text/clean-text";
import { localMoment } from "~/lib/text/local-clock";
import { longestNote, readDate, visitsOn } from "./plan-view.server";

/** `errors`: beside their fields; `question`: to be answered before it is planned; `asked`: the visitor's wish in it. */
export type VisitOutcome =
  | { text: string; failed?: true; gone?: true; eventId?: number }
  | { errors: Partial<Record<"date" | "time" | "employee" | "note", string>> }
  | { question: string; asked?: string }
  /** It was not planned: what happened instead. */
  | { meanwhile: string };

/** Further ahead than this a year was mistyped. */
const furthestMs = 2 * 366 * 24 * 60 * 60 * 1000;

const seen = { visit: text, sequence: text };
const visitPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("plan"),
    ...seen,
    date: text,
    from: text,
    until: text,
    employee: text,
    note: z.pipe(text, z.transform(cleanLines)),
    /** The one that stood there. */
    noteWas: z.optional(z.pipe(text, z.transform(cleanLines))),
    asked: askedShown,
    mail: text,
    /** 'yes': although who goes has something else at that time. */
    anyway: text,
  }),
  z.object({ action: z.enum(["cancel", "done", "missed"]), ...seen, asked: askedShown }),
]);
type PlanPost = Extract<z.infer<typeof visitPost>, { action: "plan" }>;

/** What who goes to a visit may do himself: say what came of it. */
export const isOutcome = (action: FormDataEntryValue | null): boolean =>
  action === "done" || action === "missed";

/** Does what a form of a visit asks; null for a post that is not one of its own. */
export async function changeVisitByForm(
  db: D1Database,
  leadId: string,
  form: FormData,
  { employees, ...actor }: Actor & { employees: string[] },
): Promise<VisitOutcome | null> {
  const asked = readForm(form, visitPost);
  if (asked === null || !/^[0-9a-f-]{36}$/.test(asked.visit)) return null;
  if (asked.action === "plan") return plan(db, leadId, asked, { employees, ...actor });
  const changedMeanwhile = () => notDone(db, leadId, { about: "visit", me: actor.email });
  const of = { id: asked.visit, sequence: Number(asked.sequence) };
  if (asked.action === "cancel") {
    const shown = asked.asked;
    const seen = { ...of, ...(shown !== undefined && { asked: shown }) };
    const change = await cancelVisit(db, leadId, seen, actor);
    if (change) return { text: "De afspraak is afgezegd.", ...change };
    const visit = await visitById(db, leadId, of.id);
    const wish = visit?.sequence === of.sequence ? unreadWish(visit, shown) : null;
    return wish === null ? changedMeanwhile() : notOverWish(wish);
  }
  const visit = await visitById(db, leadId, of.id);
  if (visit === null || visit.startsAt > actor.now.getTime()) return changedMeanwhile();
  const change = await closeVisit(db, leadId, of, asked.action, actor);
  const said =
    asked.action === "done"
      ? "Het bezoek is geweest."
      : `Genoteerd: niemand thuis.${(await isCalled(db, leadId)) ? ` De aanvraag staat weer bij ‘${leadStatuses.called}’.` : ""}`;
  return change ? { text: said, ...change } : changedMeanwhile();
}

async function isCalled(db: D1Database, leadId: string): Promise<boolean> {
  const lead = db.prepare("SELECT 1 FROM leads WHERE id = ? AND status = 'called'").bind(leadId);
  return (await lead.first()) !== null;
}

async function plan(
  db: D1Database,
  leadId: string,
  asked: PlanPost,
  { employees, ...actor }: Actor & { employees: string[] },
): Promise<VisitOutcome> {
  const read = readPlan(asked, employees, actor.now);
  if ("errors" in read) return read;
  const { date, ...wanted } = read;
  const moves = asked.sequence !== "";
  const same = (await visitsOn(db, wanted.employee, date)).filter(
    ({ id, state, startsAt, endsAt }) =>
      id !== asked.visit && state === "planned" && startsAt < wanted.endsAt && wanted.startsAt < endsAt,
  );
  if (same.length > 0 && asked.anyway !== "yes") {
    const list = same.map((visit) => [hoursText(visit), visit.city].filter(Boolean).join(" in "));
    const has = new Intl.ListFormat("nl").format(list);
    return {
      question: `${shortName(wanted.employee)} heeft dan al een bezoek: ${has}. Toch op dit moment plannen?`,
    };
  }
  const change = moves
    ? await moveVisit(
        db,
        leadId,
        {
          id: asked.visit,
          sequence: Number(asked.sequence),
          ...(asked.noteWas !== undefined && { note: asked.noteWas }),
          ...(asked.asked !== undefined && { asked: asked.asked }),
        },
        wanted,
        actor,
      )
    : await planVisit(db, leadId, { id: asked.visit, ...wanted }, actor);
  if (change === null)
    return (moves && (await askAboutWish(db, leadId, asked))) || notPlanned(db, leadId, actor.email);
  const told = (await owesMail(db, leadId, asked.visit))
    ? " De aanvrager krijgt over een paar tellen een mail."
    : "";
  const said = `${moves ? "De afspraak staat nu op" : "Ingepland:"} ${spanText(wanted)}, ${shortName(wanted.employee)}.`;
  return { text: said + told, ...change };
}

/** Where the visitor asked for another moment after the page was opened, and nothing else changed. */
async function askAboutWish(db: D1Database, leadId: string, seen: PlanPost): Promise<VisitOutcome | null> {
  const visit = await visitById(db, leadId, seen.visit);
  const asked = visit?.sequence === Number(seen.sequence) ? unreadWish(visit, seen.asked) : null;
  if (asked === null) return null;
  const question = `De aanvrager vroeg intussen om een ander moment: ‘${asked}’. Toch naar dit moment verplaatsen?`;
  return { question, asked };
}

/** Where the form is still there, so is what was filled in. */
async function notPlanned(db: D1Database, leadId: string, me: string): Promise<VisitOutcome> {
  const { what, left } = await whatCameBetween(db, leadId, { about: "visit", me });
  const text = `Niet gepland. ${what}`;
  if (left === null) return { text, failed: true, gone: true };
  if (left === "quarantine") return { text, failed: true };
  return { meanwhile: `${text} Wat u invulde staat er nog; kijk eerst wat er nu staat.` };
}

function readPlan(
  { date: typed, from, until, employee, note, mail }: PlanPost,
  employees: string[],
  now: Date,
): (VisitPlan & { date: string }) | { errors: Record<string, string> } {
  const date = readDate(typed);
  if (date === null) return { errors: { date: "Kies een dag" } };
  if (!isTime(from) || !isTime(until)) return { errors: { time: "Vul tijden in, zoals 09:00" } };
  const [startsAt, endsAt] = [from, until].map((time) => localMoment(date, time).getTime()) as [
    number,
    number,
  ];
  if (timeOf(startsAt) !== from || timeOf(endsAt) !== until)
    return { errors: { time: "Dit uur bestaat niet: de klok gaat die nacht van 2.00 naar 3.00 uur." } };
  if (startsAt >= endsAt) return { errors: { time: "De eindtijd moet na de begintijd liggen" } };
  if (endsAt <= now.getTime()) return { errors: { date: "Dat moment is al voorbij" } };
  if (startsAt > now.getTime() + furthestMs)
    return { errors: { date: "Kies een dag in de komende twee jaar" } };
  if (!employees.includes(employee)) return { errors: { employee: "Kies wie er gaat" } };
  if (note.length > longestNote)
    return { errors: { note: `Houd de aantekening onder ${longestNote} tekens` } };
  return { date, startsAt, endsAt, employee, note, mailed: mail ? 1 : 0 };
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
