import { endGrain, joists, type Point, polygon, rect, round, row, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, Note, Sheet } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";

/** Top of the insulation: it falls away from the edge. */
const top = (x: number) => round(240 + (x - 206) * 0.07);

/** A roll of bitumen from `from` to `to`, `lift` over the insulation; its end climbs over the next one. */
function roll(from: number, to: number, lift: number, thick: number, overlap: boolean): string {
  const upper: Point[] = overlap
    ? [
        [from, top(from) - lift - thick],
        [to - 44, top(to - 44) - lift - thick],
        [to - 34, top(to - 34) - lift - 2 * thick],
        [to, top(to) - lift - 2 * thick],
      ]
    : [
        [from, top(from) - lift - thick],
        [to, top(to) - lift - thick],
      ];
  return polygon([...upper, ...upper.map(([x, y]) => [x, round(y + thick)] as const).reverse()]);
}

/** Cavity wall, joists and deck that carry the edge. */
function Carcass() {
  return (
    <>
      <BrickLeaf x={144} y={354} width={52} height={206} course={28} />
      <Wool x={202} y={372} width={30} height={188} />
      <BrickLeaf x={232} y={448} width={60} height={112} course={51} />
      <path className="paper" d={endGrain(232, 424, 60, 24)} />
      <path className="paper" d={joists(3, 330, 370, 124, 36, 96)} />
      <path className="paper" d={rect(292, 466, 428, 11)} />
      <path className="paper" d={rect(200, 352, 520, 18)} />
      <path className="thin" d={row(5, [254, 352], [110, 0], "v18z")} />
    </>
  );
}

/** Timber edge with its board, the cant strip and the trim that clamps the top layer. */
function Edge() {
  return (
    <>
      <path className="paper" d={endGrain(146, 268, 52, 84) + endGrain(146, 178, 52, 90)} />
      <path className="paper" d={`M206 ${top(206) - 42}l42 44h-42z`} />
      <path className="paper" d="M126 180h18V376l-5 8-13-5z" />
    </>
  );
}

/** Outlet at the lowest point: its flange lies between the two layers. */
function Outlet() {
  return (
    <>
      <path className="none paper" d={rect(636, 236, 38, 20)} />
      <path className="paper" d="M639 258V560H671V258z" />
      <path className="cut" d={`M606 ${top(606) - 10}L634 256l5 6M704 ${top(704) - 10}L676 258l-5 5`} />
      <path className="paper" d="M630 254c2-44 48-44 50 0z" />
      <path className="thin" d="M655 222v32M643 228c-3 8-4 16-4 26M667 228c3 8 4 16 4 26M633 240h44" />
    </>
  );
}

/** Edge of a warm flat roof with two layers of bitumen, in section. */
export function Dakbedekking({ id }: { id: string }) {
  return (
    <Sheet id={id} height={560}>
      <Carcass />
      <path className="wash" d={`M206 ${top(206)}L720 ${top(720)}V348H206z`} />
      <path className="hair" d={zigzag(208, 345, 510, -82, 18)} />
      <Edge />
      <path className="accent-line cut" d={`M202 ${top(206) + 6}V350H720`} />
      <path className="paper" d={roll(410, 724, 0, 9, false) + roll(252, 456, 0, 9, true)} />
      <path
        className="paper"
        d={`M256 ${top(256) - 9}L244 ${top(244) - 10}L208 198V168H132v9H199V202L240 ${top(240)}H256z`}
      />
      <path className="tone" d={roll(520, 724, 11, 11, false) + roll(330, 568, 11, 11, true)} />
      <path
        className="tone"
        d={`M378 ${top(378) - 33}L342 ${top(342) - 33}l-10 11L250 ${top(250) - 24}L220 194V157H128v11H209V198L246 ${top(246) - 12}L334 ${top(334) - 11}l10-11L378 ${top(378) - 22}z`}
      />
      <Outlet />
      <path
        className="none"
        fill={hatch("sand")}
        d={`M250 ${top(250) - 24}L720 ${top(720) - 24}v16L250 ${top(250) - 10}z`}
      />
      <path className="ink" d="M104 136H172v9H117v11h10v8h-10v30h-13z" />
      <path className="cut" d="M160 145v24" />
      <Flow of="water" path="M350 160l110 8" head={[462, 169]} angle={4} />
      <Note x={360} y={146}>
        afschot
      </Note>
      <Break from={[714, 240]} to={[714, 490]} />
      <Break from={[136, 550]} to={[300, 550]} />
      <Balloons
        spots={[
          [570, 526, 556, 361],
          [430, 526, 416, 350],
          [300, 300],
          [500, 130, 456, 249],
          [590, 130, 556, 240],
          [270, 110, 224, 212],
          [40, 110, 110, 142],
        ]}
      />
    </Sheet>
  );
}
