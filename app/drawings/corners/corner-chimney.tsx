import { endGrain, rect } from "~/drawings/geometry";
import { Callout, Flow } from "~/drawings/marks";
import { RafterBand, TileCourses } from "~/drawings/roof-shapes";
import { CutBricks } from "~/drawings/wall-shapes";

const k = 2.6;
const slope = "translate(-40 730.4)rotate(-40)";

/** Pot and cowl over the flue, the point is the middle of its foot. */
function Cowl({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paper" d="M-30 0l5-34h50l5 34z" />
      <path className="thin" d="M-22-34v-16M22-34v-16M-8-34v-16M8-34v-16" />
      <path className="tone" d="M-34-50h68l-10-12h-48z" />
    </g>
  );
}

/** Chimney stack in section where it comes through the roof: flue, crown, lead at all four sides. */
export function ChimneyCorner() {
  return (
    <>
      <g transform={slope}>
        <RafterBand from={-60} to={452} depth={44} pitch={40} />
        <path className="accent-line" d="M-60-3H452" />
        <TileCourses from={-102} count={11} k={k} />
        <RafterBand from={722} to={1160} depth={44} pitch={40} />
        <path className="accent-line" d="M722-3H1160" />
        <TileCourses from={744} count={9} k={k} />
      </g>
      <path className="paper" d={endGrain(286, 462, 20, 50) + endGrain(513, 285, 20, 50)} />
      <CutBricks x={330} bottom={640} courses={46} width={40} k={3.12} />
      <CutBricks x={450} bottom={640} courses={46} width={40} k={3.12} />
      <path className="wash none" d={rect(371, 102, 12, 520) + rect(437, 102, 12, 520)} />
      <path className="cut paper" d="M383 66V640M389 66V640M431 66V640M437 66V640" />
      <path className="cut paper" d="M310 104l8-16 58-8h68l58 8 8 16v4h-8v-4h-8v4H326v-4h-8v4h-8z" />
      <Cowl x={410} y={78} />
      <path className="lead-line" d="M346 352H329l-6 31L236 456M474 214h17l4 40 30 2 40-34" />
      <path className="hidden-line" d="M330 352v-16h24v-22h24v-22h24v-20h24v-20h24v-20h24v-18" />
      <Flow
        of="air"
        path="M410 560c-8-24 8-50 0-74s8-50 0-74 8-50 0-74 8-50 0-74v-36"
        head={[410, 218]}
        angle={-90}
      />
      <g className="fine">
        <Callout x={150} y={60} rule={110} to={[[378, 22]]} text="Trekkap" />
        <Callout x={110} y={150} rule={130} to={[[322, 98]]} text="Afdekplaat" />
        <Callout x={60} y={330} rule={110} to={[[266, 428]]} text="Voetlood" />
        <Callout x={664} y={70} rule={-124} to={[[486, 213]]} text="Achterlood" />
        <Callout x={740} y={420} rule={-130} to={[[444, 450]]} text="Rookkanaal" />
        <Callout x={740} y={500} rule={-130} to={[[522, 320]]} text="Raveelbalk" />
      </g>
    </>
  );
}
