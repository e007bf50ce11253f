import { currentCompany, whenAnswered } from "~/content/site/company-now.server";
import { answerByText } from "~/features/leads/model/answer-by";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { callerName, isUrgent, leadSummary, originText } from "~/features/leads/model/lead-summary";
import { mailText } from "~/features/leads/model/mail/mail-text.server";
import { phoneDoubtRows } from "~/features/leads/model/phone/phone-truth.server";
import type { LeadMessage } from "~/features/leads/store/lead-messages.server";
import { linkDays } from "~/features/leads/visitor/visitor-link.server";
import { dayOf, dutchDate } from "~/lib/text/dutch-date";
import { paths } from "~/paths";
import { greeting, letter, type MailContent, regards } from "./letter";
import { officeSubject } from "./office-subject";

/** As it stands in a mail, which may be read days later. */
function promiseOf({ answerBy, receivedAt }: LeadRecord): string {
  return answerByText(new Date(answerBy), { since: new Date(receivedAt), now: null });
}

const replyNote = ({ email }: LeadRecord) =>
  email === ""
    ? "De aanvrager liet geen mailadres achter: bel terug."
    : "Een antwoord op deze mail gaat naar de aanvrager.";

const warningNote = (files: LeadFile[]) =>
  files.some(({ warning }) => warning !== null)
    ? ["Bij een van de bestanden staat een waarschuwing: lees die voordat u het opent."]
    : [];

/** Without attachments: photos stay behind /admin. */
export function officeMail(lead: LeadRecord, files: LeadFile[], origin: string): MailContent {
  const from = originText(lead);
  return {
    subject: officeSubject(lead),
    ...letter({
      title: `Nieuwe aanvraag ${lead.reference}`,
      before: [`Aan ${callerName(lead)} is beloofd: ${promiseOf(lead)}.`],
      rows: [...leadSummary(lead, files), ...phoneDoubtRows(lead)],
      links: [
        { label: "Open de aanvraag", href: origin + paths.adminLead(lead.id) },
        ...(lead.phoneE164 ? [{ label: `Bel ${lead.phoneE164}`, href: `tel:${lead.phoneE164}` }] : []),
      ],
      after: [
        ...(files.length > 0 ? ["De bestanden staan bij de aanvraag in beheer."] : []),
        ...warningNote(files),
        ...(from ? [`Herkomst: ${from}.`] : []),
        replyNote(lead),
      ],
    }),
  };
}

const days = `De link werkt ${linkDays} dagen.`;

/**
 * The confirmation. `link`: the secret address of the visitor's page, where opening changes nothing. `trusted` false:
 * without anything that was typed, however harmless it looks.
 */
export function visitorMail(
  lead: LeadRecord,
  files: LeadFile[],
  link: string | null = null,
  trusted = true,
): MailContent {
  const { name, rows, complete } = mailText(lead, files, trusted);
  const rest = link ? "staat op uw eigen pagina" : "hebben wij ontvangen";
  return {
    subject: `Uw aanvraag ${lead.reference} is ontvangen`,
    ...letter({
      title: "Wij hebben uw aanvraag ontvangen",
      before: [
        greeting(name),
        `Uw aanvraag is goed aangekomen. Uw referentie is ${lead.reference}. ${promiseOf(lead)}.`,
        ...(isUrgent(lead)
          ? [
              `Kan het niet wachten? Bel ons dan${whenAnswered() || " nu"} op ${(currentCompany().emergencyPhone ?? currentCompany().phone).display}.`,
            ]
          : []),
        ...(lead.kind === "membership"
          ? ["Dit is een aanvraag en geen overeenkomst. Wij beginnen met een gratis woninginspectie."]
          : []),
        complete ? "Dit is wat u ons stuurde:" : `Dit koos u in het formulier. Wat u erbij schreef, ${rest}.`,
      ],
      rows,
      links: [
        ...(link
          ? [
              { label: "Bekijk, wijzig of wis uw aanvraag", href: link },
              { label: "Foto's toevoegen", href: `${link}#fotos` },
            ]
          : []),
        { label: `Bel ${currentCompany().phone.display}`, href: `tel:${currentCompany().phone.e164}` },
      ],
      after: [
        ...(link
          ? [
              `Die pagina is alleen van u: geef het adres ervan niet door. ${days} Daarna kunt u via dezelfde link een nieuwe aanvragen.`,
            ]
          : []),
        `Wilt u iets toevoegen of wijzigen? Beantwoord deze mail of bel ${currentCompany().phone.display}, en noem uw referentie.`,
        link
          ? "Hebt u deze aanvraag niet gedaan? Op die pagina kunt u hem wissen."
          : "Hebt u deze aanvraag niet gedaan? Laat het ons weten, dan verwijderen wij hem.",
        regards(),
      ],
    }),
  };
}

/** A new link to the visitor's page. Has nothing of the lead but its reference. */
export function linkMail(lead: Pick<LeadRecord, "reference">, link: string): MailContent {
  return {
    subject: `Nieuwe link naar uw aanvraag ${lead.reference}`,
    ...letter({
      title: "Uw nieuwe link",
      before: [
        greeting(null),
        `Hier is een nieuwe link naar uw eigen pagina bij aanvraag ${lead.reference}. U ziet er hoe het ermee staat en kunt de aanvraag wijzigen of wissen.`,
      ],
      rows: [],
      links: [{ label: "Bekijk, wijzig of wis uw aanvraag", href: link }],
      after: [
        `Die pagina is alleen van u: geef het adres ervan niet door. ${days}`,
        "Hebt u hier niet om gevraagd? Dan hoeft u niets te doen: de link staat alleen in deze mail.",
        regards(),
      ],
    }),
  };
}

