import { endGrain, type Point, polygon, rect, round, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, DetailTiles, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";

/** A point of the cut, moved along the gutter: away from the reader, to the upper left. */
const away = ([x, y]: Point, t = 1): Point => [round(x - 178 * t), round(y - 126 * t)];
/** Face between an edge of the cut and the same edge at the far end. */
const face = (...edge: Point[]) => polygon([...edge, ...edge.map((p) => away(p)).reverse()]);

const roof = slopeFrame([476, 268], 36);
const pitch = 82;
const k = pitch / 20;

/** Solid wall with the bracket built into it, wall plate and the end of a floor beam. */
function Wall() {
  return (
    <>
      <BrickLeaf x={474} y={354} width={124} height={246} course={41} />
      <path className="paper" d={endGrain(500, 322, 74, 32)} />
      <Timber d={rect(540, 384, 180, 52)} />
      <path className="tone none" d="M500 322h34c-4 12-20 22-34 24zM540 384h46c-4 20-10 40-30 52h-16z" />
      <path d="M540 384v52h180M540 384h180" />
      <Timber d={rect(250, 446, 284, 36)} />
    </>
  );
}

/** Rafter, boarding, counter batten and the pans of the near rows, with their tops running back. */
function Roof() {
  const tail = (i: number) => roof.at(i * pitch - 36.5, -7.8 * k - 16);
  return (
    <>
      {[3, 2, 1, 0].map((i) => {
        const [a, b] = [tail(i), tail(i + 1)];
        const low: Point = [a[0] + 6, a[1] + 10];
        return (
          <g key={i}>
            <path className="tone" d={face(a, [b[0] + 3, b[1] + 5])} />
            <path
              className="thin"
              d={[0.2, 0.4, 0.6, 0.8]
                .map((t) => `M${away(a, t).join(" ")}L${away([b[0] + 3, b[1] + 5], t).join(" ")}`)
                .join("")}
            />
            <path className="tone" d={face(a, low)} />
          </g>
        );
      })}
      <g transform={roof.transform}>
        <path className="cut paper" d="M34 14H420V76H-10z" />
        <Timber d="M-4 0H420V14H7z" />
        <path className="paper" d="M8-16H420V-4H8z" />
        <g transform="translate(0 -16)">
          <DetailTiles from={66} count={5} pitch={pitch} />
        </g>
      </g>
    </>
  );
}

/** Zinc in the box: floor and back upstand, and the seam where two lengths are soldered. */
function Lining() {
  return (
    <>
      <path className="wash" d={face([448, 258], [448, 416])} />
      <path className="wash" d={face([254, 416], [448, 416])} />
      <path
        className="accent-line cut"
        d={`M${away([250, 416], 0.5).join(" ")}L${away([448, 416], 0.5).join(" ")}L${away([448, 262], 0.5).join(" ")}`}
      />
      <path
        className="thin"
        d={`M${away([250, 416], 0.6).join(" ")}L${away([448, 416], 0.6).join(" ")}L${away([448, 262], 0.6).join(" ")}`}
      />
      <path className="water none" d={drops([away([330, 424], 0.5), away([404, 424], 0.5)], 0.8)} />
    </>
  );
}

/** Front board with its moulding, its paint coming off where the wood is wet. */
function Board() {
  const peel = (x: number, y: number) => `M${x} ${y}l16 8 10 18-4 16-14-4-12-20z`;
  return (
    <>
      <path className="paper" d={face([222, 312], [222, 500])} />
      <path
        className="thin"
        d={[330, 338, 486].map((y) => `M222 ${y}L${away([222, y]).join(" ")}`).join("")}
      />
      <path className="tone" d={peel(150, 398) + peel(96, 344) + peel(184, 420)} />
      <path
        className="thin"
        d={strokes(4, [78, 300], [30, 21], 10, 7) + strokes(4, [84, 316], [30, 21], 8, 5.6)}
      />
      <path className="paper" d="M222 308h26v192h-26zM222 308h-14c0 14 4 22 14 26z" />
      <path
        className="hair"
        d={strokes(9, [230, 318], [0, 20], 0, 12) + strokes(8, [240, 328], [0, 20], 0, 12)}
      />
      <path className="tone" d={face([206, 296], [254, 292])} />
      <path className="paper" d={face([206, 296], [208, 306])} />
    </>
  );
}

/** Timber box gutter with its zinc, cut and seen along its length: the places where it fails. */
export function DakgootLekkage({ id }: { id: string }) {
  return (
    <Sheet id={id} height={600}>
      <Lining />
      <Roof />
      <Wall />
      <path className="paper" d={rect(454, 272, 18, 152)} />
      <Timber d={rect(248, 424, 226, 22)} />
      <Board />
      <path className="accent-line cut" d="M216 308a9 9 0 1 1 0-14L254 292V416l6 4H442l6-4V256h10" />
      <path className="cut" d={`M${roof.at(330, -2).join(" ")}L${roof.at(-8, -2).join(" ")}l-30 16V306`} />
      <Flow of="water" path="M462 250c16 16 18 50 22 82 4 30 24 50 44 58" head={[532, 392]} angle={24} />
      <Break from={[466, 592]} to={[606, 592]} />
      <Break from={[714, 376]} to={[714, 444]} />
      <Balloons
        spots={[
          [60, 110, ...away([228, 294], 0.6)],
          [170, 60, ...away([448, 300], 0.5)],
          [330, 540, 380, 434],
          [420, 560, 400, 466],
          [60, 440, 118, 372],
          [300, 40, ...roof.at(-22, -40)],
          [650, 500, 562, 410],
        ]}
      />
    </Sheet>
  );
}
