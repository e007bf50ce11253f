import { rect, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, Note, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { Concrete } from "~/drawings/wall-shapes";

/** Both leaves above the window, with the lintels that carry them. */
function WallAbove() {
  return (
    <>
      <BrickLeaf x={220} y={44} width={86} height={200} course={40} />
      <BrickLeaf x={366} y={44} width={86} height={160} course={80} />
      <Concrete d={rect(366, 204, 86, 66)} />
      <path className="paper" d="M452 44h10v236h-10z" />
      <path className="none paper" d={rect(222, 206, 82, 34)} />
      <path className="thin" d="M220 205H306" />
      <path className="ink" d="M222 248H302V254H228V300H222z" />
    </>
  );
}

function WallBelow() {
  return (
    <>
      <BrickLeaf x={220} y={520} width={86} height={120} course={40} />
      <BrickLeaf x={366} y={500} width={86} height={140} course={70} />
      <path className="paper" d="M452 500h10v140h-10z" />
    </>
  );
}

/** Timber window in the cavity, with its sill tiles outside and its board inside. */
function Window() {
  return (
    <>
      <path className="thin" d="M222 300V506M452 280V492" />
      <path className="paper" d={`${rect(292, 272, 72, 34)}${rect(306, 306, 46, 22)}`} />
      <path className="paper" d="M292 500l6-30h66v30zM306 470v-22h46v22z" />
      <path className="paper" d="M322 322h14v132h-14z" />
      <path className="thin" d="M326 322v132M332 322v132" />
      <path className="paper" d="M360 482H496V496H360z" />
      <path className="poche" d="M190 520l114-28v22l-84 20h-8l-2 6h-20z" />
      <path className="thin" d="M198 538v6" />
    </>
  );
}

const rain =
  strokes(5, [196, 70], [-6, 46], -20, 34) +
  strokes(4, [150, 306], [-6, 46], -20, 34) +
  strokes(4, [206, 318], [-6, 40], -20, 34);
const damp = "M366 576c34-6 60-14 84-26 8-2 12 2 12 6v72c0 4-6 6-12 4-26-12-50-20-84-24z";

/** Cavity wall with a window in section: how its water leaves, and the bridge that leads it inside. */
export function Gevellekkage({ id }: { id: string }) {
  return (
    <Sheet id={id} height={650}>
      <path className="water-line thin" d={rain} />
      <WallAbove />
      <Window />
      <WallBelow />
      <path className="none poche" d={damp} />
      <path className="none" fill={hatch("masonry")} d={damp} />
      <path
        className="water-line"
        d="M366 576c34-6 60-14 84-26 8-2 12 2 12 6v72c0 4-6 6-12 4-26-12-50-20-84-24"
      />
      <path
        className="water"
        d="M470 588c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12zM474 622c3 5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5 5-10z"
      />
      <path className="tone" d="M306 574c14-8 20 4 32-2s16-4 28 0v32c-12 6-16-4-30 2s-20 4-30 0z" />
      <path className="accent-line cut" d="M206 250l12-6H306L366 186V160H372" />
      <path d="M246 122L330 114a7 7 0 1 1 12-2L420 104" className="cut" />
      <Flow of="water" path="M312 60V206c0 12-10 16-24 16H196" head={[192, 222]} angle={180} />
      <Flow of="water" path="M316 550c4 16 18 20 44 24" head={[362, 575]} angle={12} />
      <Break from={[214, 640]} to={[312, 640]} />
      <Break from={[360, 640]} to={[468, 640]} />
      <Break from={[214, 44]} to={[312, 44]} />
      <Break from={[360, 44]} to={[468, 44]} />
      <Note x={40} y={40}>
        buiten
      </Note>
      <Note x={680} y={40} anchor="end">
        binnen
      </Note>
      <Balloons
        spots={[
          [80, 130, 250, 160],
          [580, 80, 340, 90],
          [580, 200, 342, 210],
          [80, 250, 226, 232],
          [580, 140, 344, 112],
          [580, 530, 344, 588],
          [80, 480, 208, 524],
          [600, 610, 456, 610],
        ]}
      />
    </Sheet>
  );
}
