import type { Check } from "~/lib/check";

const minute = 60_000;
/** A mail normally is read within a minute. */
const lateMs = 15 * minute;
const day = 24 * 60 * minute;

/** Whether mails that came in are read, and whether requests among them are kept back. */
export async function mailInChecks(env: Pick<Env, "DB">, now: number): Promise<Check[]> {
  const row = await env.DB.prepare(countStatement)
    .bind(now - day)
    .first<{ due: number; oldest: number | null; kept: number }>();
  const { due, oldest, kept } = row ?? { due: 0, oldest: null, kept: 0 };
  const late = oldest !== null && now - oldest >= lateMs;
  return [
    {
      name: "mail-in-late",
      title: "Mails die binnenkomen",
      value:
        due === 0
          ? "Er wacht niets."
          : `${due === 1 ? "1 mail wacht" : `${due} mails wachten`} tot hij is gelezen.`,
      limit: "Rood als een mail langer dan 15 minuten wacht",
      state: late ? "red" : "ok",
      advice:
        "Er gaat niets verloren: de site blijft het proberen. Waarschuw de beheerder van de website, want een mail kan een antwoord van een klant zijn.",
    },
    {
      name: "mail-in-kept",
      title: "Aanvragen per mail",
      value:
        kept === 0
          ? "Alles is overgenomen."
          : `${kept === 1 ? "1 mail ligt" : `${kept < mostCounted ? kept : `${kept} of meer`} mails liggen`} apart: er kwamen er in een dag te veel.`,
      limit: "Rood tot een dag nadat de grens van alle aanvragen per mail samen een mail tegenhield",
      count: kept,
      state: kept > 0 ? "red" : "ok",
      advice:
        "Open bij Aanvragen de lijst Quarantaine en daar ‘Mails die apart liggen’. Maak van een echte aanvraag met één klik een aanvraag.",
    },
  ];
}

/** Of a flood it is enough to know that it is one. */
const mostCounted = 100;

/** Each part reads a partial index. */
const countStatement = `SELECT (SELECT count(*) FROM incoming_mails WHERE state = 'due') AS due,
  (SELECT min(at) FROM incoming_mails WHERE state = 'due') AS oldest,
  (SELECT count(*) FROM (SELECT 1 FROM incoming_mails
    WHERE state = 'kept' AND lead_id IS NULL AND kept_why = 'site' AND at > ? LIMIT ${mostCounted})) AS kept`;
