import type { Check } from "~/lib/check";
import { pushKeys } from "~/platform/push/push-keys.server";

/** Whether colleagues who want to be woken are. */
export async function pushCheck(env: Env): Promise<Check[]> {
  const row = await env.DB.prepare(
    `SELECT count(*) AS devices, count(refused) AS refused,
       (SELECT count(*) FROM outbox
         WHERE state = 'failed' AND due_since >= 0 AND kind = 'push' AND noticed_at IS NULL) AS lost
     FROM push_devices`,
  ).first<{ devices: number; refused: number; lost: number }>();
  const { devices = 0, refused = 0, lost = 0 } = row ?? {};
  const noKeys = devices > 0 && pushKeys(env) === null;
  const troubles = [
    noKeys && "De sleutels voor meldingen ontbreken of kloppen niet.",
    refused > 0 && `${refused === 1 ? "1 toestel wordt" : `${refused} toestellen worden`} geweigerd.`,
    lost > 0 &&
      `${lost === 1 ? "1 melding kwam" : `${lost} meldingen kwamen`} niet aan, en niemand heeft dat gezien.`,
  ].filter((text) => text !== false);
  const healthy = devices === 0 ? "Niemand laat zich waarschuwen." : "Alles is aangekomen, of gezien.";
  return [
    {
      name: "push-failed",
      title: "Meldingen op telefoons",
      value: troubles.join(" ") || healthy,
      limit: "Rood zodra een melding definitief niet aankwam of een pushdienst ons weigert",
      count: refused + lost,
      state: troubles.length > 0 ? "red" : devices === 0 ? "off" : "ok",
      advice:
        "Let zelf op de lijst met aanvragen. Vraag de beheerder van de website de VAPID-sleutels na te kijken (docs/deploy.md, Meldingen), en laat collega’s daarna bij Meldingen een proefmelding sturen.",
    },
  ];
}
