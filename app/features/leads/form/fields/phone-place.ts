import {
  countryToDial,
  isElsewhere,
  lengthDoubt,
  type PhonePlace,
  placeIn,
} from "~/features/leads/model/phone/phone";

/** Whether nothing that was entered tells the country of a number that is whole in either. */
export function isOpen(typed: string, place: PhonePlace): boolean {
  return countryToDial(typed, place) === null && lengthDoubt(typed, null) === null;
}

export const isBelgianPage = () => document.documentElement.lang === "nl-BE";

/**
 * As `placeIn`, with what the list of countries shows by itself: on a Belgian page a number that may be Belgian is. Where the
 * form has no such list it is left open.
 */
export function placeShown(values: Record<string, unknown>): PhonePlace {
  const place = placeIn(values);
  const typed = String(values.phone ?? "");
  const belgian = values.phoneCountry === "" && isBelgianPage() && isOpen(typed, place);
  return belgian && !isElsewhere(place) && lengthDoubt(typed, "BE") === null
    ? { ...place, phoneCountry: "BE" }
    : place;
}
