import * as z from "zod/mini";
import { type CorrectedField, correctedFields } from "~/features/leads/model/corrected-fields";
import { fieldOf } from "~/features/leads/model/lead-fields";
import { certainPhone } from "~/features/leads/model/phone-truth.server";
import type { Actor, Change } from "~/features/leads/office/lead/change";
import { getLead } from "~/features/leads/store/leads.server";
import { changeLead } from "~/features/leads/store/record-event.server";

const columns = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
} as const satisfies Record<CorrectedField, string>;

type Correction = { field: CorrectedField; seen: string; value: string };

/** `gone`: it is not what was seen any more, or the lead is gone or in quarantine. */
export type Corrected = (Change & { to: string }) | { error: string } | { kind: "same" | "gone" };

/** What a visitor gave, put right by the office, as long as it is what the office saw; what it was stays in the timeline. */
export async function correctLead(
  db: D1Database,
  id: string,
  { field, seen, value }: Correction,
  { email, now }: Actor,
): Promise<Corrected> {
  // A caller may have none.
  const rule = fieldOf(field).rule({ kind: "request", optional: field === "email" });
  const parsed = z.safeParse(rule, value);
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? "Ongeldige waarde" };
  const to = String(parsed.data);
  if (to === seen) return { kind: "same" };
  const detail = await getLead(db, id);
  if (detail === null) return { kind: "gone" };
  const { events } = detail;
  const lead = { ...detail.lead, [field]: field === "phone" ? to : detail.lead.phone };
  const number =
    field === "phone" ? { sql: ", phone_e164 = ?", values: [certainPhone(lead)] } : { sql: "", values: [] };
  const change = await changeLead(
    db,
    id,
    { kind: "corrected", data: { field, from: seen, to }, actor: email, at: now.getTime() },
    {
      set: { sql: `${columns[field]} = ?${number.sql}`, values: [to, ...number.values] },
      when: { sql: `quarantine_reason IS NULL AND ${columns[field]} = ?`, values: [seen] },
    },
  );
  if (change) return { ...change, to };
  // Sent again because its answer was lost, it is the same correction.
  const last = events.findLast((event) => event.kind === "corrected" && event.data.field === field);
  const own =
    last?.kind === "corrected" && last.actor === email && last.data.from === seen && last.data.to === to;
  return own && detail.lead[field] === to ? { eventId: last.id, to } : { kind: "gone" };
}

export const isCorrectedField = (name: string): name is CorrectedField =>
  Object.hasOwn(correctedFields, name);
