import { type AnswerTemplate, fillTemplate, type TemplateField } from "~/content/site/answer-templates";
import { currentCompany } from "~/content/site/company-now.server";
import { abuseReasons } from "~/features/leads/model/abuse-score";
import { clockText, toldMoment } from "~/features/leads/model/answer-by";
import { fileName, nameAsText } from "~/features/leads/model/files/file-name";
import { fileWarnings } from "~/features/leads/model/files/file-warnings";
import type { TimelineEvent } from "~/features/leads/model/lead-events";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { leadCan, leadStatuses } from "~/features/leads/model/lead-status";
import {
  addressInWords,
  addressText,
  callerName,
  fullName,
  isUrgent,
  leadSummary,
  originText,
  serviceName,
} from "~/features/leads/model/lead-summary";
import { capReasons } from "~/features/leads/model/mail/mail-caps";
import { phoneDoubtRows } from "~/features/leads/model/phone/phone-truth.server";
import { type QuarantineReason, quarantineReasons } from "~/features/leads/model/quarantine";
import { deliveryText } from "~/features/leads/office/model/delivery-text";
import { actorText, eventText, isQuiet } from "~/features/leads/office/model/event-text";
import { unheardPush } from "~/features/leads/office/model/push-text";
import { aboutReview } from "~/features/leads/store/lead-review.server";
import type { LeadDelivery } from "~/features/leads/store/leads.server";
import { aboutFiles, aboutMoment } from "~/features/leads/store/office-notices.server";
import { maybeSent, messageOf } from "~/features/leads/store/thread/send-message.server";
import { visitMailOf } from "~/features/leads/store/visits/visit-mails.server";
import { chatLink, mapLink } from "~/lib/contact-links";
import { hugePictureText, isShown } from "~/lib/files/shown-picture";
import { sizeText } from "~/lib/files/size-text";
import { dutchNumber } from "~/lib/text/dutch-number";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { type Role, roleMay } from "~/platform/access/roles";
import type { OpenedLead } from "./open-lead.server";
import { reachedStatuses } from "./progress";

/** What stands above the facts already. */
const inHeading = new Set(["Referentie", "Naam", "Dienst"]);

/**
 * A lead as its page shows it: every text ready, nothing that the page does not need. `previews`: what browsers
 * cannot show is asked of `openPreview`.
 */
export function leadView(
  opened: OpenedLead,
  templates: AnswerTemplate[],
  now: number,
  { previews = false } = {},
) {
  const { lead, mayBeSpam, files, events, deliveries } = opened;
  const phone = lead.phoneE164;
  const values = templateValues(lead);
  const told = toldMoment(lead);
  return {
    reference: lead.reference,
    name: callerName(lead),
    service: serviceName(lead),
    status: lead.status,
    /** The statuses that it was in. */
    reached: reachedStatuses(events),
    place: placeText(lead),
    assignee: lead.assignee,
    /** What is known of how it ended; null while it has not. */
    outcome: outcomeOf(lead),
    urgent: isUrgent(lead),
    received: momentText(lead.receivedAt, now),
    /** Spam has no clock. */
    answerBy:
      leadCan("call", lead.status) && (lead.quarantineReason === null || lead.spamAt === null)
        ? { at: told.getTime(), text: clockText(told) }
        : null,
    /** Why it is in quarantine; null when it is not. */
    quarantine: lead.quarantineReason === null ? null : quarantineOf(lead.quarantineReason, lead.spamAt),
    /** What makes it look like abuse; null when nothing does. */
    abuse:
      lead.abuseScore > 0
        ? {
            score: lead.abuseScore,
            reasons: abuseReasons(lead.abuseSigns),
          }
        : null,
    /** It stands in the ordinary list and can be spam. */
    canPutAway: lead.quarantineReason === null && mayBeSpam,
    /** Addresses for tel: and chat, null when the number is not certain; `mail`: there is an address to answer to. */
    contact: {
      phone: phone && `tel:${phone}`,
      chat: phone && chatLink(phone, `Beste ${fullName(lead) || "heer, mevrouw"}, `),
      mail: lead.email !== "",
    },
    /** What the form takes that asks what came of a call or a message elsewhere. */
    contactLog: {
      name: `${lead.reference}#contact`,
      seen: Math.max(0, ...events.map(({ id }) => id)),
      ways: { chat: phone !== null, mail: lead.email !== "" },
    },
    to: { phoneE164: phone, email: lead.email },
    given: pick(lead),
    correctAddress: paths.adminLeadCorrect(lead.id),
    answerAddress: paths.adminLeadAnswer(lead.id),
    /** Somebody of the office has been in contact. */
    answered: lead.answeredAt !== null || lead.status !== "new",
    answers: templates.map(({ name, subject, text }) => ({
      name,
      subject: fillTemplate(subject, values),
      text: fillTemplate(text, values),
    })),
    map: lead.address || lead.city ? mapLink(addressText(lead)) : null,
    privacy: paths.adminPerson(lead.reference),
    facts: [
      ...leadSummary(lead, [])
        .filter(({ label }) => !inHeading.has(label))
        .flatMap((row) => (row.label === "Telefoon" ? [row, ...phoneDoubtRows(lead)] : [row])),
      { label: "Herkomst", text: originText(lead) },
    ],
    files: files.map((file) => toFile(lead, file, previews)),
    events: events.map((event) => toEvent(event, now)).reverse(),
    // Those of the conversation stand in it.
    deliveries: deliveries
      .filter(({ about }) => messageOf(about) === null)
      .map((delivery) => toDelivery(delivery, now)),
  };
}

