import { endGrain, rect, strokes, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, DetailTiles, Note, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

const roof = slopeFrame([404, 206], 38);

/** Outer leaf under the gutter, inner leaf with the wall plate, and the ceiling behind it. */
function Walls() {
  return (
    <>
      <BrickLeaf x={372} y={404} width={70} height={76} course={38} />
      <BrickLeaf x={488} y={252} width={74} height={228} course={38} />
      <path className="hair" d={zigzag(0, 0, 70, 42, 10)} transform="translate(486 408)rotate(90)" />
      <path className="paper" d={`${endGrain(488, 224, 74, 28)}${rect(562, 252, 9, 118)}`} />
      <Timber d={rect(562, 372, 158, 44)} />
      <path className="paper" d={rect(562, 416, 158, 10)} />
      <path className="paper" d={rect(562, 360, 158, 12)} />
    </>
  );
}

/** Roof foot: rafter with insulation, boarding, counter batten and tiles. */
function RoofFoot() {
  return (
    <g transform={roof.transform}>
      <path className="cut paper" d="M66 15H420V76H18z" />
      <path className="hair" d={zigzag(70, 17, 344, 57, 14)} />
      <Timber d="M0 0H420V14H10z" />
      <path className="paper" d="M14-15H420V-4H14z" />
      <DetailTiles from={60} count={5} pitch={78} />
    </g>
  );
}

/** Zinc box gutter in timber on brackets, in section. */
export function Dakgoot({ id }: { id: string }) {
  return (
    <Sheet id={id} height={480}>
      <Walls />
      <RoofFoot />
      <Timber d={rect(190, 374, 318, 30)} />
      <path className="paper" d={rect(404, 214, 16, 160)} />
      <path className="hair" d={zigzag(0, 0, 96, 64, 12)} transform="translate(486 276)rotate(90)" />
      <Timber d={rect(196, 354, 208, 20)} />
      <path className="poche" d={rect(172, 268, 24, 150)} />
      <path
        d={strokes(8, [178, 276], [0, 17], 0, 10) + strokes(8, [188, 284], [0, 16], 0, 10)}
        className="hair"
      />
      <path className="none" fill={hatch("water")} d="M208 322H392V346H208z" />
      <path className="thin" d="M204 321H396" />
      <path className="paper" d="M152 290l54-4v14l-54 4z" />
      <path className="accent-line cut" d="M162 268a7 7 0 1 1 2 10M166 262H201V342l8 8H392l8-8V206l24-19" />
      <path className="cut" d={`M${roof.at(300, -2).join(" ")}L404 202l-10 8v52`} />
      <Flow of="water" path="M148 302c-16 4-24 20-24 56" head={[124, 358]} angle={90} />
      <path className="hidden-line" d="M60 206H396M60 261H160" />
      <path className="thin" d="M108 196V271M103 211l10-10M103 266l10-10" />
      <Note x={98} y={240} anchor="end">
        ≥ 2 cm
      </Note>
      <Break from={[372, 470]} to={[442, 470]} />
      <Break from={[488, 470]} to={[562, 470]} />
      <Balloons
        spots={[
          [270, 116, 376, 196],
          [300, 268, 394, 250],
          [190, 156, 402, 206],
          [310, 444, 310, 351],
          [40, 292, 158, 270],
          [110, 444, 182, 404],
          [214, 444, 240, 390],
          [50, 366, 156, 298],
        ]}
      />
    </Sheet>
  );
}
