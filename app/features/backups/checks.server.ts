import type { Check, CheckSource } from "~/lib/check";
import { dutchNumber } from "~/lib/text/dutch-number";
import { areBackupsOn, type BackupEnv } from "./stores.server";

const hour = 60 * 60 * 1000;
const limits = { backup: 26 * hour, prune: 50 * hour, drill: 8 * 24 * hour };

type RunRow = {
  kind: keyof typeof limits;
  state: "running" | "complete" | "failed";
  started_at: number;
  error: string | null;
  row_count: number | null;
  file_count: number | null;
  lost_count: number | null;
};

/** Last backup, last clearing, last drill. All `off` where backups are not set up. */
export const backupChecks: CheckSource = async (env: BackupEnv, now) => {
  const on = areBackupsOn(env);
  // The last that ended of each kind, and the first of all; below 0 are generations of before a restore.
  const { results } = on
    ? await env.DB.prepare(
        `SELECT kind, state, started_at, error, row_count, file_count, lost_count FROM backup_runs
         WHERE id IN (SELECT max(id) FROM backup_runs WHERE state <> 'running' GROUP BY kind)
           OR id = (SELECT min(id) FROM backup_runs WHERE id > 0)
         ORDER BY id`,
      ).all<RunRow>()
    : { results: [] };
  const since = results[0]?.started_at ?? null;
  const last = (kind: RunRow["kind"]) =>
    results.findLast((row) => row.kind === kind && row.state !== "running") ?? null;
  const isDrillOn = on && Boolean(env.DRILL);
  return [
    { ...texts.backup, ...found("backup", on, last("backup"), since, now) },
    { ...texts.prune, ...found("prune", on, last("prune"), since, now) },
    { ...texts.drill, ...found("drill", isDrillOn, last("drill"), since, now) },
  ];
};

const texts = {
  backup: {
    name: "backup-age",
    title: "Laatste reservekopie",
    limit: "Rood als de laatste ouder is dan 26 uur of mislukt is, of als er een bestand ontbreekt",
    advice: "Waarschuw de beheerder van de website. Tot het weer lukt, geldt de vorige reservekopie.",
  },
  prune: {
    name: "backup-pruning",
    title: "Oude reservekopieën opruimen",
    limit: "Rood als het langer dan 50 uur geleden is of mislukt is",
    advice:
      "Waarschuw de beheerder van de website: zolang dit niet lukt, blijven gewiste gegevens langer in reservekopieën staan dan de privacyverklaring zegt.",
  },
  drill: {
    name: "backup-drill",
    title: "Laatste proef met terugzetten",
    limit: "Rood als de laatste ouder is dan 8 dagen of mislukt is",
    advice:
      "Waarschuw de beheerder van de website: het is niet zeker dat de laatste reservekopie teruggezet kan worden. Bestanden die niet klopten, worden de volgende nacht opnieuw gekopieerd.",
  },
} satisfies Record<RunRow["kind"], Pick<Check, "name" | "title" | "limit" | "advice">>;

/** `since`: when the first run of all began, so that what is not due yet is not red. */
function found(
  kind: RunRow["kind"],
  isOn: boolean,
  last: RunRow | null,
  since: number | null,
  now: number,
): Pick<Check, "value" | "state"> {
  if (!isOn) return { state: "off", value: "Niet ingesteld." };
  if (last === null) {
    const waits = since !== null && now - since <= limits[kind];
    return waits ? { state: "ok", value: "De eerste komt nog." } : { state: "red", value: "Nog geen." };
  }
  if (last.state === "failed") return { state: "red", value: `Mislukt: ${reason(last.error)}.` };
  const lost = last.lost_count ?? 0;
  const counted =
    last.row_count === null
      ? ""
      : `, ${counts(last.row_count, "rij", "rijen")} en ${counts(last.file_count ?? 0, "bestand", "bestanden")}`;
  const value = `${age(now - last.started_at)} geleden${counted}.`;
  if (kind === "backup" && lost > 0)
    return { state: "red", value: `${value} ${counts(lost, "bestand is", "bestanden zijn")} kwijt.` };
  return { state: now - last.started_at > limits[kind] ? "red" : "ok", value };
}

const counts = (count: number, one: string, many: string) =>
  `${dutchNumber(count)} ${count === 1 ? one : many}`;

function age(ms: number): string {
  const hours = Math.floor(ms / hour);
  if (hours < 1) return "Minder dan een uur";
  return hours < 48 ? `${hours} uur` : `${Math.floor(hours / 24)} dagen`;
}

const reasons: Record<string, string> = {
  "bad-key": "BACKUP_KEY is geen geldige sleutel",
  "wrong-key": "geschreven met een andere sleutel",
  damaged: "er zijn beschadigde bestanden",
  missing: "er ontbreekt een deel",
  incomplete: "een deel is niet volledig",
  "rows-differ": "rijen komen niet hetzelfde terug",
  "scratch-in-use": "de proefdatabase bevat andere gegevens",
  killed: "hij werd telkens afgebroken",
  "no-backup": "er is geen volledige reservekopie",
};

const reason = (code: string | null) => reasons[code ?? ""] ?? "de opslag antwoordde niet";
