import { endGrain, rect, row, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, GroundLine, Sheet, Timber } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { BrickFace, Concrete } from "~/drawings/wall-shapes";

/** Wall of the house: the roof stops against its outer leaf. */
function HouseWall() {
  return (
    <>
      <BrickLeaf x={24} y={24} width={30} height={516} course={22} />
      <Wool x={56} y={24} width={22} height={516} />
      <BrickLeaf x={80} y={24} width={30} height={516} course={22} />
    </>
  );
}

/** Front wall behind the cut, from inside: the door in its guides under the lintel. */
function Front() {
  return (
    <>
      <path className="paper" d={rect(110, 236, 450, 270)} />
      <BrickFace large d={rect(110, 236, 450, 270)} />
      <path className="accent-line" d="M212 288l-16-18 12-10-14-16M470 288l18-16-12-12 14-18" />
      <path className="poche" d={rect(186, 288, 312, 20)} />
      <path className="none" fill={hatch("concrete")} d={rect(186, 288, 312, 20)} />
      <path className="paper" d={rect(212, 308, 260, 190)} />
      <path className="thin" d={strokes(4, [222, 346], [0, 38], 240, 0)} />
      <path className="ink none" d={`${rect(212, 308, 7, 190)}${rect(465, 308, 7, 190)}`} />
      <path d="M219 316L158 366M465 316L526 366M334 420h16" />
      <path className="accent" d={rect(218, 493, 248, 10)} />
    </>
  );
}

/** Outer wall on its footing; splash water loosens the lowest courses. */
function SideWall() {
  return (
    <>
      <Concrete d={rect(540, 572, 88, 28)} />
      <BrickLeaf x={560} y={236} width={48} height={336} course={24} />
      <path className="tone" d="M608 478c-10 4-16 10-12 18s-6 12-2 20 8 6 4 14 4 10 10 12z" />
      <path className="accent-line" d={strokes(4, [640, 498], [12, 10], -14, -10)} />
    </>
  );
}

/** Joists, deck and roofing that sagged: the puddle stands before the outlet. */
function Roof() {
  return (
    <>
      <Timber d="M110 180L560 190V230L110 220z" />
      <path className="paper" d={endGrain(560, 188, 48, 48)} />
      <path className="paper" d="M110 166Q350 200 608 176v12Q350 212 110 180z" />
      <path className="none wash" d="M250 176H470Q350 194 250 176z" />
      <path className="none" fill={hatch("water")} d="M236 174H484Q350 194 236 174z" />
      <path className="water-line" d="M244 174H478" />
      <path className="ink none" d="M110 158Q350 192 608 168v8Q350 200 110 166z" />
      <path className="cut" d="M116 120v34l12 8M560 172l20-24h28" />
      <path className="paper" d="M112 150l16 16h-16z" />
      <path className="paper" d={endGrain(580, 150, 28, 28)} />
      <path className="lead-line" d="M92 112h22l6 8v28" />
      <path className="paper" d="M608 150h14v78l-4 10-10-4z" />
      <path className="ink" d="M578 134h52v36h-7v-27h-45z" transform="rotate(-7 600 140)" />
      <path className="accent-line" d="M600 128v-22M593 106h14" />
    </>
  );
}

function Outlet() {
  return (
    <>
      <path className="paper" d="M566 170h84v10h-84zM630 180h26l-5 26h-16z" />
      <path className="paper" d={rect(636, 206, 14, 294)} />
      <path className="cut" d="M608 270h42M608 400h42" />
      <path
        className="tone"
        d="M540 174c2-14 12-18 24-16 0 12-10 18-24 16zM534 174c-8-8-6-18 0-26 8 8 8 18 0 26z"
      />
    </>
  );
}

/** Garage built against a house, in section, with its front wall behind the cut. */
export function OnderhoudGarage({ id }: { id: string }) {
  return (
    <Sheet id={id} height={620}>
      <HouseWall />
      <Front />
      <SideWall />
      <Roof />
      <Outlet />
      <Concrete d={rect(110, 506, 450, 22)} />
      <GroundLine x={608} y={528} width={100} depth={44} />
      <Flow of="water" path="M420 120C360 120 340 130 336 158" head={[335, 164]} angle={100} />
      <path className="thin" d={row(1, [110, 540], [0, 0], "h450z")} />
      <Break from={[18, 30]} to={[116, 30]} />
      <Break from={[18, 534]} to={[116, 534]} />
      <Balloons
        spots={[
          [540, 70, 584, 136],
          [440, 120, 440, 182],
          [190, 90, 112, 114],
          [684, 110, 644, 190],
          [430, 256, 430, 296],
          [342, 450, 342, 496],
          [684, 450, 604, 504],
        ]}
      />
    </Sheet>
  );
}
