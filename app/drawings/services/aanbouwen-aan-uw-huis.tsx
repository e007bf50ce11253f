import { endGrain, rect, strokes, zigzag } from "~/drawings/geometry";
import { Break } from "~/drawings/marks";
import { Balloons, BrickLeaf, GroundLine, Sheet, Timber } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { BrickFace, Concrete, SteelBeam } from "~/drawings/wall-shapes";

/** Old rear wall over the new opening, on two steel beams; its footing stays below. */
function OldWall() {
  return (
    <>
      <BrickLeaf x={76} y={20} width={34} height={184} course={23} />
      <BrickLeaf x={134} y={20} width={34} height={184} course={23} />
      <Timber d={rect(0, 138, 92, 34)} />
      <path className="paper" d={`${rect(0, 128, 76, 10)}${rect(0, 172, 76, 8)}`} />
      <SteelBeam x={76} y={204} size={34} />
      <SteelBeam x={134} y={204} size={34} />
      <path className="paper" d={rect(70, 240, 104, 9)} />
      <BrickLeaf x={92} y={516} width={62} height={44} course={22} />
      <Concrete d={rect(74, 560, 98, 24)} />
    </>
  );
}

/** Flat roof on its joists, the insulation cut to a fall; it ends against lead at the old wall. */
function Roof() {
  return (
    <>
      <Timber d="M168 236H580V276H168z" />
      <path className="paper" d={rect(168, 224, 420, 12)} />
      <path className="paper" d={rect(168, 276, 364, 9)} />
      <path className="wash" d="M168 174L292 178V224H168zM440 183L588 188V224H440z" />
      <path className="hair" d={zigzag(170, 222, 120, -42, 15) + zigzag(442, 222, 144, -34, 15)} />
      <path className="accent-line cut" d="M168 223H292M440 223H588" />
      <path className="none paper" d={rect(304, 222, 124, 64)} />
      <path d="M304 222V285M428 222V285" />
      <path className="paper" d={endGrain(292, 132, 12, 92) + endGrain(428, 132, 12, 92)} />
      <path
        className="ink none"
        d="M174 150v14l6 6 108 3V128h5v51L168 175v-7l1-18zM444 128h-5v51l152 6V156h20v-6h-26v30l-141-5z"
      />
      <path className="lead-line" d="M150 128h20l6 8v30" />
    </>
  );
}

/** Rooflight on its upstand. */
function Rooflight() {
  return (
    <>
      <path className="paper" d="M280 132l6-12 80-52 80 52 6 12h-14l-72-46-72 46z" />
      <path className="wash" d="M288 122l78-50 78 50-6 4-72-46-72 46z" />
      <path className="paper" d="M358 66h16v14h-16z" />
    </>
  );
}

/** Edge with its trim and the emergency outlet; cavity wall and door head under it. */
function NewWall() {
  return (
    <>
      <path className="paper" d={endGrain(588, 156, 24, 68)} />
      <path className="paper" d={rect(580, 224, 40, 52)} />
      <BrickLeaf x={620} y={176} width={34} height={384} course={23} />
      <Wool x={578} y={276} width={38} height={284} />
      <BrickLeaf x={534} y={276} width={42} height={284} course={46} />
      <path d={strokes(4, [562, 320], [0, 62], 72, 6)} />
      <path className="paper" d="M612 162l44-3v12l-44 3z" />
      <path className="ink" d="M606 142h56v9h-8v26h-8v-26h-40z" />
      <path className="tone" d="M584 168h90v12h-90z" />
    </>
  );
}

/** Extension against a rear wall, in section. */
export function AanbouwenAanUwHuis({ id }: { id: string }) {
  return (
    <Sheet id={id} height={640}>
      <GroundLine x={654} y={500} width={60} depth={60} />
      <path className="paper" d={rect(176, 285, 358, 175)} />
      <BrickFace large d={rect(176, 285, 358, 175)} />
      <path className="accent" d={rect(168, 285, 9, 175)} />
      <OldWall />
      <Roof />
      <Rooflight />
      <NewWall />
      <Concrete d={rect(0, 460, 534, 22)} />
      <Wool x={0} y={484} width={534} height={32} />
      <path className="none" fill={hatch("sand")} d={rect(176, 518, 350, 60)} />
      <Concrete d={rect(516, 560, 156, 30)} />
      <path className="thin" d={strokes(2, [0, 452], [0, 4], 534, 0)} />
      <Break from={[70, 26]} to={[174, 26]} />
      <Balloons
        spots={[
          [40, 290, 96, 222],
          [230, 90, 172, 132],
          [230, 320, 236, 200],
          [500, 60, 410, 100],
          [240, 390, 172, 380],
          [400, 420, 400, 500],
          [440, 610, 530, 578],
        ]}
      />
    </Sheet>
  );
}
