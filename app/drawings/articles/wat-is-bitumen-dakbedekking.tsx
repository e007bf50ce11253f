import { row, strokes } from "~/drawings/geometry";
import { axonometry } from "~/drawings/parts/axo";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

/** x along the upstand, y towards it, z up. */
const body = axonometry({ origin: [30, 344], x: [0.9, 0.17], y: [0.44, -0.46], z: [0, -1] });
const back = 300;
const deck = 44;

/** Sheet on the deck between two depths, as thick as it is drawn. */
function layer(to: number, from: number, end: number, z: number, height: number) {
  return (
    body.top(0, to, from, end, z + height) +
    body.front(0, to, from, z, z + height) +
    body.right(to, from, end, z, z + height)
  );
}

/** Seam: the edge of the upper sheet, with the bead of bitumen that ran out of it. */
function seam(x: number, from: number, end: number, z: number) {
  return body.line([
    [x, from, z],
    [x, end, z],
  ]);
}

/** What one sheet is made of, magnified. */
function Lens({ id }: { id: string }) {
  return (
    <>
      <path className="thin" d="M107 258L134 410" />
      <circle className="accent-line" cx="105" cy="247" r="10" />
      <clipPath id={`${id}-baan`}>
        <circle cx="150" cy="482" r="74" />
      </clipPath>
      <circle className="paper none" cx="150" cy="482" r="74" />
      <g clipPath={`url(#${id}-baan)`}>
        <path className="tone" d="M60 458H240V520H60z" />
        <path
          className="paper"
          d={row(9, [66, 458], [20, 0], "l3-11 9-2 6 8 1 5z") + row(8, [82, 457], [20, 0], "l2-7 6-1 3 8z")}
        />
        <path className="cut" d={`M60 489H240${strokes(18, [62, 483], [10, 0], 6, 12)}`} />
        <path className="thin" d="M60 526H240" />
      </g>
      <circle className="accent-line" cx="150" cy="482" r="74" />
    </>
  );
}

/** Bitumen roof at an upstand, every layer cut back in steps. */
export function WatIsBitumenDakbedekking({ id }: { id: string }) {
  const spot = (x: number, y: number, a: number, b: number, c: number) =>
    [x, y, ...body.at(a, b, c)] as const;
  return (
    <Sheet id={id} height={560}>
      <path className="paper" d={layer(560, 0, back, 0, deck)} />
      <path
        className="thin"
        d={body.line([
          [480, 0, 0],
          [480, 0, deck],
          [480, back, deck],
        ])}
      />
      <path
        className="hair"
        d={body.line(Array.from({ length: 57 }, (_, i) => [i * 10, 0, i % 2 ? 42 : 2]))}
      />
      <path
        className="paper"
        d={
          body.front(0, 560, back, deck, 150) +
          body.top(0, 560, back, back + 40, 150) +
          body.right(560, back, back + 40, deck, 150)
        }
      />
      <path className="wash" d={layer(420, 0, back, deck, 4)} />
      <path className="cut" d={seam(270, 0, back, 48) + seam(120, 0, back, 48)} />
      <path className="thin" d={seam(258, 0, back, 48) + seam(108, 0, back, 48)} />
      <path className="poche" d={body.top(0, 480, 266, back, 50) + body.front(0, 480, back, 48, 92)} />
      <path className="tone" d={layer(345, 110, back, 48, 7)} />
      <path className="none" fill={hatch("sand")} d={body.top(0, 345, 110, back, 55)} />
      <path className="cut" d={seam(195, 110, back, 55) + seam(45, 110, back, 55)} />
      <path className="thin" d={seam(181, 110, back, 55) + seam(31, 110, back, 55)} />
      <path className="tone" d={body.top(0, 262, 268, back, 58) + body.front(0, 262, back, 58, 126)} />
      <path className="none" fill={hatch("sand")} d={body.front(0, 262, back, 58, 126)} />
      <path
        className="paper"
        d={
          body.top(0, 200, back - 8, back + 44, 160) +
          body.front(0, 200, back - 8, 118, 160) +
          body.right(200, back - 8, back + 44, 150, 160)
        }
      />
      <Lens id={id} />
      <Balloons
        spots={[
          spot(610, 500, 500, 60, deck),
          spot(490, 500, 384, 50, 48),
          spot(390, 480, 300, 150, 55),
          [264, 528, 200, 489],
          [264, 462, 196, 452],
          spot(64, 130, 45, 200, 55),
          spot(570, 70, 380, back, 76),
          spot(450, 40, 236, back, 100),
        ]}
      />
    </Sheet>
  );
}
