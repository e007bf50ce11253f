import { axonometry } from "~/drawings/parts/axo";
import { Balloons, Sheet } from "~/drawings/parts/sheet";

/** x along the eaves, y up the slope, z outward from the ceiling. */
const body = axonometry({ origin: [66, 346], x: [0.93, 0.13], y: [0.42, -0.72], z: [-0.34, -0.72] });
const depth = 236;
const rafters = [6, 132, 258, 384];
const tengels = [7, 133, 259];
const tileWidth = 34;
const tilesWide = 5;

function slab(to: number, z0: number, z1: number, from = 0) {
  return (
    body.top(from, to, 0, depth, z1) + body.front(from, to, 0, z0, z1) + body.right(to, 0, depth, z0, z1)
  );
}

/** Insulation zigzag along one direction of the body, between two edges. */
function zigzag(count: number, point: (i: number, far: boolean) => readonly [number, number, number]) {
  return body.line(Array.from({ length: count + 1 }, (_, i) => point(i / count, i % 2 === 1)));
}

/** Roll and hollow of each pan along its lower edge. */
function wave(y: number, z: number, lift: number, backward = false) {
  const parts = Array.from({ length: tilesWide }, (_, i) => {
    const a = backward ? (tilesWide - i) * tileWidth : i * tileWidth;
    const w = backward ? -tileWidth : tileWidth;
    const first = backward ? -0.35 : 1;
    const second = backward ? 1 : -0.35;
    const split = backward ? 0.58 : 0.42;
    return `Q${body.at(a + w * split * 0.5, y, z + lift * first)} ${body.at(a + w * split, y, z)}Q${body.at(a + w * (split + 1) * 0.5, y, z + lift * second)} ${body.at(a + w, y, z)}`;
  });
  return parts.join("").replaceAll(",", " ");
}

function Course({ y }: { y: number }) {
  const width = tileWidth * tilesWide;
  const back = Math.min(y + 66, depth);
  const lower = 146;
  const upper = 130;
  const start = body.at(0, y, lower);
  const lip = body.at(width, y, lower - 7);
  const edges = Array.from({ length: tilesWide }, (_, i) => i * tileWidth);
  return (
    <>
      <path
        className="tone"
        d={`M${start.join(" ")}${wave(y, lower, 15)}L${body.at(width, back, upper).join(" ")}L${body.at(0, back, upper).join(" ")}z`}
      />
      <path
        className="thin"
        d={edges
          .map((a) =>
            body.line([
              [a + tileWidth * 0.42, y, lower],
              [a + tileWidth * 0.42, back, upper],
            ]),
          )
          .join("")}
      />
      <path
        className="tone"
        d={`M${start.join(" ")}${wave(y, lower, 15)}L${lip.join(" ")}${wave(y, lower - 7, 15, true)}z`}
      />
    </>
  );
}

/** Pitched roof with every layer cut back a little, from tile to ceiling. */
export function SchuinDak({ id }: { id: string }) {
  return (
    <Sheet id={id} height={440}>
      <path className="paper" d={slab(590, 0, 12)} />
      <path className="wash" d={slab(545, 12, 15)} />
      <path
        className="accent-line"
        d={body.line([
          [0, 0, 14],
          [545, 0, 14],
          [545, depth, 14],
        ])}
      />
      <path className="paper" d={slab(488, 15, 84)} />
      <path
        className="hair"
        d={
          zigzag(40, (t, far) => [4 + t * 482, 0, far ? 82 : 17]) +
          zigzag(22, (t, far) => [488, 4 + t * (depth - 8), far ? 82 : 17]) +
          zigzag(22, (t, far) => [far ? 484 : 408, 4 + t * (depth - 8), 84])
        }
      />
      <path className="paper" d={rafters.map((a) => body.front(a, a + 20, 0, 15, 84)).join("")} />
      <path
        className="thin"
        d={rafters
          .map(
            (a) =>
              body.line([
                [a, 0, 15],
                [a + 20, 0, 84],
              ]) +
              body.line([
                [a + 20, 0, 15],
                [a, 0, 84],
              ]),
          )
          .join("")}
      />
      <path className="paper" d={body.top(384, 404, 0, depth, 84)} />
      <path className="paper" d={slab(380, 84, 97)} />
      <path
        className="thin"
        d={[58, 116, 174]
          .map((b) =>
            body.line([
              [0, b, 97],
              [380, b, 97],
              [380, b, 84],
            ]),
          )
          .join("")}
      />
      <path className="wash" d={slab(326, 97, 100)} />
      {tengels.map((a) => (
        <path key={a} className="paper" d={slab(a + 18, 100, 114, a)} />
      ))}
      {[208, 150, 92, 34].map((b) => (
        <path
          key={b}
          className="paper"
          d={
            body.top(0, 246, b, b + 16, 128) +
            body.front(0, 246, b, 114, 128) +
            body.right(246, b, b + 16, 114, 128)
          }
        />
      ))}
      {[-16, 42, 100, 158].map((y) => (
        <Course key={y} y={y} />
      ))}
      <Balloons
        spots={[
          [150, 34, 150, 122],
          [244, 40, 312, 140],
          [330, 56, 372, 164],
          [418, 80, 400, 186],
          [500, 104, 462, 184],
          [580, 140, 528, 226],
          [650, 186, 606, 294],
          [676, 400, 640, 330],
        ]}
      />
    </Sheet>
  );
}
