import { retryDeliveries } from "~/features/leads/deliver/outbox-health.server";
import { isLeadAction, isLeadStatus, leadActions, leadStatuses } from "~/features/leads/model/lead-status";
import { shortName } from "~/features/leads/office/model/short-name";
import { cleanLines } from "~/lib/text/clean-text";
import { addNote, assignLead, changeStatus, maxNoteLength, undoChange } from "./lead-changes.server";
import { releaseLead } from "./release.server";

type Step = {
  db: D1Database;
  id: string;
  form: FormData;
  actor: { email: string; now: Date };
  /** Who a request may be given to. */
  employees: string[];
};

/** How it went: the sentence to show, and the event that can be taken back. `error`: beside the field. */
export type Outcome = { text: string; failed?: true; eventId?: number } | { error: string };

const changedMeanwhile = {
  text: "Deze aanvraag is intussen door iemand anders veranderd. Kijk wat er nu staat.",
  failed: true,
} as const;

/** What the buttons on the page of a request do, by the value of `actie`. */
export const leadPageActions: Record<string, (step: Step) => Promise<Outcome | null>> = {
  async status({ db, id, form, actor }) {
    const [action, from] = [text(form, "naar"), text(form, "van")];
    if (!isLeadAction(action) || !isLeadStatus(from)) return null;
    const change = await changeStatus(db, id, { action, from }, actor);
    if (change === null) return changedMeanwhile;
    return { text: `De aanvraag staat nu op ‘${leadStatuses[leadActions[action].to]}’.`, ...change };
  },
  async toewijzen({ db, id, form, actor, employees }) {
    const to = text(form, "aan");
    if (to !== "" && !employees.includes(to)) return null;
    const change = await assignLead(db, id, to, actor);
    if (change === null) return { text: "Dat was al zo." };
    return {
      text: to === "" ? "De aanvraag is aan niemand meer toegewezen." : `Toegewezen aan ${shortName(to)}.`,
      ...change,
    };
  },
  async notitie({ db, id, form, actor }) {
    const note = cleanLines(text(form, "tekst"));
    if (note === "") return { error: "Schrijf eerst iets op" };
    if (note.length > maxNoteLength)
      return { error: `Een notitie mag maximaal ${maxNoteLength} karakters bevatten` };
    const change = await addNote(db, id, note, actor);
    return change ? { text: "De notitie is bewaard.", ...change } : changedMeanwhile;
  },
  async terug({ db, id, form, actor }) {
    const undone = await undoChange(db, id, Number(text(form, "wat")), actor);
    return undone ? { text: "Ongedaan gemaakt." } : changedMeanwhile;
  },
  async vrijgeven({ db, id, actor }) {
    const change = await releaseLead(db, id, actor);
    return change
      ? { text: "De aanvraag is vrijgegeven. De mails gaan over een minuut weg.", ...change }
      : { text: "Deze aanvraag stond niet (meer) in quarantaine.", failed: true };
  },
  async "opnieuw-sturen"({ db, id, actor }) {
    return (await retryDeliveries(db, id, actor.now)) > 0
      ? { text: "De berichten worden opnieuw verstuurd." }
      : { text: "Er was niets om opnieuw te versturen.", failed: true };
  },
};

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
