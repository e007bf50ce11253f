import { callerName, serviceName } from "~/features/leads/model/lead-summary";
import { phoneDoubtRows, phoneTruth } from "~/features/leads/model/phone/phone-truth.server";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { requestCount } from "~/features/leads/office/model/request-count";
import { keysCount } from "~/features/leads/store/customer.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";

const MOST_SHOWN = 3;

/** Whose number it is, with what was asked for last; null while it is nobody's that is known for sure, or no whole number. */
export async function callerOf(db: D1Database, typed: string, now: number) {
  const truth = phoneTruth(typed, {});
  if (!("certain" in truth)) return null;
  const newest = await db
    .prepare(
      `SELECT id FROM leads WHERE phone_e164 = ? AND quarantine_reason IS NULL AND ${keysCount} ORDER BY received_at DESC LIMIT 1`,
    )
    .bind(truth.certain)
    .first<string>("id");
  const customer = newest === null ? null : await readCustomer(db, newest);
  if (newest === null || customer === null) return null;
  const { leads, notes, more } = customer;
  return {
    name: leads[0] ? callerName(leads[0]) : "",
    href: paths.adminCustomer(newest),
    text: `Deze klant heeft al ${requestCount(leads.length, more)}.`,
    leads: leads.slice(0, MOST_SHOWN).map((lead) => ({
      href: paths.adminLead(lead.id),
      title: `${serviceName(lead) || "Aanvraag"}, ${momentText(lead.receivedAt, now)}`,
    })),
    notes: notes.map(({ text }) => text),
  };
}

/** Why a number may be wrong, while its owner can still be asked; null for one that is certain, or none. */
export function phoneDoubtOf(phone: string, address: string): string | null {
  if (phone.trim() === "") return null;
  const [doubt] = phoneDoubtRows({ phone, address, postcode: "", country: "" });
  return doubt ? `${doubt.label}: ${doubt.text}. Vraag het na.` : null;
}

export type Caller = Awaited<ReturnType<typeof callerOf>>;
