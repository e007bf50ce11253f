import { toldMoment } from "~/features/leads/model/answer-by";
import { answersOf } from "~/features/leads/model/answers/answers";
import { fieldNames, fieldOf } from "~/features/leads/model/lead-fields";
import { lostReasonText } from "~/features/leads/model/lead-outcome";
import { type LeadRecord, qualifiedLeadColumns } from "~/features/leads/model/lead-record";
import { leadStatuses } from "~/features/leads/model/lead-status";
import {
  addressText,
  fieldText,
  fullName,
  originText,
  serviceName,
} from "~/features/leads/model/lead-summary";
import { certainPhone } from "~/features/leads/model/phone/phone-truth.server";
import { streamOf } from "~/lib/bytes/stream-of";
import { csvEuros, csvLine, csvPhone, csvStart } from "./csv";
import { readList } from "./inbox.server";
import type { InboxFilter } from "./inbox-filter";

const moment = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/** '2026-11-21 11:40' in Eindhoven: every spreadsheet reads and sorts it. */
function dateTime(at: number | null): string {
  return at === null ? "" : moment.format(new Date(at));
}

function answersText(lead: LeadRecord): string {
  return answersOf(lead)
    .map(({ question, answer }) => `${question.replace(/\?$/, "")}: ${answer}`)
    .join("; ");
}

const fixedColumns = {
  Referentie: (lead) => lead.reference,
  Ontvangen: (lead) => dateTime(lead.receivedAt),
  "Antwoord vóór": (lead) => dateTime(toldMoment(lead).getTime()),
  "Beantwoord op": (lead) => dateTime(lead.answeredAt),
  Status: (lead) => leadStatuses[lead.status],
  "Toegewezen aan": (lead) => lead.assignee,
  Naam: fullName,
  Telefoon: (lead) => csvPhone(lead.phone, certainPhone(lead)),
  "E-mail": (lead) => lead.email,
  Adres: addressText,
  Dienst: serviceName,
  Prioriteit: (lead) => fieldText(lead, "urgencyLevel") || fieldText(lead, "priority"),
  Omschrijving: (lead) => [lead.projectDescription, lead.currentIssues].filter(Boolean).join("\n"),
  Herkomst: originText,
  Antwoorden: answersText,
  "Verloren omdat": (lead) =>
    lead.status === "lost" && lead.lostReason !== null ? lostReasonText(lead.lostReason) : "",
  "Gewonnen voor (euro, zonder btw)": (lead) =>
    lead.status === "won" && lead.wonCents !== null ? csvEuros(lead.wonCents) : "",
} as const satisfies Record<string, (lead: LeadRecord) => string>;

/** Added fields have a column each, after the fixed ones, so that these keep their place. */
const ownColumns = fieldNames.flatMap((name): [string, (lead: LeadRecord) => string][] => {
  const { shown, added } = fieldOf(name);
  return shown && added ? [[shown.label, (lead) => fieldText(lead, name)]] : [];
});

type CsvLead = LeadRecord & { labels: string | null };

const columns: Record<string, (lead: CsvLead) => string> = {
  ...fixedColumns,
  ...Object.fromEntries(ownColumns),
  Labels: (lead) => lead.labels ?? "",
};

const selected = `${qualifiedLeadColumns}, (SELECT group_concat(name, ', ') FROM lead_labels
  CROSS JOIN labels ON labels.id = label_id WHERE lead_id = leads.id) AS labels`;

const pageSize = 1000;

/**
 * The leads of a view as CSV, read page by page while it is sent: neither the database nor the Worker ever
 * holds more than a page of it.
 */
export function leadsCsv(db: D1Database, filter: InboxFilter): ReadableStream<Uint8Array> {
  return streamOf(csvLines(db, filter));
}

async function* csvLines(db: D1Database, filter: InboxFilter): AsyncGenerator<string, void> {
  yield csvStart + csvLine(Object.keys(columns));
  let cursor: string | null = null;
  do {
    const part: { leads: CsvLead[]; next: string | null } = await readList<CsvLead>(db, {
      ...{ filter, cursor, limit: pageSize, columns: selected },
    });
    yield part.leads.map((lead) => csvLine(Object.values(columns).map((read) => read(lead)))).join("");
    cursor = part.next;
  } while (cursor !== null);
}
