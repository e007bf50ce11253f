import { flatRoofEindhoven } from "./local-pages/flat-roof-eindhoven";
import { flatRoofNuenen } from "./local-pages/flat-roof-nuenen";
import { flatRoofVeldhoven } from "./local-pages/flat-roof-veldhoven";
import { regionEindhoven } from "./local-pages/region-eindhoven";
import { regionLimburg } from "./local-pages/region-limburg";
import { rooferEindhoven } from "./local-pages/roofer-eindhoven";
import type { LocalPage } from "./types";

/** Region hubs and the pages about one specialism in one town. */
export const localPages: LocalPage[] = [
  regionEindhoven,
  regionLimburg,
  rooferEindhoven,
  flatRoofEindhoven,
  flatRoofNuenen,
  flatRoofVeldhoven,
];

/** The page with this canonical path; aliases are the route's business. */
export function findLocalPage(path: string): LocalPage | undefined {
  return localPages.find((page) => page.path === path);
}
