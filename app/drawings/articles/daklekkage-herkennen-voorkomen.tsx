import { rect } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, Sheet, slopeFrame } from "~/drawings/parts/sheet";
import { HalfRoundGutter, RafterBand, Ridge, SteppedFlashing, TileCourses } from "~/drawings/roof-shapes";
import { BrickFace, CutMasonry, TimberFloor } from "~/drawings/wall-shapes";

const left = slopeFrame([60, 350], 40);
const right = slopeFrame([660, 350], 40, -1);
const walls = [76, 628].map((x) => rect(x, 364, 8, 158) + rect(x + 15, 364, 9, 158)).join("");

/** Slope with a tile that slipped; the membrane under it carries the water on. */
function LeftSlope() {
  return (
    <g transform={left.transform}>
      <RafterBand from={20} to={392} depth={20} pitch={40} />
      <TileCourses count={9} k={1.2} />
      <TileCourses from={240} count={6} k={1.2} />
      <path className="tiles" d="M186-26l29 2-1 6-27-2zM224-18l8-2 6 3-2 5z" />
      <path className="accent-line cut" d="M232-3H96" />
    </g>
  );
}

/** Slope with roof window, vent pipe and chimney. */
function RightSlope() {
  return (
    <>
      <g transform={right.transform}>
        <RafterBand from={20} to={392} depth={20} pitch={40} />
        <TileCourses count={3} k={1.2} />
        <TileCourses from={182} count={8} k={1.2} />
        <path className="paper" d="M74-24H174V20H160V-6H88V20H74z" />
        <path className="wash" d="M82-20H166V-12H82z" />
        <path className="tone" d="M174-22c6-8 12-6 16-2 6-6 12-2 12 6l-4 8H174z" />
      </g>
      <path className="paper" d="M470 104h16v140h-16z" />
      <path className="paper" d="M465 96h26v8h-26z" />
      <path className="tone" d="M462 176h32l12 22-8 6-50-40 2-6z" />
      <path className="paper" d="M386 30H434V150L386 110z" />
      <BrickFace d="M386 30H434V150L386 110z" />
      <path d="M386 110V30H434V150" />
      <path className="paper" d="M378 22h64v9h-64zM400 4h20v18h-20z" />
      <SteppedFlashing from={[434, 152]} to={[386, 112]} steps={4} rise={14} />
    </>
  );
}

/** Ceiling under the attic, with the stain where the water shows. */
function Room() {
  return (
    <>
      <CutMasonry d={walls} />
      <TimberFloor x={100} y={356} width={528} count={14} />
      <path className="none tone" d="M132 376h104c2 8-14 6-20 12s-14 2-24 8-18-2-28-4-30-4-32-16z" />
      <path
        className="water"
        d="M172 408c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11zM190 432c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z"
      />
      <Break from={[70, 516]} to={[106, 516]} />
      <Break from={[622, 516]} to={[658, 516]} />
    </>
  );
}

/** Tiled roof in section: seven places where water gets in and the one where it shows. */
export function DaklekkageHerkennenVoorkomen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={530}>
      <LeftSlope />
      <RightSlope />
      <Ridge x={360} y={98} k={1.25} />
      <Room />
      <HalfRoundGutter x={50} y={352} radius={20} flip />
      <HalfRoundGutter x={670} y={352} radius={20} />
      <path className="none tone" d="M34 348H66c-2 22-30 22-32 0z" />
      <Flow of="water" path="M64 346c16-2 22 6 22 30v60" head={[88, 442]} angle={90} />
      <Flow of="water" path="M146 286V346" head={[146, 352]} angle={90} />
      <Balloons
        spots={[
          [300, 40, 352, 84],
          [150, 110, ...left.at(214, -20)],
          [520, 40, 428, 126],
          [580, 120, 486, 186],
          [640, 200, ...right.at(188, -20)],
          [40, 440, 50, 366],
          [300, 270, ...left.at(160, -3)],
          [290, 440, 208, 390],
        ]}
      />
    </Sheet>
  );
}
