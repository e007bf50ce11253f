import { rect, strokes, zigzag } from "~/drawings/geometry";
import { HouseBody, HouseRoof, slopesOf } from "~/drawings/parts/house";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { Masonry } from "~/drawings/parts/wall";
import { Downpipe, HalfRoundGutter, SteppedFlashing } from "~/drawings/roof-shapes";
import { BrickFace, Concrete } from "~/drawings/wall-shapes";

const house = { x: 140, width: 340, attic: 262, first: 400, ground: 540 };
const { length } = slopesOf(house);

function Chimney() {
  return (
    <>
      <path className="paper" d="M222 62h52v44l-52 52z" />
      <BrickFace d="M222 62h52v44l-52 52z" />
      <path className="paper" d="M214 54h68v9h-68zM236 54l2-20h20l2 20z" />
      <SteppedFlashing from={[222, 160]} to={[274, 108]} steps={4} rise={10} />
    </>
  );
}

/** Flat-roofed dormer in the right slope. */
function Dormer() {
  return (
    <>
      <path className="wash" d="M372 148H444V226L372 154z" />
      <path className="paper" d="M352 132H456v14H360z" />
      <path className="ink none" d="M346 127H462v6H346z" />
      <path className="paper" d={rect(436, 146, 12, 78)} />
      <path className="thin" d="M440 158v54M444 158v54" />
    </>
  );
}

/** Extension with a flat roof against the right wall. */
function Extension() {
  return (
    <>
      <path className="wash none" d={rect(480, 440, 116, 12)} />
      <path className="thin" d={zigzag(481, 441, 114, 10, 9)} />
      <path className="paper" d="M480 452H596V464H480z" />
      <path className="ink none" d="M480 434H604v6H480z" />
      <path className="lead-line" d="M472 414h10l4 5v17" />
      <path className="paper" d="M596 428h10v34h-10z" />
      <Masonry d={rect(588, 464, 8, 122) + rect(574, 464, 9, 122)} />
      <Concrete d={rect(566, 586, 40, 14)} />
      <Concrete d={rect(480, 540, 94, 10)} />
      <path className="cut" d="M596 548h4" />
    </>
  );
}

/** House in section with the round of a yearly check, from the ridge to the foot of the wall. */
export function PreventiefOnderhoud({ id }: { id: string }) {
  return (
    <Sheet id={id} height={630}>
      <HouseBody house={house} />
      <HouseRoof house={house}>
        <path className="none wash" d={`M15 1.5H${length - 2}L${length - 15} 14.5H2z`} />
        <path className="thin" d={zigzag(6, 14, length - 20, -12, 16)} />
      </HouseRoof>
      <Chimney />
      <Dormer />
      <Extension />
      <HalfRoundGutter x={118} y={266} radius={13} flip />
      <Downpipe x={122} top={280} bottom={548} every={120} />
      <path className="ink" d={rect(138, 574, 14, 8)} />
      <path className="thin" d={strokes(3, [141, 574], [4, 0], 0, 8)} />
      <path
        className="accent-line cut"
        strokeDasharray="2 9"
        d="M320 54C280 20 200 26 176 84C150 150 96 210 84 268V420"
      />
      <path
        className="accent-line cut"
        strokeDasharray="2 9"
        d="M330 60C430 70 520 110 530 220C536 300 640 340 650 420V540C646 566 630 572 612 574"
      />
      <path className="accent none" d="M0-9L8 7H-8z" transform="translate(84 430)rotate(180)" />
      <path className="accent none" d="M0-9L8 7H-8z" transform="translate(610 574)rotate(-90)" />
      <Balloons
        spots={[
          [410, 40, 322, 76],
          [150, 40, 226, 58],
          [40, 290, 108, 274],
          [600, 130, 462, 130],
          [300, 460, 158, 460],
          [40, 510, 143, 500],
          [60, 606, 144, 580],
        ]}
      />
    </Sheet>
  );
}
