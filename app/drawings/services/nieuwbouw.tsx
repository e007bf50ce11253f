import { rect, row, strokes, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, GroundLine, Sheet, slopeFrame } from "~/drawings/parts/sheet";
import { Masonry } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { HalfRoundGutter, Ridge, TileCourses } from "~/drawings/roof-shapes";
import { Concrete } from "~/drawings/wall-shapes";

/** Left half of the house; its ridge stands at 520. */
const left = slopeFrame([120, 342], 38);
const right = slopeFrame([920, 342], 38, -1);
const length = 508;
/** Upper side of the ground floor and of the storey over it. */
const [ground, first] = [640, 486];

/** Closed coat: roof, wall and floor joined without a gap. */
function Coat() {
  return (
    <>
      <path className="tone" d={`M166 357L188 340V498H166zM166 592H188V${ground + 60}H166z`} />
      <path
        className="hair"
        d={strokes(11, [166, 372], [0, 12], 22, 6) + strokes(9, [166, 598], [0, 12], 22, 6)}
      />
      <path className="tone" d={rect(188, ground + 18, 512, 26)} />
      <path className="hair" d={zigzag(190, ground + 20, 508, 22, 16)} />
      <path className="tone" d={rect(188, ground, 10, 18)} />
    </>
  );
}

function Roof() {
  return (
    <>
      <g transform={right.transform}>
        <path className="cut tone" d={`M280 0H${length}L${length - 32} 40H280z`} />
        <path className="hair" d={zigzag(282, 3, 194, 34, 13)} />
        <TileCourses k={1.5} from={282} count={7} />
      </g>
      <g transform={left.transform}>
        <path className="paper" d="M-10 0H60L28 40H-20z" />
        <path className="cut tone" d={`M52 0H${length}L${length - 32} 40H20z`} />
        <path className="hair" d={zigzag(50, 3, 430, 34, 13)} />
        <path className="accent-line cut" d={`M10 44H${length - 36}`} />
        <TileCourses k={1.5} from={-6} count={17} />
      </g>
      <Ridge x={520} y={22} k={1.5} />
    </>
  );
}

/** Both leaves with the window in the plane of the insulation; floors that stop inside the coat. */
function Walls() {
  const outer = `${rect(132, 362, 22, 136)}${rect(132, 592, 22, 108)}`;
  const inner = `${rect(188, 372, 28, 126)}${rect(188, 592, 28, 108)}`;
  return (
    <>
      <Masonry d={outer + inner} />
      <path className="thin" d={row(9, [132, 376], [0, 14], "h22z") + row(7, [132, 604], [0, 14], "h22z")} />
      <path
        className="paper"
        d={`${rect(160, 500, 32, 16)}${rect(160, 574, 32, 16)}M126 592l34-8v8l-30 8h-4z`}
      />
      <path className="thin" d="M172 516v58M176 516v58M180 516v58" />
      <path className="accent-line cut" d="M192 500h24M192 590h24" />
      <path className="ink none" d="M132 498h22v4h-22z" />
      <path className="paper" d={rect(188, 358, 28, 14)} />
      <Concrete d={rect(190, first, 510, 26)} />
      <path className="paper" d={rect(216, 350, 484, 8)} />
      <path className="thin" d={`${strokes(11, [240, 358], [42, 0], 0, 12)}M216 370h484`} />
      <Concrete d={rect(198, ground, 502, 18)} />
      <Concrete d={rect(112, ground + 60, 126, 26)} />
      <path className="none" fill={hatch("sand")} d={rect(240, ground + 46, 450, 36)} />
    </>
  );
}

/** Ventilation with heat recovery in the attic: fresh air in, used air out over the roof. */
function Ventilation() {
  return (
    <>
      <path className="paper" d="M392 268V120h16v148zM384 108h32v12h-32z" />
      <path className="paper" d={rect(376, 268, 110, 72)} />
      <path className="thin" d="M404 280l54 48M458 280l-54 48M376 304h110" />
      <path className="paper" d="M388 340h14v138h-14zM460 340h14v260h-14z" />
      <path className="paper" d={`${rect(380, 478, 30, 8)}${rect(452, 600, 30, 8)}`} />
      <Flow of="air" path="M400 262V96" head={[400, 88]} angle={-90} />
      <Flow of="air" path="M467 360V640" head={[467, 634]} angle={90} />
      <Flow of="air" path="M330 560c40 0 64-10 64-34" head={[395, 520]} angle={-88} />
    </>
  );
}

/** New house in section: one line of insulation from the floor to the ridge. */
export function Nieuwbouw({ id }: { id: string }) {
  return (
    <Sheet id={id} height={780}>
      <g transform="translate(0 18)">
        <GroundLine x={14} y={ground + 14} width={118} depth={60} />
        <Coat />
        <Walls />
        <Roof />
        <Ventilation />
        <HalfRoundGutter x={98} y={344} radius={15} flip />
        <Break from={[694, 340]} to={[694, 690]} />
      </g>
      <Balloons
        spots={[
          [60, 750, 128, 732],
          [330, 750, 330, 690],
          [50, 438, 177, 448],
          [50, 558, 164, 526],
          [600, 446, 560, 516],
          [230, 130, 310, 222],
          [600, 318, 480, 318],
        ]}
      />
    </Sheet>
  );
}
