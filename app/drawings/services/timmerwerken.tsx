import { endGrain, rect, row, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { Masonry } from "~/drawings/parts/wall";
import { TileCourses } from "~/drawings/roof-shapes";
import { Person } from "~/drawings/site-shapes";

const left = slopeFrame([62, 392], 42);
const right = slopeFrame([658, 392], 42, -1);
const length = 401;

/** One leg of the truss with its purlins, boarding and tiles, in the frame of its slope. */
function Leg() {
  return (
    <>
      <path className="paper" d="M24 30H401L373 56H0z" />
      <path className="thin" d="M40 40H380M30 48H370" />
      <path className="poche" d={endGrain(120, 0, 20, 30) + endGrain(250, 0, 20, 30)} />
      <path className="paper" d={`M-14-7H${length}V0H-8z`} />
      <g transform="translate(0 -7)">
        <TileCourses from={6} k={1.6} count={12} />
      </g>
    </>
  );
}

/** Walls carried up past the attic floor; plate with its anchor in the masonry. */
function Walls() {
  const walls = `${rect(78, 398, 34, 170)}${rect(608, 398, 34, 170)}`;
  return (
    <>
      <Masonry d={walls} />
      <path className="thin" d={row(9, [78, 416], [0, 18], "h34z") + row(9, [608, 416], [0, 18], "h34z")} />
      <path className="poche" d={endGrain(76, 374, 38, 24) + endGrain(606, 374, 38, 24)} />
      <path className="cut accent-line" d="M95 370V442M87 442h16M625 370V442M617 442h16" />
    </>
  );
}

/** Attic floor: boards on joists that run from wall to wall. */
function Floor() {
  return (
    <>
      <Timber d={rect(96, 492, 528, 34)} />
      <path className="paper" d={`${rect(112, 482, 496, 10)}${rect(112, 526, 496, 8)}`} />
      <path className="thin" d={strokes(12, [150, 482], [40, 0], 0, 10)} />
    </>
  );
}

/** Timber roof in section: truss, purlins and tie, with the forces that run through them. */
export function Timmerwerken({ id }: { id: string }) {
  return (
    <Sheet id={id} height={590}>
      <Walls />
      <Floor />
      <g transform={left.transform}>
        <Leg />
      </g>
      <g transform={right.transform}>
        <Leg />
      </g>
      <path className="tone" d="M350 170h20v216h-20z" />
      <path className="tone" d="M112 358H608l-12 30H124z" />
      <path className="thin" d="M130 368H590" />
      <path
        className="ink none"
        d={
          row(2, [140, 368], [0, 12], "a3 3 0 1 0 .1 0z") +
          row(2, [580, 368], [0, 12], "a3 3 0 1 0 .1 0z") +
          row(2, [360, 366], [0, 12], "a3 3 0 1 0 .1 0z")
        }
      />
      <path className="paper" d="M350 300L250 216l8-10 92 78zM370 300l100-84-8-10-92 78z" />
      <path className="poche" d={endGrain(346, 124, 28, 46)} />
      <path className="tone" d="M332 124c4-34 52-34 56 0h-8c-4-20-36-20-40 0z" />
      <g className="x2" transform="translate(208 482)scale(.84)">
        <Person x={0} y={0} pose="standing" />
      </g>
      <Flow of="load" path="M360 34V74" head={[360, 82]} angle={90} />
      <Flow of="load" path="M320 188L180 314" head={[174, 320]} angle={138} />
      <Flow of="load" path="M400 188L540 314" head={[546, 320]} angle={42} />
      <Flow of="load" path="M250 373H176" head={[168, 373]} angle={180} />
      <Flow of="load" path="M470 373h74" head={[552, 373]} angle={0} />
      <Flow of="load" path="M60 420H34" head={[28, 420]} angle={180} />
      <Flow of="load" path="M660 420h26" head={[692, 420]} angle={0} />
      <Break from={[72, 560]} to={[118, 560]} />
      <Break from={[602, 560]} to={[648, 560]} />
      <Balloons
        spots={[
          [460, 60, 364, 146],
          [250, 300, ...left.at(150, 44)],
          [430, 430, 430, 380],
          [130, 180, ...left.at(260, 12)],
          [40, 340, 84, 386],
          [300, 562, 300, 510],
        ]}
      />
    </Sheet>
  );
}
