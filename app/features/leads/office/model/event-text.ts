import { givenName, shortName } from "~/admin/people/short-name";
import { byHandSources } from "~/features/leads/model/by-hand";
import { correctedFields } from "~/features/leads/model/corrected-fields";
import { fileCount } from "~/features/leads/model/files/file-count";
import type { EventData, EventKind, LeadEvent } from "~/features/leads/model/lead-events";
import { lostReasonText } from "~/features/leads/model/lead-outcome";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { capReasons } from "~/features/leads/model/mail/mail-caps";
import { spanText } from "~/features/leads/model/visit/visit-words";
import { euros } from "~/lib/text/dutch-number";

/** By code of the mail service, or by how a bounce is reported. */
const failureReasons: Record<string, string> = {
  E_RECIPIENT_SUPPRESSED: "dit adres weigerde eerder onze mail, of meldde die als ongewenst",
  E_VALIDATION_ERROR: "de maildienst keurt het adres af",
  E_CONTENT_TOO_LARGE: "de mail was te groot",
  hard: "dit adres bestaat niet, of neemt geen mail aan",
  soft: "de mailbox nam de mail niet aan, bijvoorbeeld omdat hij vol is",
  rejected: "de maildienst weigerde hem te versturen",
  other: "de maildienst kon hem niet bezorgen",
};

/** Why a mail came back, told by how its delivery says so ('teruggekomen (hard)'); null for any other error. */
export function returnedText(error: string): string | null {
  const [, reason] = /^teruggekomen \((\w+)\)$/.exec(error) ?? [];
  return reason === undefined ? null : (failureReasons[reason] ?? failureReasons.other ?? null);
}

/** By letter; the names in lists are shorter. */
const letters: Record<string, { name: string; short: string }> = {
  confirmation: { name: "De bevestiging", short: "Bevestiging" },
  link: { name: "De mail met de nieuwe link", short: "Nieuwe link" },
  message: { name: "Uw bericht", short: "Bericht" },
  review: { name: "De vraag om een beoordeling", short: "Vraag om een beoordeling" },
  visit: { name: "De mail over de afspraak", short: "Mail over de afspraak" },
  reminder: { name: "De herinnering aan de afspraak", short: "Herinnering aan de afspraak" },
};

const mailName = (mail: string, letter: string) =>
  mail === "visitor-mail" ? (letters[letter]?.name ?? "De bevestiging") : "De mail aan kantoor";

/** By what it was. */
const undone: Record<string, string> = {
  "message-out": "Mail teruggehaald voordat hij wegging",
  "message-lost": "Mail geschreven aan de aanvrager, die niet aankwam",
  "sent-elsewhere": "Bericht weggehaald: toch niet gestuurd",
};

