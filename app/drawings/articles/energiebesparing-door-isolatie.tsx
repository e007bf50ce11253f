import { rect, zigzag } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { HouseBody, HouseRoof, Mirrored, slopesOf, windowOf } from "~/drawings/parts/house";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

const house = { x: 150, width: 420, attic: 250, first: 410, ground: 570 };
const { left, length } = slopesOf(house);
const upper = windowOf(house.attic, house.first);
const lower = windowOf(house.first, house.ground);
const stretches = [
  [house.attic - 4, upper.top],
  [upper.bottom, lower.top],
  [lower.bottom, house.ground + 46],
] as const;

/** The closed coat below the roof: cavities, glass and ground floor. */
function Coat() {
  return (
    <>
      <Mirrored house={house}>
        <path
          className="none tone"
          d={stretches.map(([top, bottom]) => rect(158, top, 7, bottom - top)).join("")}
        />
        <path
          className="accent-line"
          d={`M160.5 ${lower.top + 8}V${lower.bottom - 8}M163 ${lower.top + 8}V${lower.bottom - 8}`}
        />
        <path
          className="accent-line"
          d={`M160.5 ${upper.top + 8}V${upper.bottom - 8}M163 ${upper.top + 8}V${upper.bottom - 8}`}
        />
      </Mirrored>
      <path className="none tone" d={rect(174, 581, 372, 15)} />
      <path className="thin" d={zigzag(176, 582, 368, 13, 14)} />
    </>
  );
}

/** Extract duct through the roof; fresh air through a grille over the window. */
function Air() {
  return (
    <>
      <path className="paper" d="M469 392V120h14v272z" />
      <path className="paper" d="M462 110h28v10h-28zM454 392h44v14h-44z" />
      <Flow of="air" path="M476 386V92" head={[476, 84]} angle={-90} />
      <path className="ink" d={rect(152, 438, 22, 8)} />
      <Flow of="air" path="M106 442H226" head={[234, 442]} angle={0} />
      <Flow of="air" path="M420 460c30 0 56-8 56-38" head={[476, 416]} angle={-90} />
    </>
  );
}

/** Ground under the house with its sheet, and the vents that stay open. */
function CrawlSpace() {
  return (
    <>
      <path className="none" fill={hatch("soil")} d={rect(186, 642, 348, 24)} />
      <path className="cut" strokeDasharray="9 6" d="M186 638H534" />
      <Mirrored house={house}>
        <path className="paper" d="M140 582h18l18 18v18h-9v-14l-13-13h-14z" />
        <path className="cut" d="M141 578v16" />
      </Mirrored>
      <Flow of="air" path="M190 617H512" head={[520, 617]} angle={0} />
    </>
  );
}

/** House in section with its insulation as one closed line. */
export function EnergiebesparingDoorIsolatie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={680}>
      <HouseBody house={house} />
      <HouseRoof house={house}>
        <path className="none tone" d={`M15 1.5H${length - 2}L${length - 15} 14.5H2z`} />
        <path className="thin" d={zigzag(6, 14, length - 20, -12, 16)} />
        <path className="accent-line" d={`M-4 19H${length - 19}`} />
      </HouseRoof>
      <Coat />
      <path className="accent-line" strokeDasharray="6 5" d={rect(176, 254, 368, 14)} />
      <Air />
      <CrawlSpace />
      <Balloons
        spots={[
          [190, 90, ...left.at(170, 8)],
          [340, 210, 340, 260],
          [60, 180, 156, 250],
          [60, 388, 161, 396],
          [60, 500, 161, 490],
          [320, 530, 320, 588],
          [640, 650, 520, 639],
          [620, 110, 480, 150],
        ]}
      />
    </Sheet>
  );
}
