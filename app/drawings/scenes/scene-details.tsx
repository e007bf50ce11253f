import type { ReactNode } from "react";
import type { SceneDetail } from "~/content/types";
import type { PatternName } from "~/drawings/patterns";
import { buildingDetails } from "./building-details";
import { chimneyDetails } from "./chimney-details";
import { flatRoofDetails } from "./flat-roof-details";
import { maintenanceDetails } from "./maintenance-details";
import { roofDetails } from "./roof-details";
import type { Spot } from "./scene-houses";

export type Detail = { spot: Spot; art: ReactNode; hatches?: readonly PatternName[] };
export type Details = Record<string, Detail>;

/** What a scene magnifies, by name; round the origin, inside a circle of 160 units. */
export const sceneDetails: Record<SceneDetail, Detail> = {
  ...roofDetails,
  ...flatRoofDetails,
  ...chimneyDetails,
  ...maintenanceDetails,
  ...buildingDetails,
};
