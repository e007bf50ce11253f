import { chimneyCauses } from "./chimney-causes";
import { dormerCauses } from "./dormer-causes";
import { flatCauses } from "./flat-causes";
import { gutterCauses } from "./gutter-causes";
import { roofCauses } from "./roof-causes";
import type { LeakCause, LeakPlace } from "./types";
import { wallCauses } from "./wall-causes";

/** What our articles and services know of leaks. Every cause stands in at least one place. */
export const leakCauses: LeakCause[] = [
  ...roofCauses,
  ...chimneyCauses,
  ...dormerCauses,
  ...flatCauses,
  ...gutterCauses,
  ...wallCauses,
];

/** The causes of a place in its order. Throws where a place names one that is not there. */
export function causesOf({ causes }: LeakPlace): LeakCause[] {
  return causes.map((id) => {
    const cause = leakCauses.find((known) => known.id === id);
    if (!cause) throw new Error(`There is no cause ${id}.`);
    return cause;
  });
}
