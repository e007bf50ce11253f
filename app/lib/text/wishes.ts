/**
 * What the site's own buttons call a wish, by the id of its kind of request: one name each, in header, menu, hero and
 * band. A button asks for what its name says (`wishOf`). tests/worker/wishes.test.ts counts the names on every template.
 */
export const WISHES = {
  offerte: "Gratis offerte",
  inspectie: "Gratis inspectie aanvragen",
  spoedservice: "Spoed melden",
  onderhoud: "Onderhoud aanvragen",
} as const;

/** Opens the floating widget; the specification names it so. On the tab at the edge and in the bar that stands for it. */
export const WIDGET = "Offerte aanvragen";

/** For who has an emergency and cannot call. */
export const CALL_BACK = "Laat mij terugbellen";

/** On the button of a call to action in a text, by where it leads. */
export const CALLS = {
  inspection: WISHES.inspectie,
  quote: WISHES.offerte,
  emergency: CALL_BACK,
  membership: "Bekijk Zorgeloos Wonen",
} as const;

/** The kind of request that a button of this name asks for. */
export const wishOf = (name: string): string | undefined =>
  Object.entries(WISHES).find(([, wish]) => wish === name)?.[0];
