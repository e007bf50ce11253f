import { shortName } from "~/admin/people/short-name";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { callerName, serviceName } from "~/features/leads/model/lead-summary";
import { eachNumber } from "~/features/leads/office/model/each-number";
import { requestCount } from "~/features/leads/office/model/request-count";
import { chatLink, mailLink } from "~/lib/contact-links";
import { euros } from "~/lib/text/dutch-number";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import type { Customer, CustomerDecision, CustomerLead } from "./customer.server";

const decisions: Record<CustomerDecision["kind"], (reference: string) => string> = {
  same: (reference) => `Samengevoegd met ${reference}`,
  apart: (reference) => `Apart gezet van ${reference}`,
  "not-same": (reference) => `Niet dezelfde klant als ${reference}`,
};

/** A customer as the page of `current`, one of the requests, shows it: every text ready. */
export function customerView(customer: Customer, current: string, now: number) {
  const { leads, suggestions, notes, messages, works } = customer;
  const newest = leads.find(({ quarantineReason }) => quarantineReason === null) ?? leads[0];
  const won = leads.reduce(
    (cents, { status, wonCents }) => cents + (status === "won" ? (wonCents ?? 0) : 0),
    0,
  );
  const referenceOf = new Map(leads.map(({ id, reference }) => [id, reference]));
  return {
    /** How many requests, in words; `more`: than are shown. */
    count: requestCount(leads.length, customer.more),
    more: customer.more,
    name: newest ? callerName(newest) : "",
    names: unique(leads.map(callerName)),
    phones: eachNumber(leads).map(({ phone, phoneE164: certain }) => ({
      text: phone,
      href: certain && `tel:${certain}`,
      chat: certain && chatLink(certain, ""),
    })),
    mails: unique(leads.map(({ email }) => email.toLowerCase())).map((text) => ({
      text,
      href: mailLink(text, "", ""),
    })),
    addresses: unique(leads.map(({ address, city }) => address || city)),
    won: won > 0 ? euros(won / 100) : null,
    leads: leads.map((lead) => ({ ...leadLine(lead, now), current: lead.id === current })),
    suggestions: suggestions.map((lead) => ({
      ...leadLine(lead, now),
      because: leads.some(({ lastName }) => alike(lastName, lead.lastName))
        ? "zelfde adres en achternaam"
        : "zelfde adres",
    })),
    notes: notes.map(({ id, at, actor, text }) => ({
      id,
      text,
      by: `${momentText(at, now)} · ${shortName(actor)}`,
    })),
    decisions: customer.decisions.map(({ change, kind, at, actor, reference }) => ({
      change,
      text: decisions[kind](reference),
      by: `${momentText(at, now)} · ${shortName(actor)}`,
    })),
    messages: messages.map(({ leadId, at, direction, body }) => ({
      href: paths.adminLead(leadId),
      body,
      by: `${direction === "in" ? "Van de klant" : "Van ons"} · ${referenceOf.get(leadId) ?? ""} · ${momentText(at, now)}`,
    })),
    works: works.map(({ type, key, title }) => ({
      href: paths.adminRecord(type, key),
      title: title || "Zonder titel",
      kind: type === "review" ? "Beoordeling" : "Project",
    })),
  };
}

export type CustomerView = ReturnType<typeof customerView>;

function leadLine(lead: CustomerLead, now: number) {
  const { id, reference, receivedAt, status, quarantineReason, spamAt, wonCents } = lead;
  const held = spamAt === null ? "In quarantaine" : "Spam";
  return {
    id,
    href: paths.adminLead(id),
    title: serviceName(lead) || "Aanvraag",
    name: callerName(lead),
    received: `${momentText(receivedAt, now)} · ${reference}`,
    status: quarantineReason === null ? leadStatuses[status] : held,
    won: status === "won" && wonCents !== null ? euros(wonCents / 100) : null,
  };
}

const unique = (texts: string[]) => [...new Set(texts.filter(Boolean))];

function alike(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
  return plain(a) !== "" && plain(a) === plain(b);
}
