import type { Check, CheckSource } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";

const limitMs = 4000;

/**
 * What every source found. `complete` is false when one did not answer within four seconds: then a check that is missing
 * says nothing. Never rejects.
 */
export async function gatherChecks(
  sources: readonly CheckSource[],
  env: Env,
  now: number,
): Promise<{ checks: Check[]; complete: boolean }> {
  const found = await Promise.all(sources.map((source) => ask(source, env, now)));
  const silent = found.filter((checks) => checks === null).length;
  return {
    checks: [...found.flatMap((checks) => checks ?? []), unreadCheck(silent)],
    complete: silent === 0,
  };
}

async function ask(source: CheckSource, env: Env, now: number): Promise<Check[] | null> {
  const asked = Promise.resolve().then(() => source(env, now));
  asked.catch((error) => log("warn", "check.unreadable", { error }));
  return withTimeout(limitMs, asked, null);
}

function unreadCheck(silent: number): Check {
  return {
    name: "checks-unread",
    title: "De bewaking zelf",
    value:
      silent === 0
        ? "Alles kon worden nagekeken."
        : `${silent === 1 ? "1 onderdeel kon" : `${silent} onderdelen konden`} niet worden nagekeken.`,
    limit: "Rood zodra één onderdeel niet antwoordt",
    state: silent > 0 ? "red" : "ok",
    advice:
      "Laad de pagina over een minuut opnieuw. Blijft het zo, waarschuw dan de beheerder van de website: meestal antwoordt de database niet.",
  };
}

/** Red ones that mean that the site does not do what it promises: with one of these /healthz answers 503. */
const vital = new Set([
  "database",
  "files",
  "cache",
  "checks-unread",
  "deliveries-late",
  "office-mail-failed",
  "cron-minute",
  "cron-night",
  "migrations",
]);

export const isVital = ({ name }: Pick<Check, "name">): boolean => vital.has(name);
