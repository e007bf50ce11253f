import * as z from "zod/mini";
import { addressKey } from "~/features/leads/model/address/address-key";
import { addressParts } from "~/features/leads/model/address/address-parts";
import { type CorrectedField, correctedFields } from "~/features/leads/model/corrected-fields";
import { fieldOf } from "~/features/leads/model/lead-fields";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { certainPhone, officePhoneError } from "~/features/leads/model/phone/phone-truth.server";
import type { Actor, Change } from "~/features/leads/office/lead/change";
import { customerOf } from "~/features/leads/store/customer.server";
import { notesFollow } from "~/features/leads/store/customer-notes.server";
import { getLead } from "~/features/leads/store/leads.server";
import { changeLead, type Sql } from "~/features/leads/store/record-event.server";
import type { Address } from "~/lib/address";

const columns = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  address: "address",
} as const satisfies Record<CorrectedField, string>;

/** `parts`: of an address that is put back as it was; else its text tells them. */
type Correction = { field: CorrectedField; seen: string; value: string; parts?: Address };

/** `gone`: it is not what was seen any more, or the lead is gone or in quarantine. */
export type Corrected = (Change & { to: string }) | { error: string } | { kind: "same" | "gone" };

const none = { sql: "", values: [] };

/** What a visitor gave, put right by the office, as long as it is what the office saw; what it was stays in the timeline. */
export async function correctLead(
  db: D1Database,
  id: string,
  { field, seen, value, parts }: Correction,
  { email, now }: Actor,
): Promise<Corrected> {
  // A caller may have none.
  const rule = fieldOf(field).rule({ kind: "request", optional: field === "email" || field === "address" });
  const parsed = z.safeParse(rule, value);
  if (!parsed.success) {
    const said = parsed.error.issues[0]?.message ?? "Ongeldige waarde";
    return { error: field === "phone" ? officePhoneError(said, value) : said };
  }
  const to = String(parsed.data);
  if (to === seen) return { kind: "same" };
  const detail = await getLead(db, id);
  if (detail === null) return { kind: "gone" };
  const { events } = detail;
  const lead = { ...detail.lead, [field]: field === "phone" ? to : detail.lead.phone };
  const also = {
    ...{ firstName: none, lastName: none },
    address: setAddress(detail.lead, to, parts),
    phone: { sql: ", phone_e164 = ?", values: [certainPhone(lead)] },
    // Whoever has the address that was wrong has a link to the visitor's own page.
    email: { sql: ", link_version = link_version + 1", values: [] },
  }[field];
  // Who wrote the mails that came: the address that is right now is the visitor, the one that was wrong is another.
  const mails = field === "email" && detail.lead.email === seen ? whoWrote(db, id, { seen, to }) : [];
  const together = field.endsWith("Name") ? [] : await customerOf(db, id);
  const change = await changeLead(
    db,
    id,
    {
      kind: "corrected",
      data: {
        field,
        from: seen,
        to,
        ...(field === "address" && { parts: JSON.stringify(partsOf(detail.lead)) }),
      },
      actor: email,
      at: now.getTime(),
    },
    {
      set: { sql: `${columns[field]} = ?${also.sql}`, values: [to, ...also.values] },
      when: { sql: `quarantine_reason IS NULL AND ${columns[field]} = ?`, values: [seen] },
      also: mails,
      after: [notesFollow(db, together)],
    },
  );
  if (change) return { ...change, to };
  // Sent again because its answer was lost, it is the same correction.
  const last = events.findLast((event) => event.kind === "corrected" && event.data.field === field);
  const own =
    last?.kind === "corrected" && last.actor === email && last.data.from === seen && last.data.to === to;
  return own && detail.lead[field] === to ? { eventId: last.id, to } : { kind: "gone" };
}

const partsOf = ({ street, houseNumber, postcode, city, country }: Address): Address => ({
  ...{ street, houseNumber, postcode, city, country },
});

/** What an address tells besides: its parts, the house by which customers are suggested, and the country of a number. */
function setAddress(lead: LeadRecord, address: string, known: Address | undefined): Sql {
  const parts = known ?? addressParts({ address });
  const { street, houseNumber, postcode, city, country } = parts;
  return {
    sql: `, street = ?, house_number = ?, postcode = ?, city = ?, country = ?, address_key = ?,
      phone_e164 = iif(phone = ?, ?, phone_e164)`,
    values: [
      ...[street, houseNumber, postcode, city, country, addressKey({ address, ...parts })],
      ...[lead.phone, certainPhone({ ...lead, address, ...parts })],
    ],
  };
}

function whoWrote(
  db: D1Database,
  id: string,
  { seen, to }: { seen: string; to: string },
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE lead_messages SET sender = CASE WHEN sender IS NULL THEN nullif(?1, '') WHEN ?2 <> '' AND substr(lower(sender), -length(?2) - 2) = '<' || lower(?2) || '>' THEN NULL
           ELSE sender END
         WHERE lead_id = ?3 AND direction = 'in' AND channel = 'mail'
           AND EXISTS (SELECT 1 FROM leads WHERE id = ?3 AND quarantine_reason IS NULL AND email = ?1)`,
      )
      .bind(seen, to, id),
  ];
}

/** Takes back the correction that left this event, as long as what it said still stands. */
export async function takeCorrectionBack(
  db: D1Database,
  id: string,
  eventId: number,
  actor: Actor,
): Promise<Corrected> {
  const event = (await getLead(db, id))?.events.find((each) => each.id === eventId);
  if (event?.kind !== "corrected") return { kind: "gone" };
  const { field, from, to, parts } = event.data;
  const were = parts === undefined ? {} : { parts: JSON.parse(parts) as Address };
  return correctLead(db, id, { field, seen: to, value: from, ...were }, actor);
}

export const isCorrectedField = (name: string): name is CorrectedField =>
  Object.hasOwn(correctedFields, name);