const pick = ({ firstName, lastName, phone, email, address }: LeadRecord) => ({
  ...{ firstName, lastName, phone, email, address },
});

/** Without what this role may not see or do: of other leads nothing, of this person's data not where it is erased. */
export function viewFor(role: Role, view: ReturnType<typeof leadView>) {
  const privacy = roleMay(role, "handlePrivacy") ? view.privacy : null;
  const mayAnswer = roleMay(role, "changeLeads");
  const { contact, contactLog } = view;
  const others = mayAnswer
    ? {}
    : {
        ...{ deliveries: [], abuse: null, canPutAway: false, contact: { ...contact, mail: false } },
        contactLog: { ...contactLog, ways: { ...contactLog.ways, mail: false } },
      };
  return { ...view, ...others, privacy, mayAnswer };
}

export type LeadView = ReturnType<typeof viewFor>;

/** `won`: the amount in euro, as it can be typed. */
export type LeadOutcome = { won: string } | { lost: string | null };

function outcomeOf({ status, wonCents, lostReason }: LeadRecord): LeadOutcome | null {
  if (status === "lost") return { lost: lostReason };
  if (status !== "won") return null;
  return { won: wonCents === null ? "" : dutchNumber(wonCents / 100) };
}

function toFile({ id, reference }: OpenedLead["lead"], file: OpenedLead["files"][number], previews: boolean) {
  const name = fileName(reference, file);
  const href = paths.adminLeadFile(id, file.n, name);
  const note = hugePictureText(file);
  const preview =
    previews && file.kind === "heic" && note === null && !file.warning ? `${href}?voorbeeld` : null;
  return {
    n: file.n,
    href,
    name,
    /** What the visitor called it: text, never a name to save it by. */
    visitorName: nameAsText(file.name),
    size: sizeText(file.bytes),
    bytes: file.bytes,
    /** Address of what browsers show of it; null for what is handed out only. */
    shown: isShown(file) ? href : preview,
    /** Why a picture is not shown. */
    note,
    warning: file.warning && fileWarnings[file.warning],
  };
}

function templateValues(lead: OpenedLead["lead"]): Record<TemplateField, string> {
  return {
    naam: fullName(lead) || "heer, mevrouw",
    dienst: serviceName(lead).toLowerCase() || "contact",
    referentie: lead.reference,
    adres: addressInWords(lead),
    bedrijf: currentCompany().name,
    telefoon: currentCompany().phone.display,
  };
}

function toEvent(event: TimelineEvent, now: number) {
  return {
    id: event.id,
    at: momentText(event.at, now),
    text: eventText(event),
    actor: actorText(event.actor),
    quiet: isQuiet(event.kind),
    // Notes about the request stand in the conversation.
    note: event.kind === "customer-note" ? event.data.text : null,
  };
}

/** Where it stands: what waits in quarantine is not yet anything else. */
function placeText({
  status,
  quarantineReason,
  spamAt,
}: Pick<LeadRecord, "status" | "quarantineReason" | "spamAt">) {
  if (quarantineReason === null) return leadStatuses[status];
  return spamAt === null ? "In quarantaine" : "Spam";
}

function quarantineOf(reason: string, spamAt: number | null) {
  const text = Object.hasOwn(quarantineReasons, reason)
    ? quarantineReasons[reason as QuarantineReason]
    : reason;
  // What came into the ordinary list may have been answered before it was put away; of 'check' the office has its mail.
  return { text, spam: spamAt !== null, silent: reason !== "spam" && reason !== "check" };
}

const deliveryNames = {
  "office-mail": "Mail aan kantoor",
  "visitor-mail": "Bevestiging aan bezoeker",
  webhook: "Koppeling",
  push: "Melding aan collega’s",
  "withdrawn-mail": "Mail aan kantoor: ingetrokken",
  "erased-mail": "Mail aan kantoor: gewist",
} as const satisfies Record<LeadDelivery["kind"], string>;

function deliveryName(kind: LeadDelivery["kind"], letter: LeadDelivery["letter"], about: string | null) {
  if (about === aboutReview) return "Vraag om een beoordeling";
  const visit = visitMailOf(about);
  if (visit) return visit.reminder ? "Herinnering aan de afspraak" : "Mail over de afspraak";
  if (letter === "link") return "Nieuwe link aan bezoeker";
  if (about === aboutMoment) return "Mail aan kantoor: ander moment gevraagd";
  return about === aboutFiles ? "Mail aan kantoor: foto's toegevoegd" : deliveryNames[kind];
}

function toDelivery(delivery: LeadDelivery, now: number) {
  const { id, kind, letter, about, state, holdReason, attempts, sentAt, lastError } = delivery;
  const uncertain = lastError === maybeSent;
  const states = {
    held: holdReason
      ? `niet gemaild: grens per dag bereikt, ${capReasons[holdReason] ?? holdReason}`
      : "wacht op vrijgave",
    due: lastError ? `poging ${attempts} mislukt (${lastError}), wordt herhaald` : "wordt verzonden",
    sent: `verzonden ${momentText(sentAt ?? now, now)}`,
    failed: uncertain ? deliveryText(delivery, now) : `niet bezorgd${lastError ? ` (${lastError})` : ""}`,
  } as const satisfies Record<LeadDelivery["state"], string>;
  return {
    id,
    text: deliveryName(kind, letter, about),
    state: (kind === "push" && unheardPush(delivery, now)) || states[state],
    failed: state === "failed",
    retried: state === "failed" && !uncertain,
    capped: state === "held" && holdReason !== null,
  };
}
