import { derived } from "~/content/records/current.server";
import { currentCompany } from "~/content/site/company-now.server";
import { answerByText } from "~/features/leads/model/answer-by";
import { ANSWER_PROMISE } from "~/features/leads/model/answer-promise";
import { MAX_FILES, MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import type { LeadKind } from "~/features/leads/model/lead-options";

/** What a visitor filled in, by wire name; with the submission key. */
export type LeadValues = Record<string, string>;

export type LeadAnswer =
  /**
   * `replayed`: kept already, sent twice with one key. `check`: kept, but looks suspicious; a browser that can do the
   * check against abuse posts this token with the outcome to /api/visitor-check. `page`: path of the visitor's own page, for
   * who has just sent the lead or shows its key.
   */
  | { kind: "stored" | "replayed"; lead: StoredLead; check?: string; page?: string; message: string }
  /** Messages by wire name; `files` and `submissionKey` can be among them. */
  | ({ kind: "invalid"; errors: Record<string, string> } & Entered)
  /**
   * `conflict`: one key with two contents; a form that shows this takes a new key. `refused`: by the visitor check.
   * `unavailable`: not stored, or not known to be; send again with the same key. `limited`: later, with the same key.
   */
  | ({ kind: "conflict" | "refused" | "unavailable" | "limited" } & Entered)
  | { kind: "unreadable" | "too-large" | "too-many" | "unsupported" | "limited"; message: string };

/** What a form that comes back is filled in with. */
type Entered = {
  values: LeadValues;
  /** How many came with it: no page can fill those in again. Absent is none. */
  files?: number;
  message: string;
};

export type StoredLead = { id: string; reference: string; kind: LeadKind; answerBy: number };

export const answerStatus = {
  stored: 200,
  replayed: 200,
  unreadable: 400,
  "too-many": 400,
  refused: 403,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  invalid: 422,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<LeadAnswer["kind"], number>;

/** Seconds after which trying again makes sense. */
const retryAfter: Partial<Record<LeadAnswer["kind"], number>> = { limited: 60, unavailable: 30 };

const call = () => `bel ons op ${currentCompany().phone.display}`;

export const answerMessages = derived(
  () =>
    ({
      request: `Bedankt voor uw aanvraag! ${ANSWER_PROMISE}`,
      membership:
        "Zorgeloos Wonen aanvraag verzonden! Wij nemen contact met u op voor een gratis woninginspectie.",
      invalid: "Niet alles is goed ingevuld. Kijk de gemarkeerde velden na en verstuur opnieuw.",
      conflict: `Deze aanvraag is al eerder verstuurd, met een andere inhoud. Laad de pagina opnieuw om een nieuwe aanvraag te sturen, of ${call()}.`,
      refused: `De controle tegen misbruik is niet gelukt en uw aanvraag is niet opgeslagen. Probeer het opnieuw of ${call()}.`,
      unavailable: `Uw aanvraag kon niet worden opgeslagen. Wat u invulde staat er nog: probeer het over een minuut opnieuw of ${call()}.`,
      unreadable: `Uw aanvraag kwam niet volledig aan en is niet opgeslagen. Verstuur hem opnieuw of ${call()}.`,
      "too-large": `Uw bestanden zijn samen te groot. Stuur maximaal 5 bestanden van elk maximaal 10 MB en probeer het opnieuw, of ${call()}.`,
      "too-many": `Uw aanvraag had meer velden of bestanden dan ons formulier en is niet opgeslagen. Verstuur hem met het formulier op onze website, met maximaal 5 bestanden, of ${call()}.`,
      unsupported: `Uw aanvraag kwam in een vorm die wij niet kunnen lezen. Gebruik het formulier op onze website of ${call()}.`,
      limited: `Er komen te veel aanvragen achter elkaar via uw verbinding. Wacht een minuut en verstuur opnieuw, of ${call()}.`,
      noKey: "Deze aanvraag heeft geen geldige inzendsleutel. Laad de pagina opnieuw en verstuur nog eens.",
      method: "Dit adres neemt alleen aanvragen aan die met een formulier zijn verstuurd.",
    }) as const,
);

/** Of files that a visitor adds to a lead that is there already. */
export const addedMessages = derived(
  () =>
    ({
      stored: "Toegevoegd. Uw foto's staan bij uw aanvraag.",
      none: "Kies eerst een foto of document.",
      ended: "Deze link werkt niet meer, en er is niets toegevoegd. Laad de pagina opnieuw.",
      full: `Bij deze aanvraag staan ${MAX_LEAD_FILES} bestanden, meer kan er niet bij. Wilt u nog iets laten zien? Bel ons op ${currentCompany().phone.display}.`,
      room: (room: number) =>
        `Bij deze aanvraag ${room === 1 ? "past nog 1 bestand" : `passen nog ${room} bestanden`}. Kies er hooguit ${room} en verstuur opnieuw.`,
      "too-many": `Zoveel bestanden tegelijk kunnen wij niet lezen, en er is niets toegevoegd. Kies er maximaal ${MAX_FILES} en verstuur opnieuw, of ${call()}.`,
      unavailable: `Uw foto's konden niet worden opgeslagen. Probeer het over een minuut opnieuw of ${call()}.`,
      limited: `Er komen te veel berichten achter elkaar via uw verbinding. Wacht een minuut en verstuur opnieuw, of ${call()}.`,
    }) as const,
);

export const limitedAnswer = (entered?: Omit<Entered, "message">): LeadAnswer => ({
  kind: "limited",
  ...entered,
  message: answerMessages().limited,
});

export function answerHeaders(answer: LeadAnswer): Record<string, string> {
  const wait = retryAfter[answer.kind];
  return { "Cache-Control": "no-store", ...(wait && { "Retry-After": String(wait) }) };
}

/** The JSON of /api/service-request and /api/offerte. */
export function answerJson(answer: LeadAnswer, now = new Date()): Response {
  const success = "lead" in answer;
  const body = {
    success,
    message: answer.message,
    ...(success && {
      reference: answer.lead.reference,
      promise: answerByText(new Date(answer.lead.answerBy), { since: now, now }),
      ...(answer.check !== undefined && { check: answer.check }),
      ...(answer.page !== undefined && { page: answer.page }),
    }),
    ...(answer.kind === "invalid" && { errors: answer.errors }),
  };
  return Response.json(body, { status: answerStatus[answer.kind], headers: answerHeaders(answer) });
}

export function methodNotAllowed(): Response {
  const body = { success: false, message: answerMessages().method };
  return Response.json(body, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}
