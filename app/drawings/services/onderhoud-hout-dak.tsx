import { endGrain, type Point, polygon, rect, round, row, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, DetailTiles, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { BrickFace } from "~/drawings/wall-shapes";

const roof = slopeFrame([158, 372], 33);
/** Along the eaves, away from the reader. */
const away = ([x, y]: Point, t = 1): Point => [round(x - 128 * t), round(y - 78 * t)];
const face = (...edge: Point[]) => polygon([...edge, ...edge.map((p) => away(p)).reverse()]);

/** Gable with its corner: outer face of the brickwork, opened round the plate and the purlin. */
function Gable() {
  const d = `M300 620V340L${roof.at(190, 16).join(" ")}L${roof.at(760, 16).join(" ")}L720 620z`;
  return (
    <>
      <path className="paper" d={face([300, 430], [300, 620])} />
      <path className="thin" d={row(8, [300, 446], [0, 24], "l-128-78z")} />
      <path className="paper none" d={d} />
      <BrickFace large d={d} />
      <path d="M300 420V620" />
    </>
  );
}

/** What the roof rests on: plate on the wall, purlin with its end in a pocket of the gable. */
function Bearers() {
  const [x, y] = roof.at(470, 16);
  return (
    <>
      <path className="paper" d={`M292 376h92v60h-92z`} />
      <path className="paper" d={endGrain(304, 390, 68, 38)} />
      <path className="none tone" d="M304 412l68-6v22h-68z" />
      <path d={endGrain(304, 390, 68, 38)} />
      <path className="cut" d="M292 436h92V378" />
      <path className="paper" d={`M${x - 12} ${y - 8}h78v116h-78z`} />
      <path className="paper" d={endGrain(x, y + 2, 54, 94)} />
      <path className="none tone" d={rect(x, y + 66, 54, 30)} />
      <path d={endGrain(x, y + 2, 54, 94)} />
    </>
  );
}

/** Boarding and tiles, seen cut where the barge board is broken off. */
function Boarding() {
  return (
    <g transform={roof.transform}>
      <Timber d="M-6 0H760V16H6z" />
      <path className="thin" d={row(4, [350, 0], [100, 0], "v16z")} />
      <path className="tone none" d="M540 2h70c10 6 6 12-4 13h-70c-8-4-6-10 4-13z" />
      <path className="paper" d="M-2-16H760V-5H-2z" />
      <g transform="translate(0 -16)">
        <DetailTiles from={44} count={10} pitch={72} />
      </g>
    </g>
  );
}

/** Barge board along the verge; its end grain at the foot drinks. */
function BargeBoard() {
  return (
    <g transform={roof.transform}>
      <path className="paper" d="M24-40H316l8 20-12 18 14 22-10 46H34L-8 8z" />
      <path className="thin" d="M16-22H318M30 52H318" />
      <path
        className="hair"
        d={
          strokes(5, [70, -8], [50, 0], 34, 0) +
          strokes(5, [40, 16], [54, 0], 40, 0) +
          strokes(5, [20, 36], [58, 0], 30, 0)
        }
      />
      <path className="tone" d="M24-40L-8 8 34 66l16-4c-22-16-10-32-20-46s8-30-4-56z" />
      <path className="accent-line cut" d="M-8 8L34 66" />
    </g>
  );
}

/** Eaves box: fascia running back with the gutter on it, and boards underneath that let air in. */
function EavesBox() {
  return (
    <>
      <path className="paper" d={face([150, 332], [150, 448])} />
      <path className="thin" d={face([150, 350], [150, 350])} />
      <path
        className="tone"
        d={polygon([[150, 448], away([150, 448], 0.5), away([150, 414], 0.4), [150, 420]])}
      />
      <path className="paper" d={rect(150, 340, 18, 108)} />
      <path className="paper" d={row(4, [170, 434], [31, 0], "h26v12h-26z")} />
      <path className="thin" d={strokes(4, [196.5, 436], [31, 0], 4, 8)} />
      <path className="paper" d={face([88, 350], [98, 392])} />
      <path className="wash" d="M88 346a34 34 0 0 0 62 18v-10a26 26 0 0 1-54-10z" />
      <path className="paper" d={polygon([[84, 346], away([84, 346]), away([150, 352]), [150, 352]])} />
      <path className="zinc" d="M84 344a36 36 0 0 0 66 22V344M84 344a5 5 0 1 1 7 4" />
      <Flow of="air" path="M226 490V428c0-14 6-20 14-30" head={[244, 392]} angle={-52} />
    </>
  );
}

/** Corner of a roof at the verge and the eaves: the timber that needs looking after. */
export function OnderhoudHoutDak({ id }: { id: string }) {
  return (
    <Sheet id={id} height={640}>
      <Gable />
      <Bearers />
      <Boarding />
      <g transform="translate(0 42)">
        <EavesBox />
      </g>
      <BargeBoard />
      <Break from={[294, 610]} to={[712, 610]} />
      <Balloons
        spots={[
          [190, 170, ...roof.at(120, 0)],
          [60, 560, ...away([150, 462], 0.35)],
          [214, 590, 206, 482],
          [440, 540, 338, 416],
          [640, 360, 588, 178],
          [420, 60, ...roof.at(560, 8)],
        ]}
      />
    </Sheet>
  );
}
