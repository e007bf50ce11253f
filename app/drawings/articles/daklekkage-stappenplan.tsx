import { joists, rect, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, Sheet, slopeFrame } from "~/drawings/parts/sheet";
import { RafterBand, Ridge, TileCourses } from "~/drawings/roof-shapes";
import { Casement, CutMasonry } from "~/drawings/wall-shapes";

const left = slopeFrame([46, 300], 36);
const right = slopeFrame([774, 300], 36, -1);

/** Roof with the hole; the water runs on over the membrane before it drops. */
function Roof() {
  return (
    <>
      <g transform={left.transform}>
        <RafterBand from={20} to={450} depth={20} pitch={36} />
        <TileCourses count={10} k={1.2} />
        <TileCourses from={264} count={7} k={1.2} />
        <path className="tiles" d="M214-30l28 6-1 6-28-6z" />
        <path className="water-line cut" d="M252-2V22H158" />
      </g>
      <g transform={right.transform}>
        <RafterBand from={110} to={450} depth={20} pitch={36} />
        <TileCourses from={112} count={14} k={1.2} />
      </g>
      <Ridge x={410} y={36} k={1.25} />
    </>
  );
}

/** Bare joists with a plank and a basin on them, the ceiling that bulges under the water. */
function Ceiling() {
  return (
    <>
      <path className="paper" d={joists(13, 96, 300, 48, 11, 26)} />
      <path className="none tone" d="M206 327H318c-18 16-30 28-56 30-26-2-40-14-56-30z" />
      <path className="cut" d="M84 330H196c18 2 36 28 66 30 30-2 46-28 66-30H700" />
      <path className="thin" d="M84 326H206M318 326H700" />
      <path className="paper" d={rect(116, 292, 190, 8)} />
      <path className="paper" d="M140 262H208L200 292H148z" />
      <path className="none tone" d="M144 274H204l-4 16h-52z" />
    </>
  );
}

/** What stands in the room: bucket, lamp, covered furniture. */
function Room() {
  return (
    <>
      <path className="water-line cut" d="M262 362V500" strokeDasharray="10 6" />
      <path className="paper" d="M236 500H288L282 546H242z" />
      <path className="thin" d="M236 500c4-34 48-34 52 0" />
      <path className="none tone" d="M239 520H285l-3 25H242z" />
      <path className="thin" d="M376 332V378" />
      <path className="paper" d="M362 378h28l14 28h-56z" />
      <path d="M370 406a7 7 0 0 0 14 0" />
      <path className="wash" d="M414 546c2-20-2-40 6-52 4-6 16-4 22-2 6-20 10-34 24-36 16-2 24 2 28 8V546z" />
      <path className="thin" d="M432 546c0-20 4-34 10-52M460 546c-2-30 2-50 6-74M480 546v-66" />
    </>
  );
}

/** Cupboard of the meter in the hall, with one group switched off. */
function MeterCupboard() {
  return (
    <>
      <path className="paper" d={rect(504, 332, 10, 214)} />
      <path className="paper" d={rect(560, 392, 90, 132)} />
      <path className="thin" d="M650 392l34 12V536l-34-12M572 404H638V444H572z" />
      <path className="paper" d={rect(572, 456, 66, 44)} />
      <path className="ink" d={strokes(4, [579, 462], [16, 0], 0, 0.1)} />
      <path
        className="paper"
        d={`${rect(576, 464, 10, 26)}${rect(592, 464, 10, 26)}${rect(624, 464, 10, 26)}`}
      />
      <path
        className="ink none"
        d={`${rect(578, 466, 6, 10)}${rect(594, 466, 6, 10)}${rect(626, 466, 6, 10)}`}
      />
      <path className="wash" d={rect(608, 464, 10, 26)} />
      <path className="accent none" d={rect(609, 478, 8, 11)} />
      <path className="thin" d="M592 524v22M620 524v22" />
    </>
  );
}

/** Emergency measures in section, from the hole in the roof to the meter cupboard. */
export function DaklekkageStappenplan({ id }: { id: string }) {
  return (
    <Sheet id={id} height={580}>
      <CutMasonry
        d={`${rect(60, 306, 8, 64) + rect(75, 306, 9, 64)}${rect(60, 466, 8, 106) + rect(75, 466, 9, 106)}`}
      />
      <Casement x={60} top={370} bottom={466} />
      <Roof />
      <Ceiling />
      <Room />
      <MeterCupboard />
      <path className="cut" d="M84 546H700" />
      <path className="thin" d="M84 556H700" />
      <Flow of="water" path="M188 216V254" head={[188, 262]} angle={90} />
      <Break from={[54, 570]} to={[90, 570]} />
      <Break from={[704, 320]} to={[704, 560]} />
      <Balloons
        spots={[
          [190, 70, ...left.at(252, -12)],
          [330, 200, ...left.at(206, 22)],
          [330, 256, 200, 278],
          [160, 400, 226, 344],
          [180, 470, 258, 364],
          [440, 384, 392, 390],
          [600, 360, 612, 478],
          [440, 440, 462, 470],
        ]}
      />
    </Sheet>
  );
}
