import type { LocalPage } from "~/content/types";
import { flatRoofEindhoven } from "./flat-roof-eindhoven";
import { flatRoofNuenen } from "./flat-roof-nuenen";
import { flatRoofVeldhoven } from "./flat-roof-veldhoven";
import { regionEindhoven } from "./region-eindhoven";
import { regionLimburg } from "./region-limburg";
import { rooferEindhoven } from "./roofer-eindhoven";

/** Region hubs and the pages about one specialism in one town. */
export const localPages: LocalPage[] = [
  regionEindhoven,
  regionLimburg,
  rooferEindhoven,
  flatRoofEindhoven,
  flatRoofNuenen,
  flatRoofVeldhoven,
];
