import { type Point, polygon, polyline } from "~/drawings/geometry";
import { axonometry } from "~/drawings/parts/axo";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { block } from "~/drawings/parts/wall";

/** x along the ridge, y up the slope, z outward from the boarding. */
const body = axonometry({ origin: [92, 462], x: [0.62, 0.28], y: [0.56, -0.6], z: [-0.3, -0.75] });
const width = 370;
const apex = 470;
const [sin, cos] = [0.64, 0.77];

/** Where a height meets the plumb plane through the ridge. */
const ridgeAt = (z: number) => apex + (z * sin) / cos;
/** Point of the cut end: `across` level from the ridge to the far side, `up` plumb over the boarding's apex. */
const end = (across: number, up: number): Point =>
  body.at(width, apex + across * cos + up * sin, up * cos - across * sin);
const far = (down: number, z: number) => end(z * sin + down * cos, z * cos - down * sin);

/** Layer from `from` up to the ridge, with its stub on the far slope. */
function Layer({ from, z, className }: { from: number; z: readonly [number, number]; className: string }) {
  const [z0, z1] = z;
  const top = polygon([
    body.at(0, from, z1),
    body.at(width, from, z1),
    body.at(width, ridgeAt(z1), z1),
    body.at(0, ridgeAt(z1), z1),
  ]);
  const cut = polygon([
    body.at(width, from, z0),
    body.at(width, from, z1),
    body.at(width, ridgeAt(z1), z1),
    far(64, z1),
    far(64, z0),
    body.at(width, ridgeAt(z0), z0),
  ]);
  return <path className={className} d={top + body.front(0, width, from, z0, z1) + cut} />;
}

/** Both diagonals of a purlin's cut end. */
const diagonals = (y: number) =>
  polyline([body.at(width, y, -64), body.at(width, y + 34, 0)]) +
  polyline([body.at(width, y, 0), body.at(width, y + 34, -64)]);

/** Counter battens up the slope, then the battens across them. */
const sticks = [
  ...[14, 108, 202, 296].map((a) => block(body, [a, a + 20], [208, 480], [69, 82])),
  ...[240, 302, 364].map((b) => block(body, [0, width], [b, b + 17], [82, 95])),
];

const pan = width / 6;
/** Lower edge of a course of pans: roll and hollow of each. */
function wave(y: number, z: number, back: boolean) {
  return Array.from({ length: 6 }, (_, i) => {
    const a = back ? width - i * pan : i * pan;
    const w = back ? -pan : pan;
    const [first, second, split] = back ? [-9, 17, 0.55] : [17, -9, 0.45];
    const q = (t: number, lift: number) => body.at(a + w * t, y, z + lift).join(" ");
    return `Q${q(split / 2, first)} ${q(split, 0)}Q${q((1 + split) / 2, second)} ${q(1, 0)}`;
  }).join("");
}

function Course({ y }: { y: number }) {
  const head = y + 78;
  const line = Array.from({ length: 6 }, (_, i) => (i + 0.45) * pan)
    .map((a) => polyline([body.at(a, y, 116), body.at(a, head, 100)]))
    .join("");
  return (
    <>
      <path
        className="tone"
        d={`M${body.at(0, y, 116).join(" ")}${wave(y, 116, false)}L${body.at(width, head, 100).join(" ")}L${body.at(0, head, 100).join(" ")}z`}
      />
      <path className="thin" d={line} />
      <path
        className="tone"
        d={`M${body.at(0, y, 116).join(" ")}${wave(y, 116, false)}L${body.at(width, y, 108).join(" ")}${wave(y, 108, true)}z`}
      />
    </>
  );
}

/** Half-round ridge tiles on the ridge batten, with the roll under them. */
function RidgeTiles() {
  const arc = (r: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const t = Math.PI - (i / 10) * Math.PI;
      return end(r * Math.cos(t), 132 + r * Math.sin(t));
    });
  const shift = (points: Point[], a: number) => points.map(([x, y]) => [x - a * 0.62, y - a * 0.28] as const);
  const outer = arc(38);
  return (
    <>
      <path
        className="tone"
        d={polygon([...outer.slice(0, 8), ...shift(outer.slice(0, 8), width).reverse()])}
      />
      <path className="thin" d={[92, 184, 276].map((a) => polyline(shift(outer.slice(0, 8), a))).join("")} />
      <path className="paper" d={polygon([end(-9, 80), end(-9, 162), end(9, 162), end(9, 80)])} />
      <path className="tone" d={polygon([...outer, ...arc(29).reverse()])} />
      <path
        className="accent-line cut"
        d={polyline([end(-40, 128), end(-12, 160), end(12, 160), end(40, 128)])}
      />
    </>
  );
}

/** Renewed pitched roof at the ridge, every layer laid back a little up the slope. */
export function Dakrenovatie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={640}>
      <path
        className="paper"
        d={
          block(body, [0, width], [6, 40], [-64, 0]) +
          body.right(width, 236, 270, -64, 0) +
          polygon([end(-17, -104), end(-17, -22), end(0, 0), end(17, -22), end(17, -104)])
        }
      />
      <path className="thin" d={diagonals(6) + diagonals(236)} />
      <Layer from={0} z={[0, 13]} className="paper" />
      <path
        className="thin"
        d={[33, 66].map((y) => polyline([body.at(0, y, 13), body.at(width, y, 13)])).join("")}
      />
      <Layer from={74} z={[13, 17]} className="wash" />
      <path
        className="accent-line cut"
        d={polyline([body.at(0, 74, 15), body.at(width, 74, 15), body.at(width, ridgeAt(15), 15)])}
      />
      <Layer from={104} z={[17, 66]} className="paper" />
      <path
        className="hair"
        d={
          body.line(Array.from({ length: 27 }, (_, i) => [(i * width) / 26, 104, i % 2 ? 64 : 19])) +
          body.line(Array.from({ length: 28 }, (_, i) => [width, 106 + i * 13, i % 2 ? 64 : 19]))
        }
      />
      <path
        className="accent-line"
        d={polyline([body.at(186, 104, 17), body.at(186, 104, 66), body.at(186, 190, 66)])}
      />
      <Layer from={186} z={[66, 69]} className="wash" />
      <path className="paper" d={sticks.join("")} />
      {[340, 402, 464].map((y) => (
        <Course key={y} y={y} />
      ))}
      <RidgeTiles />
      <Balloons
        spots={[
          [420, 600, ...body.at(330, 40, 13)],
          [40, 330, ...body.at(60, 150, 66)],
          [80, 260, ...body.at(60, 200, 69)],
          [120, 190, ...body.at(24, 228, 82)],
          [160, 120, ...body.at(10, 310, 95)],
          [230, 60, ...body.at(60, 430, 110)],
          [560, 60, ...end(30, 160)],
        ]}
      />
    </Sheet>
  );
}
