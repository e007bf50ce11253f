import type { Check } from "~/lib/check";
import { momentText } from "~/lib/text/moment-text";
import { log } from "~/platform/log.server";

const minute = 60_000;

/** `limitMs`: how long ago the latest run may have ended well. Sending may take four minutes by itself. */
const crons = {
  minute: {
    title: "Taak van elke minuut",
    limitMs: 10 * minute,
    limit: "Rood als hij langer dan 10 minuten niet goed is afgelopen",
    does: "mails versturen, artikelen op tijd plaatsen, alarm slaan",
    advice:
      "Waarschuw de beheerder van de website: mails kunnen blijven liggen. Kijk tot dan zelf bij Aanvragen wat er binnenkwam.",
  },
  night: {
    title: "Taak van elke nacht",
    limitMs: 26 * 60 * minute,
    limit: "Rood als hij langer dan 26 uur niet goed is afgelopen",
    does: "wissen wat te oud is, de reservekopie beginnen",
    advice:
      "Waarschuw de beheerder van de website: wat te oud is, blijft staan, en er komt geen nieuwe reservekopie.",
  },
  week: {
    title: "Taak van elke week",
    limitMs: 8 * 24 * 60 * minute,
    limit: "Rood als hij langer dan 8 dagen niet goed is afgelopen",
    does: "beginnen met de proef op de reservekopie",
    advice: "Waarschuw de beheerder van de website: de reservekopie wordt niet beproefd.",
  },
} as const;

export type CronName = keyof typeof crons;

/** Moments in ms. `endedAt` is null when the run failed; the latest good end then stays. Never rejects. */
export async function recordRun(
  db: D1Database,
  name: CronName,
  { startedAt, endedAt }: { startedAt: number; endedAt: number | null },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO cron_runs (name, watched_since, started_at, ended_at) VALUES (?1, ?2, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at,
         ended_at = coalesce(excluded.ended_at, ended_at)`,
    )
    .bind(name, startedAt, endedAt)
    .run()
    .catch((error) => log("error", "cron.not-recorded", { kind: name, error }));
}

type Run = { name: CronName; watchedSince: number; startedAt: number | null; endedAt: number | null };

export async function cronChecks(env: Pick<Env, "DB">, now: number): Promise<Check[]> {
  const { results } = await env.DB.prepare(
    "SELECT name, watched_since AS watchedSince, started_at AS startedAt, ended_at AS endedAt FROM cron_runs",
  ).all<Run>();
  return Object.entries(crons).map(([name, { title, limit, limitMs, does, advice }]) => {
    const run = results.find((each) => each.name === name);
    const since = run?.endedAt ?? run?.watchedSince ?? 0;
    const failed = (run?.startedAt ?? 0) > since;
    return {
      name: `cron-${name}`,
      title,
      value: run?.endedAt
        ? `Laatst goed afgelopen: ${momentText(run.endedAt, now)}${failed && run.startedAt ? `; daarna begonnen: ${momentText(run.startedAt, now)}` : ""} (${does}).`
        : `Nog niet goed afgelopen${run ? ` sinds ${momentText(run.watchedSince, now)}` : ""} (${does}).`,
      limit,
      state: now - since > limitMs ? "red" : "ok",
      advice,
    };
  });
}

/** For requests, which watch the cron that watches all else: one small read. Rejects when D1 does not answer. */
export async function minuteCronIsLate(db: D1Database, now: number): Promise<boolean> {
  const since = await db
    .prepare("SELECT coalesce(ended_at, watched_since) AS since FROM cron_runs WHERE name = 'minute'")
    .first<number>("since");
  return now - (since ?? 0) > crons.minute.limitMs;
}
