import * as z from "zod/mini";
import { shortName } from "~/admin/people/short-name";
import { newestSeen, readForm, text } from "~/admin/read-form";
import { sendAnyway } from "~/features/leads/deliver/mails/held-mails.server";
import { retryDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { keysOf } from "~/features/leads/model/lead-options";
import { highestWonCents, lostReasons } from "~/features/leads/model/lead-outcome";
import { type LeadAction, leadActions, leadStatuses } from "~/features/leads/model/lead-status";
import { tellByForm } from "~/features/leads/office/contact/tell-by-form.server";
import { tellings } from "~/features/leads/office/contact/told";
import { fallenText } from "~/features/leads/office/visit/fallen-text.server";
import { endLinks, requestLink } from "~/features/leads/store/link-requests.server";
import { unreadWish, visitOfLead } from "~/features/leads/store/visits/visits.server";
import { cleanLines } from "~/lib/text/clean-text";
import { centsOf, euros } from "~/lib/text/dutch-number";
import type { Actor } from "./change";
import { addNote, assignLead, changeStatus, maxNoteLength, undoChange } from "./lead-changes.server";
import { askedShown, notDone, notOverWish } from "./meanwhile.server";
import { hasEnded, sayOutcome } from "./outcome.server";
import { ownChange, ownUndo } from "./own-change.server";
import { mailsText, putLeadAway, releaseLead } from "./release.server";

/** How it went: the sentence to show, and the event that can be taken back. `gone`: the lead is erased. `error`: beside the field. */
type Outcome = { text: string; failed?: true; gone?: true; eventId?: number } | { error: string };

const alreadySaid: Outcome = { text: "Dat stond er al." };

const noteTooLong: Outcome = { error: `Een notitie mag maximaal ${maxNoteLength} karakters bevatten` };

/** What the buttons on the page of a lead send. */
const leadPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("status"),
    step: z.enum(Object.keys(leadActions) as LeadAction[]),
    from: z.enum(keysOf(leadStatuses)),
    /** Asked where a visit falls with it of which the visitor was told; unasked he is mailed. */
    mailAsked: text,
    mail: text,
    asked: askedShown,
  }),
  /** `seen`: whose it was on the page. */
  z.object({ action: z.literal("assign"), assignee: text, seen: z.optional(z.string()) }),
  z.object({ action: z.literal("lost-reason"), reason: z.enum(["", ...keysOf(lostReasons)]) }),
  z.object({ action: z.literal("won-amount"), amount: text }),
  z.object({ action: z.literal("note"), text: z.pipe(text, z.transform(cleanLines)) }),
  z.object({
    action: z.literal("contact"),
    said: z.enum(tellings),
    note: z.pipe(text, z.transform(cleanLines)),
    text: z.pipe(text, z.transform(cleanLines)),
    seen: z.coerce.number(),
  }),
  z.object({ action: z.literal("undo"), event: z.coerce.number() }),
  z.object({ action: z.literal("release") }),
  z.object({ action: z.literal("spam"), held: z.enum(["yes", "no"]), seen: newestSeen }),
  z.object({ action: z.literal("retry") }),
  z.object({ action: z.literal("send-anyway"), delivery: text }),
  z.object({ action: z.literal("end-links") }),
  z.object({ action: z.literal("new-link") }),
]);

const ownWork = new Set(["status", "lost-reason", "won-amount", "note", "contact", "undo"]);

/** What one may do with the leads that one works on, and with no others: move them on and write about them. */
export const isOwnWork = (action: FormDataEntryValue | null): boolean => ownWork.has(String(action));

/**
 * Does what a button on the page of a lead asks; null for a post that is not one of its own. A lead can be given to
 * `employees` only.
 */
