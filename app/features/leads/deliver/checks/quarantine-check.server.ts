import type { Check } from "~/lib/check";

/** Counting stops here: the advice is the same for more. */
const countedTo = 50;

/**
 * A membership is promised an answer in up to 14 days, but what is in quarantine may be erased after 7 (the least that
 * the office can set): so nothing goes unlooked at for longer than this.
 */
const looksWithinMs = 3 * 24 * 60 * 60 * 1000;

/** Whether somebody looks at what waits in quarantine, before the promise to the visitor is over or it may be erased. */
export async function quarantineCheck(env: Env, now: number): Promise<Check[]> {
  const count = (await env.DB.prepare(overlookedStatement).bind(now).first<number>("count")) ?? 0;
  return [
    {
      name: "quarantine-overlooked",
      title: "Aanvragen in quarantaine",
      value:
        count === 0
          ? "Alles is op tijd bekeken."
          : `${count > countedTo ? `Meer dan ${countedTo}` : count} niet op tijd bekeken.`,
      limit:
        "Rood zodra één aanvraag in quarantaine na de beloofde reactietijd, of na drie dagen, door niemand geopend is",
      count,
      state: count > 0 ? "red" : "ok",
      advice:
        "Open bij Aanvragen de lijst Quarantaine. Geef een echte aanvraag vrij en bel de aanvrager, want de beloofde tijd is meestal voorbij. Zet de rest bij spam.",
    },
  ];
}

/** In quarantine, not called spam, and nothing in its timeline is from an employee. */
const overlookedStatement = `SELECT count(*) AS count FROM (SELECT 1 FROM leads
  WHERE quarantine_reason IS NOT NULL AND spam_at IS NULL AND received_at > 0 AND min(answer_by, received_at + ${looksWithinMs}) <= ?
    AND NOT EXISTS (SELECT 1 FROM lead_events WHERE lead_id = leads.id AND actor NOT IN ('visitor', 'system'))
  LIMIT ${countedTo + 1})`;
