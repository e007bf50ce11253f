import type { DivisionId, Theme } from "~/content/types";

/** Which paths belong to a division: its hub with all below it, and every path that ends in its town service. */
const TABLE: { division: DivisionId; hubs: string[]; ending: string }[] = [
  { division: "roof", hubs: ["/daken"], ending: "/daklekkage" },
  { division: "chimney", hubs: ["/schoorsteen"], ending: "/schoorsteen" },
  {
    division: "maintenance",
    hubs: ["/onderhoud", "/zorgeloos-wonen", "/zorgeloos-wonen1"],
    ending: "/onderhoud",
  },
  { division: "building", hubs: ["/bouwen"], ending: "/bouw" },
];

/**
 * The division of a path: its colour, the division bar instead of the main header, and what the quote widget
 * offers. Null for every other path, which is navy.
 */
export function divisionOf(pathname: string): DivisionId | null {
  const row = TABLE.find(
    ({ hubs, ending }) =>
      hubs.some((hub) => pathname === hub || pathname.startsWith(`${hub}/`)) || pathname.endsWith(ending),
  );
  return row?.division ?? null;
}

export function themeOf(pathname: string): Theme {
  return divisionOf(pathname) ?? "navy";
}