export async function changeByForm(
  db: D1Database,
  id: string,
  form: FormData,
  { employees, ...actor }: Actor & { employees: string[] },
): Promise<Outcome | null> {
  const asked = readForm(form, leadPost);
  const changedMeanwhile = () => notDone(db, id, { about: "lead", me: actor.email });
  switch (asked?.action) {
    case undefined:
      return null;
    case "status": {
      const { to } = leadActions[asked.step];
      const silent = asked.mailAsked !== "" && asked.mail === "";
      const visit = to === "lost" ? await visitOfLead(db, id) : null;
      const wish = unreadWish(visit, asked.asked);
      if (wish !== null) return notOverWish(wish);
      const seen = asked.asked === undefined ? null : visit;
      const change =
        (await changeStatus(db, id, { action: asked.step, from: asked.from, silent, visit: seen }, actor)) ??
        (await ownChange(db, id, { kind: "status", data: { from: asked.from, to } }, actor));
      const status = leadStatuses[to];
      const fallen = visit && change ? await fallenText(db, visit) : "";
      return change
        ? { text: `De aanvraag staat nu op ‘${status}’.${fallen}`, ...change }
        : changedMeanwhile();
    }
    case "assign": {
      const to = asked.assignee;
      if (to !== "" && !employees.includes(to)) return null;
      const change =
        (await assignLead(db, id, to, actor, asked.seen)) ??
        (await ownChange(db, id, { kind: "assigned", data: { to } }, actor));
      if (change === null) return notAssigned(db, id, to, changedMeanwhile);
      const text =
        to === "" ? "De aanvraag is aan niemand meer toegewezen." : `Toegewezen aan ${shortName(to)}.`;
      return { text, ...change };
    }
    case "note": {
      if (asked.text === "") return { error: "Schrijf eerst iets op" };
      if (asked.text.length > maxNoteLength) return noteTooLong;
      const change = await addNote(db, id, asked.text, actor);
      return change ? { text: "De notitie is bewaard.", ...change } : changedMeanwhile();
    }
    case "contact":
      return asked.note.length > maxNoteLength ? noteTooLong : tellByForm(db, id, asked, actor);
    case "lost-reason": {
      const to = asked.reason || null;
      const change = await sayOutcome(db, id, { kind: "lost-reason", to }, actor);
      if (change === null) return (await hasEnded(db, id, "lost")) ? alreadySaid : changedMeanwhile();
      return { text: to === null ? "De reden is weggehaald." : `Verloren: ${lostReasons[to]}.`, ...change };
    }
    case "won-amount": {
      const to = asked.amount.trim() === "" ? null : centsOf(asked.amount);
      if (to === null && asked.amount.trim() !== "")
        return { error: "Schrijf een bedrag in euro, bijvoorbeeld 12.500 of 1.250,50" };
      if (to !== null && to > highestWonCents) return { error: "Dat is meer dan 2 miljoen euro" };
      const change = await sayOutcome(db, id, { kind: "won-amount", to }, actor);
      if (change === null) return (await hasEnded(db, id, "won")) ? alreadySaid : changedMeanwhile();
      const text = to === null ? "Het bedrag is weggehaald." : `Gewonnen voor ${euros(to / 100)} zonder btw.`;
      return { text, ...change };
    }
    case "undo":
      return (await undoChange(db, id, asked.event, actor)) || (await ownUndo(db, id, asked.event, actor))
        ? { text: `Ongedaan gemaakt.${await heldText(db, id)}` }
        : notDone(db, id, { about: "undo", me: actor.email });
    case "release": {
      const change =
        (await releaseLead(db, id, actor)) ?? (await ownChange(db, id, { kind: "released" }, actor));
      return change
        ? { text: `De aanvraag is vrijgegeven.${await mailsText(db, [id])}`, ...change }
        : { text: "Deze aanvraag stond niet (meer) in quarantaine.", failed: true };
    }
    case "spam": {
      const change =
        (await putLeadAway(db, id, { held: asked.held === "yes", seen: asked.seen }, actor)) ??
        (await ownChange(db, id, { kind: "spam" }, actor));
      return change ? { text: "De aanvraag staat bij spam.", ...change } : changedMeanwhile();
    }
    case "retry":
      return (await retryDeliveries(db, { leadId: id }, actor.now)) > 0
        ? { text: "De berichten worden opnieuw verstuurd." }
        : { text: "Er was niets om opnieuw te versturen.", failed: true };
    case "send-anyway":
      return (await sendAnyway(db, id, asked.delivery, actor))
        ? { text: "De mail wordt verstuurd." }
        : { text: "Deze mail werd niet (meer) tegengehouden.", failed: true };
    case "end-links": {
      const ended = await endLinks(db, id, actor);
      if (ended === null) return changedMeanwhile();
      const waiting = " Er wacht nog een mail aan de aanvrager: daarin komt een nieuwe link.";
      return {
        text: `De verstuurde links naar de eigen pagina werken niet meer.${ended.waiting ? waiting : ""}`,
      };
    }
    case "new-link":
      return (await requestLink(db, { leadId: id, actor: actor.email }, actor.now))
        ? {
            text: "Een nieuwe link gaat naar het adres in de aanvraag. Of de mail vertrok, ziet u straks bij Berichten.",
          }
        : { text: "Er is net al een nieuwe link gemaild.", failed: true };
  }
}

/** Where a lead is that is not in the ordinary list. */
async function heldText(db: D1Database, id: string): Promise<string> {
  const lead = await db
    .prepare("SELECT spam_at AS spamAt FROM leads WHERE id = ? AND quarantine_reason IS NOT NULL")
    .bind(id)
    .first<{ spamAt: number | null }>();
  return lead ? ` De aanvraag staat weer ${lead.spamAt === null ? "in quarantaine" : "bij spam"}.` : "";
}

async function notAssigned(
  db: D1Database,
  id: string,
  to: string,
  changedMeanwhile: () => Promise<Outcome>,
): Promise<Outcome> {
  const assignee = await db
    .prepare("SELECT assignee FROM leads WHERE id = ?")
    .bind(id)
    .first<string>("assignee");
  if (assignee === null) return changedMeanwhile();
  if (assignee === to) return { text: "Dat was al zo." };
  const whose = assignee === "" ? "aan niemand meer toegewezen" : `toegewezen aan ${shortName(assignee)}`;
  return { failed: true, text: `Niet gedaan. Deze aanvraag is intussen ${whose}. Kijk wat er nu staat.` };
}
