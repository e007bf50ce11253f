import { leadStatuses } from "~/features/leads/model/lead-status";
import { callerName, serviceName } from "~/features/leads/model/lead-summary";
import { eachNumber } from "~/features/leads/office/model/each-number";
import { requestCount } from "~/features/leads/office/model/request-count";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import type { Stood } from "./corrected-away.server";
import type { FoundCustomer } from "./customer-choice";
import type { FoundCustomers, FoundPerson, PersonLead } from "./find-customers.server";
import type { PersonRow } from "./person-list";
import type { PersonNote } from "./person-notes.server";
import { whyShown } from "./why-shown";

/** Of one customer the requests, those that were asked for first; of several who they are. */
export function personView(
  { customers, more, asked, stood, notes = [] }: FoundCustomers & { notes?: PersonNote[] },
  now: number,
) {
  const [one, another] = customers;
  if (one === undefined) return { rows: [], notes: [], customers: [], more };
  const hadIt = ({ leads }: FoundPerson) => {
    const because = whyShown(leads, asked, (id) => stood.has(id));
    const last = leads.find(({ id }) => stood.has(id));
    return last && leads.every(({ id }) => because.get(id) !== null) ? (stood.get(last.id) ?? null) : null;
  };
  if (another)
    return {
      rows: [],
      notes: [],
      customers: customers.map((each) => toCustomer(each, hadIt(each), now)),
      more,
    };
  const because = whyShown(one.leads, asked, (id) => stood.has(id));
  const rows = one.leads.map((lead) => {
    const had = stood.get(lead.id);
    const why = because.get(lead.id) ?? null;
    const text = had && stoodHere(had, now);
    return toRow(lead, why === null ? null : (text ?? why), now);
  });
  return {
    rows: rows.sort((a, b) => +(a.because !== null) - +(b.because !== null)),
    notes: notes.map(({ id, text, at, actor, leadId, writtenAt }) => {
      const where =
        one.leads.find((lead) => lead.id === writtenAt) ?? one.leads.find((lead) => lead.id === leadId);
      const by = `${momentText(at, now)} · ${actor}`;
      return { id, text, by, at: where?.reference ?? "", own: where !== undefined && !because.get(where.id) };
    }),
    customers: [],
    more: one.more,
  };
}

function toRow(lead: PersonLead, because: string | null, now: number): PersonRow {
  return {
    id: lead.id,
    href: paths.adminLead(lead.id),
    reference: lead.reference,
    title: [callerName(lead), serviceName(lead)].filter(Boolean).join(", "),
    received: `${lead.reference} · ${momentText(lead.receivedAt, now)}`,
    contact: [lead.email, lead.phone, lead.address].filter(Boolean).join(" · "),
    status: lead.quarantined ? "Quarantaine" : leadStatuses[lead.status],
    files: lead.files,
    because,
  };
}

function toCustomer({ leads, more }: FoundPerson, had: Stood | null, now: number): FoundCustomer {
  // From a suspect it would lead to everybody whose data that holds.
  const first = leads.find(({ quarantined }) => !quarantined) ?? leads[0];
  const all = (texts: string[]) => [...new Set(texts.filter(Boolean))].join(" · ");
  return {
    href: paths.adminPerson(first?.reference ?? ""),
    names: all(leads.map(callerName)),
    contact: all([
      ...leads.map(({ email }) => email.toLowerCase()),
      ...eachNumber(leads).map(({ phone }) => phone),
      ...leads.map(({ address }) => address),
    ]),
    requests: requestCount(leads.length, more),
    stood: had && stoodOf(had, now),
  };
}

/** Why a request is shown that has not what was asked for. */
function stoodHere({ what, until, wrote }: Stood, now: number): string {
  const at = momentText(until, now);
  return wrote
    ? `met dit ${what} is meegeschreven, het laatst ${at}`
    : `dit ${what}, dat hier stond tot ${at}`;
}

function stoodOf({ what, until, wrote }: Stood, now: number): string {
  const at = momentText(until, now);
  return wrote
    ? `Met dit ${what} is hier meegeschreven, het laatst ${at}.`
    : `Dit ${what} stond hier tot ${at}.`;
}
