import type { Check } from "~/lib/check";
import { alarmChannels } from "./alarm-channels.server";

export const alarmCheckName = "alarm-failed";

/** Whether the alarm itself can be delivered. */
export async function alarmCheck(env: Env): Promise<Check[]> {
  const channels = alarmChannels(env).length;
  const { results } = await env.DB.prepare(
    "SELECT last_error AS error FROM alarms WHERE over_told = 0 AND last_error IS NOT NULL AND check_name <> ?",
  )
    .bind(alarmCheckName)
    .all<{ error: string }>();
  const [failed] = results;
  return [
    {
      name: alarmCheckName,
      title: "Alarm",
      value: value(channels, failed?.error),
      limit: "Rood als een alarm niet overal aankomt",
      state: channels === 0 ? "off" : failed ? "red" : "ok",
      advice:
        "Waarschuw de beheerder van de website: het adres voor alarmen neemt niets aan. Kijk tot dan elke dag zelf op deze pagina.",
    },
  ];
}

function value(channels: number, error: string | undefined): string {
  if (channels === 0) return "Niet ingesteld: wat rood wordt, ziet u alleen op deze pagina.";
  return error === undefined ? "Wat rood wordt, wordt gemeld." : `Een alarm kwam niet aan (${error}).`;
}
