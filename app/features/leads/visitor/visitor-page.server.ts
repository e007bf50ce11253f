import { fileName, nameAsText } from "~/features/leads/model/files/file-name";
import { fileWarnings } from "~/features/leads/model/files/file-warnings";
import { MAX_FILES, MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import {
  type ContactPreference,
  contactPreferences,
  type LeadForm,
  leadForms,
} from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { type LeadStatus, leadActions } from "~/features/leads/model/lead-status";
import { isUrgent, leadSummary, type SummaryRow } from "~/features/leads/model/lead-summary";
import { getLead } from "~/features/leads/store/leads.server";
import { erasedNotice, withdrawnNotice } from "~/features/leads/store/office-notices.server";
import { changeLead, recordEvent } from "~/features/leads/store/record-event.server";
import { eraseLead, type LeadStores } from "~/features/leads/store/sweep.server";
import { callOffVisits } from "~/features/leads/store/visits/call-off.server";
import { hugePictureText, isShown } from "~/lib/files/shown-picture";
import { sizeText } from "~/lib/files/size-text";
import type { Adding } from "./add-photos";
import { canWithdraw, leadProgress } from "./visitor-status";
import { type VisitorMessage, visitorThread } from "./visitor-thread.server";
import {
  askMoment,
  type RefusedMoment,
  type VisitorVisit,
  visitToCome,
  wishOf,
} from "./visitor-visit.server";
import { type RefusedMessage, writeMessage } from "./write-message.server";

/** Contains no ids of the lead. */
type VisitorView = {
  reference: string;
  progress: { title: string; text: string };
  rows: SummaryRow[];
  files: {
    n: number;
    /** By which it is saved. */
    name: string;
    /** What the visitor called it. */
    visitorName: string;
    size: string;
    shown: boolean;
    warning: string | null;
    /** Why a picture is not shown. */
    note: string | null;
  }[];
  contactPreference: string;
  /** Those that can be chosen: without an address nobody can be mailed. */
  ways: ContactPreference[];
  canWithdraw: boolean;
  adding: Adding;
  /** The appointment to come; null while there is none. */
  visit: VisitorVisit | null;
  /** What was written since. */
  messages: VisitorMessage[];
  /** The form that it came from. */
  form: LeadForm;
};

/** Null when the lead is erased, by the visitor or after its retention. */
export async function visitorView(db: D1Database, leadId: string, now: Date): Promise<VisitorView | null> {
  const detail = await getLead(db, leadId);
  if (detail === null) return null;
  const { lead, files, events } = detail;
  const withdrawn = events.some(({ kind }) => kind === "withdrawn");
  const own = new Set(["Referentie", "Bestanden"]);
  return {
    reference: lead.reference,
    progress: leadProgress(lead, withdrawn, now),
    rows: leadSummary(lead, files).filter(({ label }) => !own.has(label)),
    files: files.map((file) => ({
      n: file.n,
      name: fileName(lead.reference, file),
      visitorName: nameAsText(file.name),
      size: sizeText(file.bytes),
      shown: isShown(file),
      note: hugePictureText(file),
      warning: file.warning && fileWarnings[file.warning],
    })),
    contactPreference: lead.contactPreference,
    ways: (Object.keys(contactPreferences) as ContactPreference[]).filter(
      (way) => way !== "email" || lead.email !== "",
    ),
    canWithdraw: canWithdraw(lead.status),
    adding: addingTo(lead, files.length, withdrawn),
    visit: await visitToCome(db, leadId, now),
    messages: await visitorThread(db, detail, now),
    form: leadForms.find((name) => name === lead.form) ?? "modal",
  };
}

function addingTo(lead: LeadRecord, files: number, withdrawn: boolean): Adding {
  const room = Math.max(0, MAX_LEAD_FILES - files);
  return {
    hint: isUrgent(lead)
      ? "Een foto helpt ons: de natte plek en, als het veilig kan, de buitenkant. Niet het dak op."
      : "Een foto helpt ons: van dichtbij waar het om gaat, en een keer van verder af. Niet het dak op.",
    closed: closedText(lead.status, withdrawn),
    room: room < MAX_FILES ? room : null,
  };
}

/** Why nothing follows from photos by itself; null while the lead is open. */
export function closedText(status: LeadStatus, withdrawn: boolean): string | null {
  if (status !== "lost") return null;
  const who = withdrawn ? "U hebt uw aanvraag ingetrokken" : "Wij hebben uw aanvraag afgesloten";
  return `${who}. Foto's komen nog wel bij ons aan: bel ons als wij er weer naar moeten kijken.`;
}

/** The value is the last segment of the address that confirms the change. */
export const visitorChanges = {
  preference: "gewijzigd",
  withdraw: "ingetrokken",
  erase: "gewist",
  moment: "gevraagd",
  message: "geschreven",
} as const;
type VisitorChange = keyof typeof visitorChanges;

/** Null when nothing has changed: the form is not valid, or the lead is closed. Of a message and a moment it is said why. */
export async function changeByVisitor(
  stores: LeadStores,
  leadId: string,
  form: FormData,
  now: Date,
): Promise<VisitorChange | RefusedMessage | RefusedMoment | null> {
  const change = String(form.get("wijziging"));
  if (change === "message") return (await writeMessage(stores.db, leadId, form, now)) ?? "message";
  if (change === "erase") {
    await eraseLead(stores, leadId, [erasedNotice(stores.db, leadId, now)]);
    return "erase";
  }
  if (change === "withdraw") return (await withdraw(stores.db, leadId, now)) ? "withdraw" : null;
  if (change === "moment") {
    const asked = await askMoment(stores.db, leadId, form, now);
    if (asked === false) return asMessage(wishOf(form));
    return asked === true ? "moment" : asked;
  }
  const preference = String(form.get("contactPreference"));
  if (change !== "preference" || !Object.hasOwn(contactPreferences, preference)) return null;
  return (await changePreference(stores.db, leadId, preference as ContactPreference, now))
    ? "preference"
    : null;
}

/** There is no appointment to come any more: what was written about it can be sent all the same. */
function asMessage(text: string): RefusedMessage | null {
  if (text === "") return null;
  const error = "De afspraak staat er niet meer. Verstuur dit als bericht, als u nog een moment zoekt";
  return { text, id: crypto.randomUUID(), error, instead: true };
}

/** All three statements check the status, so that the event is written only when it changes. */
async function withdraw(db: D1Database, leadId: string, now: Date): Promise<boolean> {
  const open = `status IN (${leadActions.lose.from.map((status) => `'${status}'`).join(", ")})`;
  const data = { from: { column: "status" }, to: "lost" } as const;
  const only = { sql: `leads.id = ? AND ${open}`, values: [leadId] };
  // Who withdraws need not be told.
  const visits = callOffVisits(db, only, { email: "visitor", now }, { silent: true });
  const change = await changeLead(
    db,
    leadId,
    { kind: "withdrawn", data, actor: "visitor", at: now.getTime() },
    {
      set: { sql: "status = 'lost', lost_reason = 'withdrawn'", values: [] },
      when: { sql: open, values: [] },
      also: [withdrawnNotice(db, leadId, open, now), ...visits],
    },
  );
  return change !== null;
}

/** An unchanged preference writes no event but counts as done; by mail is none where no address is known. */
async function changePreference(
  db: D1Database,
  leadId: string,
  preference: ContactPreference,
  now: Date,
): Promise<boolean> {
  const possible = "(? <> 'email' OR email <> '')";
  const [, , found] = await db.batch([
    recordEvent(
      db,
      leadId,
      {
        kind: "contact-changed",
        data: { from: { column: "contact_preference" }, to: preference },
        actor: "visitor",
        at: now.getTime(),
      },
      { sql: `contact_preference <> ? AND ${possible}`, values: [preference, preference] },
    ),
    db
      .prepare(`UPDATE leads SET contact_preference = ? WHERE id = ? AND ${possible}`)
      .bind(preference, leadId, preference),
    db.prepare(`SELECT id FROM leads WHERE id = ? AND ${possible}`).bind(leadId, preference),
  ]);
  return (found?.results.length ?? 0) > 0;
}