/** Asks for a review, once. No reward, no number of stars to hope for; says who reads it and what becomes of it. */
export function reviewMail(lead: LeadRecord, files: LeadFile[], link: string, trusted: boolean): MailContent {
  return {
    subject: "Hoe vond u ons werk?",
    ...letter({
      title: "Hoe vond u ons werk?",
      before: [
        greeting(mailText(lead, files, trusted).name),
        `Op ${dutchDate(dayOf(lead.receivedAt))} kwam uw aanvraag bij ons binnen (referentie ${lead.reference}), en daarna gaf u ons de opdracht. Wilt u in een paar zinnen schrijven hoe het ging? Wat goed was, en wat beter kon.`,
        "Uw beoordeling komt op onze website, waar iedereen haar kan lezen. U bepaalt zelf welke naam erbij staat. Wij veranderen niets aan uw woorden, en plaatsen ook wat minder gunstig is.",
      ],
      rows: [],
      links: [{ label: "Schrijf een beoordeling", href: link }],
      after: [
        "Het hoeft niet, en u krijgt er niets voor. Wij vragen het één keer: hierover komt geen tweede mail.",
        `De link is alleen voor u: geef hem niet door. ${days}`,
        `Is het werk nog niet klaar, of is er iets niet goed? Beantwoord deze mail of bel ${currentCompany().phone.display}.`,
        regards(),
      ],
    }),
  };
}

/** Composed when it leaves: the files are all that the lead has by then. */
export function filesMail(lead: LeadRecord, files: LeadFile[], origin: string): MailContent {
  const count = files.length === 1 ? "staat er 1 bestand" : `staan er ${files.length} bestanden`;
  return {
    subject: officeSubject(lead, "Foto's toegevoegd"),
    ...letter({
      title: `Nieuwe foto's bij aanvraag ${lead.reference}`,
      before: [
        `De aanvrager heeft op de eigen pagina foto's of documenten toegevoegd. Bij de aanvraag ${count}.`,
      ],
      rows: leadSummary(lead, files),
      links: [{ label: "Open de aanvraag", href: origin + paths.adminLead(lead.id) }],
      after: [...warningNote(files), replyNote(lead)],
    }),
  };
}

/** Composed when it leaves: all that the visitor wrote since the office last did, the latest of it in words. */
export function messagesMail(
  lead: LeadRecord,
  messages: Pick<LeadMessage, "direction" | "automatic" | "body" | "sender" | "channel">[],
  origin: string,
): MailContent {
  const lastOut = messages.findLastIndex(({ direction }) => direction === "out");
  const waiting = messages
    .slice(lastOut + 1)
    .filter(({ direction, automatic }) => direction === "in" && !automatic);
  const latest = waiting.at(-1);
  const who = callerName(lead);
  return {
    subject: officeSubject(lead, `Antwoord van ${who}`),
    ...letter({
      title: `Antwoord bij aanvraag ${lead.reference}`,
      before: [
        latest?.sender
          ? `Bij de aanvraag van ${who} kwam een mail van een ander adres: ${latest.sender}.`
          : `${who} schreef ${waiting.length > 1 ? `${waiting.length} berichten` : "een bericht"}, en wacht op antwoord.`,
        ...(latest ? [excerptOf(latest.body)] : []),
      ],
      rows: [],
      links: [{ label: "Open de aanvraag", href: origin + paths.adminLead(lead.id) }],
      after: [replyNote(lead)],
    }),
  };
}

const excerptOf = (body: string) => (body.length > 2000 ? `${body.slice(0, 2000)}…` : body);

export function withdrawnMail(lead: LeadRecord, origin: string): MailContent {
  return {
    subject: officeSubject(lead, "Ingetrokken"),
    ...letter({
      title: `Aanvraag ${lead.reference} is ingetrokken`,
      before: [
        `${callerName(lead)} heeft deze aanvraag zelf ingetrokken. Op de eigen pagina staat dat wij er geen contact meer over opnemen.`,
        "De aanvraag is afgesloten. Staat er al een afspraak in de agenda, haal die er dan uit.",
      ],
      rows: leadSummary(lead, []),
      links: [{ label: "Open de aanvraag", href: origin + paths.adminLead(lead.id) }],
      after: ["Een antwoord op deze mail gaat naar de aanvrager."],
    }),
  };
}

/** The lead is gone: only its reference is known. */
export function erasedMail(reference: string): MailContent {
  return {
    subject: `Gewist: aanvraag ${reference}`,
    ...letter({
      title: `Aanvraag ${reference} is gewist`,
      before: [
        "De aanvrager heeft deze aanvraag zelf gewist. De gegevens, de bestanden en het verloop zijn uit beheer verdwenen en komen niet terug.",
        "Wis ook wat buiten beheer staat: de mail over deze aanvraag, een afspraak in de agenda, een notitie. Neem er geen contact meer over op.",
      ],
      rows: [],
      links: [],
      after: ["Deze mail noemt alleen de referentie, zodat u kunt terugvinden waar het om ging."],
    }),
  };
}
