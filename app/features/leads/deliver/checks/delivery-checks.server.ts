import { countSiteHeld } from "~/features/leads/deliver/mails/held-mails.server";
import { countDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import type { DeliveryKind } from "~/features/leads/store/store-lead.server";
import type { Check } from "~/lib/check";

const minute = 60_000;
/** A mail normally leaves within a minute; after this one the office should know. */
const lateMs = 15 * minute;
/** One visitor who mistypes his address is his own affair; this many at once are the site's. */
const maxVisitorMails = 5;

export const deliveryKinds = {
  "office-mail": "Mail aan kantoor: nieuwe aanvraag",
  "withdrawn-mail": "Mail aan kantoor: aanvraag ingetrokken",
  "erased-mail": "Mail aan kantoor: aanvraag gewist",
  "visitor-mail": "Bevestiging aan de aanvrager",
  webhook: "Melding aan uw andere systeem",
  push: "Melding op de telefoon van een collega",
} as const satisfies Record<DeliveryKind, string>;

const officeKinds: DeliveryKind[] = ["office-mail", "withdrawn-mail", "erased-mail"];

/** Whether messages about leads go out: to the office, to visitors, to the webhook. */
export async function deliveryChecks(env: Env, now: number): Promise<Check[]> {
  const [counts, capped] = await Promise.all([countDeliveries(env.DB), countSiteHeld(env.DB, new Date(now))]);
  const lost = (kinds: DeliveryKind[]) =>
    counts.reduce((sum, { kind, unnoticed }) => (kinds.includes(kind) ? sum + unnoticed : sum), 0);
  const waiting = counts.filter(({ state }) => state === "due");
  const waited = Math.max(0, ...waiting.map(({ oldest }) => (oldest === null ? 0 : now - oldest)));
  const [office, visitors, hooks] = [lost(officeKinds), lost(["visitor-mail"]), lost(["webhook"])];
  return [
    {
      name: "office-mail-failed",
      title: "Mail aan kantoor",
      value:
        office === 0
          ? "Alles is bezorgd, of gezien."
          : `${mails(office)} niet bezorgd, en niemand heeft dat gezien.`,
      limit: "Rood zodra één mail aan kantoor definitief niet bezorgd is",
      count: office,
      state: office > 0 ? "red" : "ok",
      advice:
        "Kijk op de pagina Werking bij ‘Berichten’ om welke aanvragen het gaat en bel die mensen. Kies daarna ‘Opnieuw’, of ‘Gezien’ als de mail niet meer hoeft.",
    },
    {
      name: "deliveries-late",
      title: "Wachtende berichten",
      value:
        waiting.length === 0
          ? "Er wacht niets."
          : waitingText(
              waiting.reduce((sum, { count }) => sum + count, 0),
              waitText(waited),
            ),
      limit: "Rood als een bericht langer dan 15 minuten wacht",
      state: waited >= lateMs ? "red" : "ok",
      advice:
        "De site blijft het proberen. Kijk intussen bij Aanvragen wat er binnenkwam, en waarschuw de beheerder van de website: de maildienst of een instelling werkt niet.",
    },
    {
      name: "visitor-mail-failed",
      title: "Bevestigingen aan aanvragers",
      value:
        visitors === 0
          ? "Alles is bezorgd, of gezien."
          : `${mails(visitors)} niet bezorgd, en niemand heeft dat gezien.`,
      limit: `Rood bij meer dan ${maxVisitorMails}: bij één is meestal het adres verkeerd getypt`,
      count: visitors,
      state: visitors > maxVisitorMails ? "red" : "ok",
      advice:
        "Bel de aanvragers die op de pagina Werking bij ‘Berichten’ staan: zij kregen geen bevestiging per mail. Kies daarna ‘Gezien’.",
    },
    {
      name: "visitor-mail-capped",
      title: "Grens op mails aan aanvragers",
      value: cappedText(capped),
      limit: "Rood zodra de grens van de hele website een bevestiging tegenhoudt, tot een week daarna",
      count: capped.waiting + capped.unsent,
      state: capped.waiting + capped.unsent > 0 ? "red" : "ok",
      advice:
        "De aanvragen zelf zijn binnen, en de mails gaan vanzelf weg zodra er ruimte is; na drie dagen niet meer. Wie dan niets kreeg, kunt u bellen; of kies op de pagina van de aanvraag ‘Toch mailen’. Kijk bij Aanvragen of het echte klanten zijn. Zo ja, zet dan bij Instellingen de grens ‘Van de hele website’ hoger. Zo nee, kies ‘Naar spam’: dan gaat er geen mail heen.",
    },
    {
      name: "webhook-failed",
      title: "Meldingen aan uw andere systeem",
      value:
        hooks > 0
          ? `${hooks} niet aangekomen, en niemand heeft dat gezien.`
          : outboxResources(env).webhook === null
            ? "Niet ingesteld."
            : "Alles is aangekomen, of gezien.",
      limit: "Rood zodra één melding definitief niet aankwam",
      count: hooks,
      state: hooks > 0 ? "red" : outboxResources(env).webhook === null ? "off" : "ok",
      advice: "Vraag de beheerder van dat systeem of het berichten aanneemt, en kies daarna ‘Opnieuw’.",
    },
  ];
}

function cappedText({ waiting, unsent }: { waiting: number; unsent: number }): string {
  const parts = [
    waiting > 0 &&
      `${waiting === 1 ? "1 bevestiging wacht" : `${waiting} bevestigingen wachten`}: de website verstuurde het hoogste aantal mails.`,
    unsent > 0 &&
      `${unsent === 1 ? "1 bevestiging is" : `${unsent} bevestigingen zijn`} niet verstuurd: drie dagen was er geen ruimte.`,
  ];
  return parts.filter(Boolean).join(" ") || "Er wacht niets op de grens.";
}

const waitingText = (count: number, time: string) =>
  count === 1 ? `1 bericht wacht ${time}.` : `${count} berichten wachten; het oudste ${time}.`;

const mails = (count: number) => (count === 1 ? "1 mail is" : `${count} mails zijn`);

function waitText(ms: number): string {
  const minutes = Math.floor(ms / minute);
  return minutes < 120
    ? `${minutes} ${minutes === 1 ? "minuut" : "minuten"}`
    : `${Math.floor(minutes / 60)} uur`;
}
