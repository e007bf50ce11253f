import { endGrain, joists, polygon, rect, round, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, Note, Sheet } from "~/drawings/parts/sheet";

const outlet = 566;

/** Top of the insulation at `x`: it falls to the outlet and rises again behind it. */
function fall(x: number) {
  return 250 - Math.abs(x - outlet) * 0.1;
}

/** Strip that follows the fall, between two offsets from the top of the insulation. */
function band(from: number, to: number, top: number, bottom: number) {
  return polygon([
    [from, fall(from) + top],
    [to, fall(to) + top],
    [to, fall(to) + bottom],
    [from, fall(from) + bottom],
  ]);
}

function insulation(from: number, to: number) {
  const count = Math.round((to - from) / 9);
  const step = (to - from) / count;
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = from + i * step;
    return `${round(x)} ${i % 2 ? 290 : round(fall(x) + 2)}`;
  });
  return `M${points.join("L")}`;
}

/** Edge of the roof: timber upstand on the deck, outer leaf up to the trim, overflow through both. */
function Edge() {
  return (
    <>
      <BrickLeaf x={56} y={148} width={48} height={312} course={26} />
      <BrickLeaf x={134} y={310} width={48} height={150} course={26} />
      <path className="paper" d={`${endGrain(108, 250, 40, 44)}${rect(108, 148, 40, 102)}`} />
      <path className="paper" d="M50 134L152 140v8H50z" />
      <path className="paper" d="M148 212l14-7-14-16z" />
      <path className="paper" d="M168 210l-10-10V140L56 133v-6l108 6v60l12 14z" />
      <path className="tone" d="M190 206l-20-8-6-8v-62L56 120v7l102 6v62l10 10z" />
      <path className="paper" d="M44 114h8v12h18v5H52v38h-8z" />
    </>
  );
}

/** Outlet with its flange between the layers and the leaf guard on it. */
function Outlet() {
  return (
    <>
      <path className="paper" d="M553 244V460H579V244z" />
      <path className="cut" d={`M520 ${fall(520) - 6}L550 246l3 4M612 ${fall(612) - 6}L582 246l-3 4`} />
      <path className="paper" d="M548 238c0-40 36-40 36 0z" />
      <path className="thin" d="M566 208v30M556 214c-3 8-4 16-4 24M576 214c3 8 4 16 4 24M549 228h34" />
    </>
  );
}

/** Flat roof as a warm deck in section: edge and overflow on the left, outlet at the lowest point. */
export function PlatDak({ id }: { id: string }) {
  return (
    <Sheet id={id} height={470}>
      <path className="paper" d={joists(3, 236, 310, 108, 34, 78)} />
      <path className="paper" d={endGrain(628, 310, 34, 78)} />
      <path className="paper" d={`${rect(182, 388, 371, 9)}${rect(579, 388, 131, 9)}`} />
      <path className="paper" d={`${rect(106, 296, 442, 14)}${rect(584, 296, 126, 14)}`} />
      <path className="thin" d={strokes(4, [190, 296], [90, 0], 0, 14)} />
      <path className="paper" d={`${band(154, 546, 0, 0)}M154 ${fall(154)}V292H546V${fall(546)}z`} />
      <path className="paper" d={`M586 ${fall(586)}V292H710V${fall(710)}z`} />
      <path className="hair" d={insulation(156, 544) + insulation(588, 708)} />
      <path
        className="accent-line cut"
        d={`M192 ${fall(192)}H152V294H547V${fall(530)}M585 ${fall(600)}V294H710`}
      />
      <path className="paper" d={band(168, 548, -6, 0) + band(584, 710, -6, 0)} />
      <Edge />
      <Outlet />
      <path className="tone" d={band(178, 550, -13, -6) + band(582, 710, -13, -6)} />
      <path className="hidden-line" d={`M168 186H${outlet}`} />
      <path className="paper" d="M30 172l138-4v16l-138 6z" />
      <Flow of="water" path="M30 186c-6 8-8 18-8 44" head={[22, 230]} angle={90} />
      <Flow of="water" path="M330 160l110 11" head={[440, 171]} angle={6} />
      <Note x={330} y={148}>
        afschot
      </Note>
      <Break from={[704, 236]} to={[704, 400]} />
      <Break from={[56, 456]} to={[182, 456]} />
      <Balloons
        spots={[
          [310, 434, 360, 350],
          [420, 434, 420, 295],
          [490, 90, 490, 270],
          [270, 90, 290, 214],
          [210, 60, 161, 168],
          [130, 60, 50, 120],
          [600, 120, 572, 216],
          [26, 60, 40, 180],
        ]}
      />
    </Sheet>
  );
}
