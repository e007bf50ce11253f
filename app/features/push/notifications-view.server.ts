import { momentText } from "~/lib/text/moment-text";
import { colleagueNames, peopleWhoMay } from "~/platform/access/colleagues.server";
import { pushKeys } from "~/platform/push/push-keys.server";
import { devicesOf } from "./devices.server";
import { choicesOf } from "./people.server";
import { onDuty } from "./roster";
import { readRoster } from "./roster-store.server";
import { gapTexts, overlapTexts, shiftText } from "./roster-text.server";

/** What a person's own page shows. */
export async function notificationsView(env: Env, email: string, now: Date) {
  const [choices, devices, { roster }, names] = await Promise.all([
    choicesOf(env.DB, email),
    devicesOf(env.DB, email),
    readRoster(env.DB),
    colleagueNames(env.DB),
  ]);
  return {
    publicKey: pushKeys(env)?.publicKey ?? "",
    choices,
    devices: devices.map(({ id, endpoint, label, createdAt, succeededAt, refused }) => ({
      ...{ id, endpoint, label },
      since: `Sinds ${momentText(createdAt, now.getTime())}`,
      last:
        refused !== null
          ? "Weigert onze meldingen. Zet ze op dat toestel uit en weer aan."
          : succeededAt === null
            ? "Nog geen melding gehad"
            : `Laatste melding ${momentText(succeededAt, now.getTime())}`,
    })),
    duty: {
      now: onDuty(roster, now).map((each) => names[each] ?? each),
      shifts: roster.map((shift) => shiftText(shift, names)),
    },
  };
}

/** What the page of the roster shows: the lines, and who may be on it. */
export async function dutyView(env: Env, now: number) {
  const [{ roster, version, changedAt, changedBy }, names, people] = await Promise.all([
    readRoster(env.DB),
    colleagueNames(env.DB),
    peopleWhoMay(env, "readLeads"),
  ]);
  return {
    version,
    rows: roster,
    gaps: gapTexts(roster),
    together: overlapTexts(roster, names),
    people: people.map((email) => ({ email, name: names[email] ?? email })),
    changed: changedAt === null ? null : `Laatst gewijzigd ${momentText(changedAt, now)} door ${changedBy}`,
  };
}
