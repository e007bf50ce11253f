import { endGrain } from "~/drawings/geometry";
import { Callout, Dimensions } from "~/drawings/marks";
import { Battens, Purlin, RafterBand, Ridge, TileCourses, tileCut } from "~/drawings/roof-shapes";
import { Person } from "~/drawings/site-shapes";

const k = 2.6;
const left = "translate(-17.8 584.5)rotate(-40)";
const right = "translate(1017.8 584.5)scale(-1 1)rotate(-40)";

/** Ridge in section: the far slope tiled, the near one battened and being laid. */
export function RoofCorner() {
  return (
    <>
      <path className="thin soft" d="M262 404H738M243 420H757M500 269V404" />
      <path className="paper" d={endGrain(487, 207, 26, 62)} />
      <g transform={left}>
        <Purlin at={470} depth={44} k={k} />
        <Purlin at={190} depth={44} k={k} />
        <RafterBand from={-60} to={676} depth={44} pitch={40} />
        <path className="accent-line" d="M-60-3H674" />
        <TileCourses from={-104} count={15} k={k} />
        <Dimensions stops={[288, 340, 392]} at={-62} texts={["320", "320"]} />
      </g>
      <g transform={right}>
        <Purlin at={470} depth={44} k={k} />
        <RafterBand from={200} to={676} depth={44} pitch={40} />
        <path className="accent-line" d="M200-3H674" />
        <Battens from={520} count={3} k={k} />
        <TileCourses from={156} count={7} k={k} />
        <path className="hidden-line" d="M536-72l-24 38M604-78l-26 40" />
        <path className="tiles" transform="translate(538 -84)rotate(-5)" d={`M0 0${tileCut(k)}`} />
      </g>
      <g className="x2" transform="translate(706 288)scale(-2.5 2.5)">
        <Person x={0} y={0} pose="kneeling" />
      </g>
      <Ridge x={500} y={150} k={k} />
      <g className="fine">
        <Callout x={232} y={92} rule={150} to={[[462, 128]]} text="Ruiter en vorst" />
        <Callout x={40} y={236} rule={150} to={[[262, 322]]} text="Keramische pan" />
        <Callout x={520} y={520} rule={-120} to={[[330, 332]]} text="Isolatie" />
        <Callout x={740} y={486} rule={-100} to={[[606, 338]]} text="Gording" />
      </g>
    </>
  );
}
