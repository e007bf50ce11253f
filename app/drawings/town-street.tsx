import type { StreetFront } from "~/content/types";
import { Drawing } from "./kit";
import { DrawingDefs } from "./patterns";
import { Tree } from "./site-shapes";
import { StreetProfile, streetLength } from "./street";

/** Room above the ground for the spire of a church. */
const SKY = 424;
/** Room at both ends for a tree. */
const END = 110;

/** The houses of a town as one street on its ground line; decorative. Prints the hatches that it needs. */
export function TownStreet({ houses }: { houses: readonly StreetFront[] }) {
  const length = streetLength(houses);
  return (
    <div className="town-street">
      <DrawingDefs only={["tile", "brick", "slate"]} />
      <Drawing id="straat" width={length + 2 * END} height={SKY} decorative>
        <Tree x={END / 2} y={SKY} height={150} />
        <StreetProfile x={END} y={SKY} houses={houses} />
        <Tree x={length + 1.4 * END} y={SKY} height={190} />
      </Drawing>
    </div>
  );
}
