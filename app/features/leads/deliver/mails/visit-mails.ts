import { currentCompany } from "~/content/site/company-now.server";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { callerName, leadSummary } from "~/features/leads/model/lead-summary";
import { mailText } from "~/features/leads/model/mail/mail-text.server";
import { type Span, spokenSpan } from "~/features/leads/model/visit/visit-words";
import { paths } from "~/paths";
import { greeting, letter, type MailContent, regards } from "./letter";
import { officeSubject } from "./office-subject";

/** What a mail to a visitor says of a visit. */
export type VisitLetter = "planned" | "moved" | "cancelled" | "reminder";

type Told = {
  lead: LeadRecord;
  files: LeadFile[];
  trusted: boolean;
  /** Of the visitor's own page, and of the file for a calendar behind it; null when links cannot be signed. */
  link: string | null;
  calendar: string | null;
  visit: Span;
  /** First name of who comes; null when it is not known. */
  who: string | null;
  /** Whether the visitor asked for another moment and was given none yet. */
  asked: boolean;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody of ours, in a sentence that can begin with it. */
export const whoComes = (name: string | null): string => name ?? `Iemand van ${currentCompany().name}`;

export function visitLetter(kind: VisitLetter, told: Told): MailContent {
  const { lead, files, trusted, link, calendar, visit, who, asked } = told;
  const when = spokenSpan(visit);
  const comes = `${capital(when)} komt ${who ?? `iemand van ${currentCompany().name}`} bij u langs`;
  const say = {
    planned: {
      subject: `Afspraak op ${when}`,
      title: "Uw afspraak staat",
      text: `${comes} voor uw aanvraag ${lead.reference}.`,
    },
    moved: {
      subject: `Afspraak verplaatst: ${when}`,
      title: "Uw afspraak is veranderd",
      text: `${comes} voor uw aanvraag ${lead.reference}. Dit komt in de plaats van wat wij eerder mailden.`,
    },
    cancelled: {
      subject: `Afspraak vervalt: ${when}`,
      title: "Uw afspraak gaat niet door",
      text: `De afspraak van ${when} voor uw aanvraag ${lead.reference} vervalt.`,
    },
    reminder: {
      subject: `Herinnering: afspraak op ${when}`,
      title: "Herinnering aan uw afspraak",
      text: `${comes} voor uw aanvraag ${lead.reference}.`,
    },
  }[kind];
  const { display, e164 } = currentCompany().phone;
  const off = kind === "cancelled";
  const another = link ? "vraag op uw eigen pagina een ander moment, of bel" : "bel ons op";
  return {
    subject: say.subject,
    ...letter({
      title: say.title,
      before: [
        greeting(mailText(lead, files, trusted).name),
        say.text,
        ...(off
          ? [`Hebt u er een vraag over? Beantwoord deze mail of bel ${display}.`]
          : [
              "Zorg dat wij bij de plek kunnen waar het om gaat. Ga er zelf niet voor het dak op.",
              asked
                ? `U vroeg ons om een ander moment. Deze afspraak staat tot wij iets anders met u afspreken. Kan dat niet? Bel ons op ${display}.`
                : `Komt het niet uit? ${capital(another)} ${display}.`,
            ]),
      ],
      rows: [],
      links: [
        ...(calendar && !off ? [{ label: "Zet in uw agenda", href: calendar }] : []),
        ...(link
          ? [
              {
                label: off ? "Bekijk uw aanvraag" : "Ander moment vragen",
                href: off ? link : `${link}#afspraak`,
              },
            ]
          : []),
        { label: `Bel ${display}`, href: `tel:${e164}` },
      ],
      after: [
        ...(link ? ["Uw eigen pagina is alleen van u: geef het adres ervan niet door."] : []),
        regards(),
      ],
    }),
  };
}

/** The visitor asks for another moment of a visit, or his calendar declined it. */
export function momentMail(
  lead: LeadRecord,
  asked: { span: string; text: string },
  origin: string,
): MailContent {
  return {
    subject: officeSubject(lead, "Ander moment gevraagd"),
    ...letter({
      title: `Ander moment gevraagd bij aanvraag ${lead.reference}`,
      before: [
        `De afspraak van ${asked.span} komt ${callerName(lead)} niet uit.`,
        asked.text || "De aanvrager wees de afspraak af in zijn agenda, zonder er iets bij te schrijven.",
      ],
      rows: leadSummary(lead, []),
      links: [{ label: "Open de aanvraag", href: origin + paths.adminLead(lead.id) }],
      after: [
        "De afspraak staat nog tot u hem verplaatst of afzegt.",
        lead.email === ""
          ? "De aanvrager liet geen mailadres achter: bel terug."
          : "Een antwoord op deze mail gaat naar de aanvrager.",
      ],
    }),
  };
}
