import { endGrain, rect, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, DetailTiles, GroundLine, Sheet, slopeFrame } from "~/drawings/parts/sheet";

const roof = slopeFrame([350, 92], 36);

/** Eaves with the half-round gutter, its leaf guard and the outlet under it. */
function Gutter() {
  return (
    <>
      <g transform={roof.transform}>
        <path className="paper" d="M0 0H420V12H10z" />
        <path className="paper" d="M40 12H420V54H10z" />
        <DetailTiles from={52} count={6} pitch={64} />
      </g>
      <path className="paper" d="M346 100h12v48h-12z" />
      <path className="paper" d="M358 148H450V156H358z" />
      <path className="tone" d="M262 102a42 42 0 0 0 84 0v-14h-5v14a37 37 0 0 1-74 0z" />
      <circle className="tone" cx="258" cy="98" r="8" />
      <path className="paper" d="M288 138H320V186H288z" />
      <path
        className="accent-line"
        d="M286 132c-14-38 50-38 36 0M296 106l-2 28M304 103v30M312 106l2 28M288 120h32"
      />
    </>
  );
}

/** One bracket: a ring round the pipe and a pin in the wall. */
function Bracket({ y }: { y: number }) {
  return (
    <>
      <path className="ink" d={rect(428, y + 3, 40, 5)} />
      <path className="paper" d={rect(384, y, 46, 11)} />
      <path className="thin" d={rect(424, y - 5, 6, 21)} />
    </>
  );
}

/** The pipe piece by piece; every lower piece has the socket. */
function Pipe() {
  return (
    <>
      <path
        className="tone"
        d="M286 176H322V206c0 12 4 16 14 22l52 32c18 12 36 24 36 48V340H390V316c0-14-6-20-18-28L318 254c-20-12-32-24-32-46z"
      />
      <path className="thin" d="M286 206h36M326 228l-20 26M376 256l-18 28M390 316h34" />
      <path className="tone" d="M386 328H428V346H424V446H390V346H386z" />
      <path className="tone" d="M380 440H434V500H426V520H388V500H380z" />
      <path className="paper" d={rect(388, 456, 38, 30)} />
      <path className="thin" d={strokes(5, [394, 460], [6, 0], 0, 22)} />
      <path className="poche" d="M382 514H432V532H428V642H386V532H382z" />
      <path
        className="paper"
        d="M378 634H436V654H430V694c0 38-24 62-62 62H280V720h84c14 0 20-8 20-22V654H378z"
      />
    </>
  );
}

/** Downpipe along a wall, from the gutter to the ground. */
export function Regenpijp({ id }: { id: string }) {
  return (
    <Sheet id={id} height={770}>
      <path className="paper" d={endGrain(450, 90, 60, 30)} />
      <BrickLeaf x={450} y={120} width={60} height={600} course={30} />
      <Gutter />
      <GroundLine x={60} y={644} width={390} depth={66} />
      <path className="none paper" d="M372 648H450V712H372zM276 712H450V762H276z" />
      <Pipe />
      <Bracket y={366} />
      <Bracket y={560} />
      <Flow of="water" path="M304 196v12c0 20 12 30 30 40l20 12" head={[358, 263]} angle={32} />
      <Flow of="water" path="M408 670v30c0 26-14 38-38 38H304" head={[298, 738]} angle={180} />
      <path className="thin" d="M428 336L524 352" />
      <circle className="accent-line" cx="407" cy="338" r="28" />
      <circle className="paper none" cx="608" cy="370" r="86" />
      <clipPath id={`${id}-mof`}>
        <circle cx="608" cy="370" r="86" />
      </clipPath>
      <g clipPath={`url(#${id}-mof)`}>
        <path className="tone" d="M566 270h10V420h-10zM640 270h10V420h-10z" />
        <path
          className="tone"
          d="M548 340h10l4 70v8h4v60h-10V424l-8-12zM668 340h-10l-4 70v8h-4v60h10V424l8-12z"
        />
        <Flow of="water" path="M608 300V430" head={[608, 438]} angle={90} />
      </g>
      <circle className="accent-line" cx="608" cy="370" r="86" />
      <Break from={[444, 712]} to={[516, 712]} />
      <Balloons
        spots={[
          [190, 60, 300, 112],
          [190, 150, 290, 162],
          [190, 260, 330, 250],
          [300, 372, 404, 372],
          [640, 490, 652, 400],
          [280, 470, 384, 470],
          [280, 570, 390, 590],
          [200, 700, 300, 728],
        ]}
      />
    </Sheet>
  );
}