const texts = {
  received: () => "Aanvraag ontvangen",
  entered: ({ source, reached }) =>
    `Aanvraag ingevoerd (${byHandSources[source].toLowerCase()})${reached ? ", al gesproken" : ""}`,
  corrected: ({ field, from, to }) =>
    `${correctedFields[field]} verbeterd: ${from || "leeg"} → ${to || "leeg"}`,
  released: ({ spamAt }) => `Vrijgegeven uit ${spamAt ? "spam" : "quarantaine"}`,
  "held-again": ({ spamAt }) => `Teruggezet ${spamAt ? "bij spam" : "in quarantaine"}`,
  checked: ({ result }) =>
    result === "passed"
      ? "Controle tegen misbruik gelukt, uit quarantaine"
      : "Controle tegen misbruik gaf geen antwoord, uit quarantaine",
  spam: () => "Bij spam gezet",
  "spam-undone": () => "Weer uit spam gehaald",
  status: ({ from, to }) => `${leadStatuses[from]} → ${leadStatuses[to]}`,
  "status-undone": ({ to }) => `Teruggezet op ${leadStatuses[to]}`,
  "lost-reason": ({ to }) => (to === null ? "Reden weggehaald" : `Verloren: ${lostReasonText(to)}`),
  "won-amount": ({ to }) =>
    to === null ? "Bedrag weggehaald" : `Gewonnen voor ${euros(to / 100)} zonder btw`,
  assigned: ({ to }) => (to === "" ? "Niet meer toegewezen" : `Toegewezen aan ${shortName(to)}`),
  labelled: ({ label }) => `Label ‘${label}’ erbij`,
  unlabelled: ({ label }) => `Label ‘${label}’ weg`,
  note: () => "Notitie",
  "note-undone": () => "Notitie weggehaald",
  "customer-note": () => "Notitie bij de klant",
  "customer-joined": () => "Samengevoegd met een andere aanvraag, als één klant",
  "customer-parted": () => "Uit elkaar gehaald: niet dezelfde klant",
  "customer-undone": () => "Samenvoegen of uit elkaar halen ongedaan gemaakt",
  viewed: () => "Bekeken",
  exported: () => "Gegevens gedownload",
  withdrawn: () => "Aanvraag ingetrokken",
  "contact-changed": () => "Wil op een andere manier bericht",
  "files-added": ({ count, what }) => `Aanvrager voegde ${fileCount(count, what)} toe`,
  "call-reached": () => "Gebeld: bereikt",
  "call-missed": ({ how }) => (how === "voicemail" ? "Gebeld: voicemail ingesproken" : "Gebeld: geen gehoor"),
  "sent-elsewhere": ({ via }) => (via === "chat" ? "WhatsApp gestuurd" : "Gemaild vanuit het mailprogramma"),
  "message-out": () => "Mail geschreven aan de aanvrager",
  "contact-undone": ({ was }) => undone[was] ?? "Contact weggehaald",
  "mail-held": ({ letter, reason }) =>
    `${letters[letter]?.short ?? "Bevestiging"} niet gemaild: grens per dag bereikt, ${capReasons[reason]}`,
  "message-in": ({ channel, automatic }) => {
    if (automatic) return "Automatisch antwoord ontvangen";
    return channel === "mail" ? "Antwoord ontvangen per mail" : "Schreef een bericht op de eigen pagina";
  },
  "mail-waived": () => "Toch gemaild, ondanks de grens per dag",
  "mail-failed": ({ mail, letter, reason }) =>
    reason === "unanswered"
      ? `${mailName(mail, letter)} is misschien verstuurd: de maildienst gaf geen antwoord`
      : `${mailName(mail, letter)} kwam niet aan: ${failureReasons[reason] ?? failureReasons.other}`,
  "mail-complained": ({ mail, letter = "" }) =>
    `${mailName(mail, letter)} als ongewenst gemeld door de ontvanger`,
  "link-asked": () => "Nieuwe link naar de eigen pagina gevraagd",
  "links-ended": () => "Links naar de eigen pagina ingetrokken",
  "project-made": () => "Project gemaakt",
  "review-asked": () => "Om een beoordeling gevraagd",
  "review-written": () => "Schreef een beoordeling",
  "review-refused": ({ reason }) => `Beoordeling niet geplaatst: ${reason}`,
  "review-withdrawn": () => "Nam de beoordeling terug",
  "visit-planned": (visit) => `Afspraak: ${spanText(visit)}, ${shortName(visit.employee)}`,
  "visit-moved": (visit) => {
    const { startsAt, wasStartsAt, endsAt, wasEndsAt, employee, wasEmployee } = visit;
    const same = startsAt === wasStartsAt && endsAt === wasEndsAt && employee === wasEmployee;
    const text = `${spanText(visit)}, ${shortName(employee)}`;
    return same
      ? `Afspraak blijft ${text}: wel of niet mailen veranderd`
      : `Afspraak verplaatst naar ${text}`;
  },
  "visit-noted": () => "Aantekening bij de afspraak veranderd",
  "visit-cancelled": () => "Afspraak afgezegd",
  "visit-closed": ({ outcome }) => (outcome === "done" ? "Bezoek geweest" : "Niemand thuis"),
  "visit-reopened": () => "Afspraak staat weer",
  "visit-asked": ({ text }) => `Vraagt een ander moment: ${text}`,
  "visit-reply": ({ reply }) => calendarReplies[reply],
} satisfies { [Kind in EventKind]: (data: EventData[Kind]) => string };

const calendarReplies = {
  accepted: "Nam de afspraak aan in zijn agenda",
  declined: "Wees de afspraak af in zijn agenda",
  tentative: "Zette de afspraak onder voorbehoud in zijn agenda",
};

const actors: Record<string, string> = { visitor: "bezoeker", system: "automatisch" };

/** Kinds that matter only to who asks who saw what. */
const quietKinds: readonly EventKind[] = ["viewed", "note-undone", "exported"];

export function isQuiet(kind: EventKind): boolean {
  return quietKinds.includes(kind);
}

/** What an event of the timeline means; one of a newer version is shown by its own name. */
export function eventText({ kind, data }: LeadEvent): string {
  return Object.hasOwn(texts, kind) ? (texts[kind] as (data: unknown) => string)(data) : kind;
}

/** Who did it: the visitor, this program, or an employee by mail address. */
export function actorText(actor: string): string {
  return actors[actor] ?? givenName(actor) ?? actor;
}
