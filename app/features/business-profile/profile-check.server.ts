import type { Check } from "~/lib/check";
import { momentText } from "~/lib/text/moment-text";
import { placesConfig, profileAge } from "./profile.server";

/** Whether the profile of the listing service can be had. Kept for an hour; then visitors see the built-in one. */
export async function profileCheck(env: Env, now: number): Promise<Check[]> {
  const config = placesConfig(env);
  const { fetchedAt, failedAt } =
    config === null ? { fetchedAt: null, failedAt: null } : await profileAge(env.CACHE, config);
  const gone = fetchedAt === null && failedAt !== null;
  const value =
    config === null
      ? "Niet ingesteld: bezoekers zien het ingebouwde profiel."
      : fetchedAt !== null
        ? `Opgehaald: ${momentText(fetchedAt, now)}.`
        : gone
          ? `Kan niet worden opgehaald (laatste poging ${momentText(failedAt, now)}); bezoekers zien het ingebouwde profiel.`
          : "Het laatste uur niet nodig geweest.";
  return [
    {
      name: "business-profile",
      title: "Bedrijfsprofiel van Google",
      value,
      limit: "Rood als ophalen mislukt en het bewaarde profiel ouder is dan een uur",
      state: config === null ? "off" : gone ? "red" : "ok",
      advice:
        "Waarschuw de beheerder van de website: Google weigert of de sleutel is verlopen. De site werkt gewoon door.",
    },
  ];
}
