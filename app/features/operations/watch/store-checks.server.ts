import type { Check } from "~/lib/check";
import { bindingHealth } from "~/platform/health.server";

const stores = {
  database: {
    title: "Database",
    holds: "aanvragen en artikelen",
    without: "Wie nu een aanvraag stuurt, ziet het telefoonnummer.",
  },
  files: {
    title: "Bestanden",
    holds: "foto’s en documenten",
    without: "Aanvragen met foto’s komen nu niet binnen.",
  },
  cache: {
    title: "Tussenopslag",
    holds: "het bedrijfsprofiel en de sleutels voor aanmelden",
    without: "Aanvragen komen gewoon binnen.",
  },
} as const;

/** Whether D1, R2 and KV answer. */
export async function storeChecks(env: Env): Promise<Check[]> {
  const health = await bindingHealth(env);
  return Object.entries(stores).map(([name, { title, holds, without }]) => {
    const ok = health[name as keyof typeof health] === "ok";
    return {
      name,
      title,
      value: ok ? `Antwoordt (${holds}).` : `Antwoordt niet: ${holds} zijn nu onbereikbaar.`,
      limit: "Rood zonder antwoord binnen 2 seconden",
      state: ok ? "ok" : "red",
      advice: `Kijk op www.cloudflarestatus.com of er een storing is. Zo niet, waarschuw de beheerder van de website. ${without}`,
    };
  });
}
