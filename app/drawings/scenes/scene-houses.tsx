import type { ReactNode } from "react";
import type { SceneHouse } from "~/content/types";
import type { Point } from "~/drawings/geometry";
import type { PatternName } from "~/drawings/patterns";

/** Where on a house a detail is found. */
export type Spot = "chimney" | "dormer" | "flat" | "foot" | "frame" | "gutter" | "ridge" | "roof" | "wall";

type House = {
  /** How often the front stands beside itself, and its scale: it fills the left half of a scene. */
  times: number;
  /** It stands in a row that goes on to its left. */
  row?: true;
  scale: number;
  spots: Record<Exclude<Spot, "dormer" | "flat">, Point> & Partial<Record<"dormer" | "flat", Point>>;
  /** What its front in a street lacks. */
  more?: ReactNode;
  hatches: readonly PatternName[];
};

/** Dormer on the slope of a front, the middle of its sill at the origin. */
const dormer = (
  <>
    <path className="paper" d="M-30 0v-34h60V0zM-34-34h68v-7h-68z" />
    <path className="thin" d="M-24-28h48v22h-48zM0-28v22" />
  </>
);

/** Of each kind of house the places on its front (street.tsx), in the frame of that front. */
export const sceneHouses: Record<SceneHouse, House> = {
  farmhouse: {
    times: 1,
    scale: 1.2,
    spots: {
      ridge: [170, -150],
      roof: [190, -104],
      gutter: [170, -57],
      chimney: [65, -168],
      wall: [186, -28],
      frame: [153, -31],
      foot: [190, -6],
    },
    hatches: ["tile"],
  },
  thirties: {
    times: 1,
    scale: 1.36,
    spots: {
      ridge: [110, -213],
      roof: [126, -164],
      gutter: [150, -108],
      chimney: [84, -238],
      wall: [84, -62],
      frame: [125, -84],
      foot: [150, -6],
    },
    hatches: ["brick", "tile"],
  },
  terrace: {
    times: 1,
    row: true,
    scale: 1.14,
    spots: {
      ridge: [200, -205],
      roof: [300, -160],
      gutter: [300, -127],
      chimney: [244, -222],
      wall: [238, -90],
      frame: [275, -36],
      foot: [330, -6],
      dormer: [305, -150],
    },
    more: <g transform="translate(305 -140)">{dormer}</g>,
    hatches: ["tile"],
  },
  workers: {
    times: 1,
    row: true,
    scale: 1.32,
    spots: {
      ridge: [175, -150],
      roof: [199, -116],
      gutter: [199, -65],
      chimney: [210, -164],
      wall: [202, -40],
      frame: [239, -34],
      foot: [230, -6],
      dormer: [242, -98],
    },
    hatches: ["brick", "tile"],
  },
  townhouse: {
    times: 3,
    row: true,
    scale: 1.04,
    spots: {
      ridge: [310, -281],
      roof: [320, -260],
      gutter: [330, -237],
      chimney: [352, -306],
      wall: [336, -190],
      frame: [316, -125],
      foot: [380, -6],
    },
    more: <path className="paper" d="M48-278v-36h20v36zM340-278v-36h24v36zM336-314h32v7h-32z" />,
    hatches: ["brick", "slate"],
  },
  villa: {
    times: 1,
    scale: 1.56,
    spots: {
      ridge: [160, -154],
      roof: [160, -154],
      gutter: [216, -81],
      chimney: [92, -176],
      wall: [212, -50],
      frame: [152, -111],
      foot: [200, -6],
      flat: [160, -154],
    },
    more: <path className="paper" d="M82-154v-30h20v30z" />,
    hatches: ["brick"],
  },
  flats: {
    times: 1,
    scale: 1,
    spots: {
      ridge: [190, -304],
      roof: [190, -304],
      gutter: [190, -304],
      chimney: [123, -318],
      wall: [246, -220],
      frame: [225, -216],
      foot: [225, -6],
      flat: [190, -304],
    },
    hatches: [],
  },
  bungalow: {
    times: 1,
    scale: 1.5,
    spots: {
      ridge: [130, -116],
      roof: [104, -90],
      gutter: [108, -60],
      chimney: [160, -136],
      wall: [134, -34],
      frame: [164, -33],
      foot: [134, -6],
    },
    hatches: ["tile"],
  },
};
