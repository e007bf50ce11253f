/**
 * What the site's own buttons call a wish: one name each, in header, menu, hero, band and bar. The specification names
 * the opener of the floating widget otherwise, where it stands (`WIDGET`). A test counts the names on every template.
 */
export const WISHES = {
  offerte: "Gratis offerte",
  inspectie: "Gratis inspectie aanvragen",
} as const;

/** On the tab at the edge, and in the bar at the foot that stands for it. */
export const WIDGET = "Offerte aanvragen";
