import { rect, strokes } from "~/drawings/geometry";
import { ChimneyRoof } from "~/drawings/parts/chimney-roof";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { SteppedFlashing } from "~/drawings/roof-shapes";
import { BrickFace, TimberFloor } from "~/drawings/wall-shapes";

/** The stack over the roof, seen from its side: brickwork, crown, cap with mesh. */
function Head() {
  return (
    <>
      <path className="paper none" d="M272 132H448V182L272 276z" />
      <BrickFace large d="M272 132H448V182L272 276z" />
      <path d="M272 276V132M448 182V132" />
      <path className="paper" d="M264 132h192v-14H264zM256 118h208v-14H256z" />
      <BrickFace large d="M264 104h192v28H264z" />
      <path className="paper" d="M244 104l14-16H462l14 16z" />
      <path className="accent-line" d="M300 88l6 7-4 9M402 88l-5 8 6 8" />
      <path className="paper" d="M322 88V64h76v24z" />
      <path
        className="thin"
        d={`M330 64V30M390 64V30${strokes(9, [336, 30], [6, 0], 0, 34)}M330 42h60M330 53h60`}
      />
      <path className="tone" d="M318 30c18-20 66-20 84 0z" />
      <path className="cut accent-line" d="M326 68h-6M394 68h6" />
    </>
  );
}

/** Joints washed out on the weather side, and the awl that tests them. */
function WornJoints() {
  return (
    <>
      <path className="accent-line cut" d="M273 156h22M273 171h16M273 186h24M273 201h14M273 216h20" />
      <path className="paper" d="M214 190l40-5 18-4-17 10-40 6z" />
    </>
  );
}

/** Lead round the foot: steps up the side, apron in front, gutter behind. */
function Lead() {
  return (
    <>
      <SteppedFlashing from={[284, 262]} to={[448, 175]} steps={6} rise={22} />
      <path className="thin" d={strokes(6, [288, 228], [27.3, -14.5], 10, 0)} />
      <path className="tone" d="M272 232h12v40l-84 45-5-9 77-41z" />
      <path className="tone" d="M448 128h10v42h22l38-20 5 9-40 21h-35z" />
      <path className="poche" d="M460 168c6-10 14-6 20-2 8-12 16-10 20-8l-20 11z" />
    </>
  );
}

/** Under the roof: flue, sweeping door and hearth, cut open. */
function Under() {
  const left = "M272 276L304 259V720H272z";
  const right = "M416 199L448 182V720H416z";
  return (
    <>
      <path className="wash none" d="M304 259L416 199V640H304z" />
      <path className="poche none" d={left + right} />
      <path className="cut" fill={hatch("masonry")} d={left + right} />
      <path
        className="thin"
        d={strokes(20, [272, 299], [0, 21], 32, 0) + strokes(24, [416, 216], [0, 21], 32, 0)}
      />
      <path className="ink" d="M306 640c8-18 24-10 36-18s30 4 34 2 20 4 38 16z" />
      <path className="none wash" d={rect(416, 470, 32, 44)} />
      <path className="cut" d="M416 468h32M416 516h32" />
      <path className="tone" d={rect(446, 462, 10, 60)} />
      <path className="cut" d="M456 484h9v16h-9" />
      <path className="paper" d="M304 640H416V652H304z" />
      <path className="none wash" d={rect(272, 566, 32, 34)} />
      <path className="cut" d="M272 564h32M272 602h32" />
      <path className="paper" d="M140 646V606c0-26 12-40 38-40h94v34h-84c-10 0-14 6-14 16v30z" />
      <path className="accent-line cut" d="M222 574v18M222 560v-12M214 548h16" />
      <path className="paper" d="M96 646H216V718H96z" />
      <path className="thin" d="M112 660H200V704H112zM108 718v12M204 718v12" />
      <path
        className="tone"
        d="M156 702c-18 0-20-14-10-24 2 5 5 5 5 0 0-7 4-10 8-14 0 9 12 12 12 26 0 8-6 12-15 12z"
      />
    </>
  );
}

/** Chimney on a tiled roof, from its cap to the hearth: the yearly round. */
export function SchoorsteenOnderhoud({ id }: { id: string }) {
  return (
    <Sheet id={id} height={760}>
      <Under />
      <ChimneyRoof eaves={[24, 431]} ridge={590} gap={[256, 464]} />
      <Head />
      <path className="cut" d="M272 276l42-20 8 8 60-40 8 6 58-48" />
      <WornJoints />
      <Lead />
      <TimberFloor x={24} y={530} width={246} count={6} />
      <TimberFloor x={450} y={530} width={246} count={6} />
      <path className="cut" d="M24 730H696" />
      <path className="thin" d="M24 738H696" />
      <Balloons
        spots={[
          [500, 40, 388, 46],
          [160, 70, 262, 96],
          [110, 150, 276, 172],
          [110, 250, 236, 294],
          [520, 100, 484, 170],
          [580, 420, 400, 420],
          [580, 490, 462, 492],
        ]}
      />
    </Sheet>
  );
}
