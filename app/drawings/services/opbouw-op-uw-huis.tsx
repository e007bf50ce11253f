import { endGrain, joists, rect, row, zigzag } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, GroundLine, Sheet, Timber } from "~/drawings/parts/sheet";
import { Masonry, Wool } from "~/drawings/parts/wall";
import { Casement, Concrete, SteelBeam, TimberFloor } from "~/drawings/wall-shapes";

const x0 = 150;
const x1 = 570;

/** What stood there: walls, floors and footings, drawn lighter than what is new. */
function OldHouse() {
  const leaves = (top: number, bottom: number) =>
    `${rect(x0, top, 14, bottom - top)}${rect(x0 + 24, top, 18, bottom - top)}${rect(x1 - 14, top, 14, bottom - top)}${rect(x1 - 42, top, 18, bottom - top)}`;
  return (
    <>
      <Masonry d={leaves(322, 394) + leaves(470, 520) + leaves(520, 642)} />
      <Casement x={x0} top={394} bottom={470} depth={42} />
      <g transform={`translate(${x0 + x1} 0)scale(-1 1)`}>
        <Casement x={x0} top={394} bottom={470} depth={42} />
      </g>
      <TimberFloor x={x0 + 42} y={330} width={x1 - x0 - 84} count={9} />
      <TimberFloor x={x0 + 42} y={490} width={x1 - x0 - 84} count={9} />
      <Concrete d={rect(x0 + 42, 610, x1 - x0 - 84, 14)} />
      <Concrete d={rect(x0 - 18, 642, 78, 24)} />
      <Concrete d={rect(x1 - 60, 642, 78, 24)} />
    </>
  );
}

/** New walls of studs and insulation, standing on the beams over the old walls. */
function NewWalls() {
  return (
    <>
      {[x0 + 4, x1 - 38].map((x) => (
        <g key={x}>
          <Wool x={x} y={144} width={34} height={124} />
          <path className="paper" d={endGrain(x, 128, 34, 16) + endGrain(x, 252, 34, 16)} />
        </g>
      ))}
      <path className="paper" d={`${rect(x0 - 8, 128, 8, 186)}${rect(x1, 128, 8, 186)}`} />
      <path className="paper" d={`${rect(x0 + 38, 128, 7, 126)}${rect(x1 - 45, 128, 7, 126)}`} />
      <path className="cut" d={row(9, [x0 - 8, 144], [0, 18], "h8z") + row(9, [x1, 144], [0, 18], "h8z")} />
    </>
  );
}

/** New joists clear of the old ceiling, on a steel beam along each wall. */
function NewFloor() {
  return (
    <>
      <path className="paper" d={rect(x0 + 4, 260, x1 - x0 - 8, 9)} />
      <Timber d={rect(x0 + 12, 269, x1 - x0 - 24, 26)} />
      <SteelBeam x={x0 + 10} y={295} size={27} />
      <SteelBeam x={x1 - 37} y={295} size={27} />
    </>
  );
}

/** New flat roof on a fall to its own outlet. */
function NewRoof() {
  return (
    <>
      <path className="tone" d={`M${x0} 74L${x1} 88V104H${x0}z`} />
      <path className="hair" d={zigzag(x0 + 2, 102, x1 - x0 - 4, -18, 14)} />
      <path className="paper" d={rect(x0, 104, x1 - x0, 24)} />
      <path className="paper" d={joists(9, x0 + 30, 104, 44, 12, 24)} />
      <path className="ink none" d={`M${x0} 67L${x1} 81V88L${x0} 74z`} />
      <path className="paper" d={`${rect(x0 - 14, 56, 16, 74)}${rect(x1 - 2, 56, 16, 74)}`} />
      <path className="ink none" d={`${rect(x0 - 18, 50, 26, 7)}${rect(x1 - 8, 50, 26, 7)}`} />
      <path className="paper" d={`M${x1 - 20} 80h58v10h-58zM${x1 + 24} 90h22v18h-5v540h-12V108h-5z`} />
    </>
  );
}

/** Storey added to a house, in section, with the way of its weight to the ground. */
export function OpbouwOpUwHuis({ id }: { id: string }) {
  return (
    <Sheet id={id} height={690}>
      <GroundLine x={24} y={618} width={126} depth={50} />
      <GroundLine x={570} y={618} width={126} depth={50} />
      <OldHouse />
      <NewFloor />
      <NewWalls />
      <NewRoof />
      <path className="lead-line" d={`M${x0 + 2} 308H${x0 - 6}V338M${x1 - 2} 308h8v30`} />
      <Flow of="load" path="M360 30V56" head={[360, 64]} angle={90} />
      <Flow of="load" path={`M320 116H${x0 + 22}V300`} head={[x0 + 22, 292]} angle={90} />
      <Flow of="load" path={`M400 116H${x1 - 22}V300`} head={[x1 - 22, 292]} angle={90} />
      <Flow of="load" path={`M${x0 + 33} 330V630`} head={[x0 + 33, 636]} angle={90} />
      <Flow of="load" path={`M${x1 - 33} 330V630`} head={[x1 - 33, 636]} angle={90} />
      <Balloons
        spots={[
          [450, 30, 450, 92],
          [60, 180, x0 + 10, 190],
          [360, 210, 360, 282],
          [280, 390, x0 + 26, 316],
          [60, 300, x0 - 6, 326],
          [60, 500, x0 + 6, 506],
          [300, 660, x0 + 52, 654],
        ]}
      />
    </Sheet>
  );
}
