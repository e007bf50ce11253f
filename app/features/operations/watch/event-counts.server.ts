import type { Check } from "~/lib/check";

const hourMs = 3_600_000;
const keptMs = 30 * 24 * hourMs;
const maxErrors = 10;
const maxSlow = 20;
const maxIds = 5;

export type EventCount = {
  what: "error" | "slow-query";
  name: string;
  count: number;
  lastAt: number;
  /** In ms; 0 for errors. */
  worst: number;
  /** Newest first. */
  requestIds: string[];
};

/** Of the last 24 hours, the most frequent first. */
export async function readCounts(db: D1Database, now: number): Promise<EventCount[]> {
  const { results } = await db
    .prepare(
      `SELECT what, name, sum(count) AS count, max(last_at) AS lastAt, max(worst) AS worst,
         group_concat(request_ids, ' ' ORDER BY hour DESC) AS ids
       FROM event_counts WHERE hour > ? GROUP BY what, name ORDER BY count DESC LIMIT 50`,
    )
    .bind(now - 25 * hourMs)
    .all<Omit<EventCount, "requestIds"> & { ids: string }>();
  return results.map(({ ids, ...count }) => ({
    ...count,
    requestIds: ids.split(" ").filter(Boolean).slice(0, maxIds),
  }));
}

const advice =
  "Waarschuw de beheerder van de website en wijs hem op de lijst ‘Fouten en trage vragen’ op de pagina Werking.";

/** Errors and slow queries of this clock hour and the one before. */
export async function countChecks(env: Pick<Env, "DB">, now: number): Promise<Check[]> {
  const { results } = await env.DB.prepare(
    "SELECT what, sum(count) AS count, max(worst) AS worst FROM event_counts WHERE hour > ? GROUP BY what",
  )
    .bind(now - 2 * hourMs)
    .all<{ what: EventCount["what"]; count: number; worst: number }>();
  const of = (what: EventCount["what"]) => results.find((row) => row.what === what) ?? { count: 0, worst: 0 };
  const [errors, slow] = [of("error"), of("slow-query")];
  return [
    {
      name: "errors",
      title: "Fouten",
      value: `${errors.count} in dit uur en het vorige.`,
      limit: `Rood bij meer dan ${maxErrors} in dit uur en het vorige`,
      state: errors.count > maxErrors ? "red" : "ok",
      advice,
    },
    {
      name: "slow-queries",
      title: "Snelheid van de database",
      value:
        slow.count === 0
          ? "Geen trage vragen in dit uur en het vorige."
          : `${slow.count === 1 ? "1 trage vraag" : `${slow.count} trage vragen`} in dit uur en het vorige, de traagste ${slow.worst} ms.`,
      limit: `Rood bij meer dan ${maxSlow} trage vragen (300 ms of langer) in dit uur en het vorige`,
      state: slow.count > maxSlow ? "red" : "ok",
      advice,
    },
  ];
}

/** Removes counts that are older than 30 days. */
export async function purgeCounts(db: D1Database, now: number): Promise<void> {
  await db
    .prepare("DELETE FROM event_counts WHERE hour < ?")
    .bind(now - keptMs)
    .run();
}
