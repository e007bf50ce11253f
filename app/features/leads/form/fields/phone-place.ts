import {
  countryToDial,
  isElsewhere,
  lengthDoubt,
  type PhonePlace,
  placeIn,
} from "~/features/leads/model/phone/phone";

export const isBelgianPage = () => document.documentElement.lang === "nl-BE";

/**
 * As `placeIn`, with what the list of countries shows by itself: on a Belgian page a number that may be Belgian is. Where the
 * form has no such list it is left open.
 */
export function placeShown(values: Record<string, unknown>): PhonePlace {
  const place = placeIn(values);
  const typed = String(values.phone ?? "");
  const here = values.phoneCountry === "" && isBelgianPage() && !isElsewhere(place);
  const open = here && countryToDial(typed, place) === null && lengthDoubt(typed, null) === null;
  return open && lengthDoubt(typed, "BE") === null ? { ...place, phoneCountry: "BE" } : place;
}
