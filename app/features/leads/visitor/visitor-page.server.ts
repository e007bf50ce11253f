import { type ContactPreference, contactPreferences } from "~/features/leads/model/lead-options";
import { leadSummary, type SummaryRow } from "~/features/leads/model/lead-summary";
import { getLead } from "~/features/leads/store/leads.server";
import { erasedNotice, withdrawnNotice } from "~/features/leads/store/office-notices.server";
import { changeLead, recordEvent } from "~/features/leads/store/record-event.server";
import { eraseLead, type LeadStores } from "~/features/leads/store/sweep.server";
import type { FileKind } from "~/lib/files/file-kind";
import { sizeText } from "~/lib/files/size-text";
import { canSign, signToken, verifyToken } from "~/platform/http/signed-token.server";
import { canWithdraw, standingOf } from "./visitor-status";

/** What the visitor's own page shows. Nothing in it names the request to another machine. */
export type VisitorView = {
  reference: string;
  standing: { title: string; text: string };
  rows: SummaryRow[];
  files: { n: number; name: string; size: string; kind: FileKind }[];
  contactPreference: string;
  canWithdraw: boolean;
};

const PURPOSE = "status";

/** The secret path of a request's own page; null when links cannot be signed. */
export async function visitorToken(leadId: string, secrets: string | undefined): Promise<string | null> {
  return canSign(secrets) ? signToken({ id: leadId }, secrets, PURPOSE) : null;
}

/** The id of the request that a token belongs to; null when the token is none of ours. */
export async function leadOfToken(token: string, secrets: string | undefined): Promise<string | null> {
  const payload = await verifyToken<{ id?: unknown }>(token, secrets ?? "", PURPOSE);
  return typeof payload?.id === "string" ? payload.id : null;
}

/** Null when it was erased, by the visitor or after its time. */
export async function visitorView(db: D1Database, leadId: string, now: Date): Promise<VisitorView | null> {
  const detail = await getLead(db, leadId);
  if (detail === null) return null;
  const { lead, files, events } = detail;
  const withdrawn = events.some(({ kind }) => kind === "withdrawn");
  const own = new Set(["Referentie", "Bestanden"]);
  return {
    reference: lead.reference,
    standing: standingOf(lead, withdrawn, now),
    rows: leadSummary(lead, files).filter(({ label }) => !own.has(label)),
    files: files.map(({ n, name, bytes, kind }) => ({ n, name, kind, size: sizeText(bytes) })),
    contactPreference: lead.contactPreference,
    canWithdraw: canWithdraw(lead.status),
  };
}

/** What a visitor can ask for on his page, and the word in the address that confirms it. */
export const visitorChanges = { preference: "gewijzigd", withdraw: "ingetrokken", erase: "gewist" } as const;
export type VisitorChange = keyof typeof visitorChanges;

/**
 * Does what was asked with a form of the page. Null when the form asks for nothing known or a request that
 * is closed cannot be withdrawn any more: then nothing has changed.
 */
export async function changeByVisitor(
  stores: LeadStores,
  leadId: string,
  form: FormData,
  now: Date,
): Promise<VisitorChange | null> {
  const change = String(form.get("wijziging"));
  if (change === "erase") {
    await eraseLead(stores, leadId, [erasedNotice(stores.db, leadId, now)]);
    return "erase";
  }
  if (change === "withdraw") return (await withdraw(stores.db, leadId, now)) ? "withdraw" : null;
  const preference = String(form.get("contactPreference"));
  if (change !== "preference" || !Object.hasOwn(contactPreferences, preference)) return null;
  return (await prefer(stores.db, leadId, preference as ContactPreference, now)) ? "preference" : null;
}

/** The event is written in the same transaction, and only when something changes. */
async function withdraw(db: D1Database, leadId: string, now: Date): Promise<boolean> {
  const open = "status IN ('new', 'called', 'scheduled', 'quoted')";
  const data = { from: { column: "status" }, to: "lost" } as const;
  const change = await changeLead(
    db,
    leadId,
    { kind: "withdrawn", data, actor: "visitor", at: now.getTime() },
    {
      set: { sql: "status = 'lost'", values: [] },
      when: { sql: open, values: [] },
      also: [withdrawnNotice(db, leadId, open, now)],
    },
  );
  return change !== null;
}

/** The same choice again is no event, but it is what the visitor wants, so it counts as done. */
async function prefer(
  db: D1Database,
  leadId: string,
  preference: ContactPreference,
  now: Date,
): Promise<boolean> {
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
      { sql: "contact_preference <> ?", values: [preference] },
    ),
    db.prepare("UPDATE leads SET contact_preference = ? WHERE id = ?").bind(preference, leadId),
    db.prepare("SELECT id FROM leads WHERE id = ?").bind(leadId),
  ]);
  return (found?.results.length ?? 0) > 0;
}
