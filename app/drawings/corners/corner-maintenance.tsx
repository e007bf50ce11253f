import { Callout } from "~/drawings/marks";
import { DormerCheek, Downpipe, HalfRoundGutter, TileCourses } from "~/drawings/roof-shapes";
import { Ladder, Person } from "~/drawings/site-shapes";
import { BrickFace } from "~/drawings/wall-shapes";

/** Gable end with a dormer seen from the side, its gutter, and the painter on the ladder. */
export function MaintenanceCorner() {
  return (
    <>
      <path className="paper none" d="M352 404L800-44V600H352z" />
      <BrickFace large d="M352 600V414L800-34V600z" />
      <path d="M352 600V402" />
      <g transform="translate(330 400)rotate(-45)">
        <path className="cut paper" d="M-2 0H660v22H20z" />
        <TileCourses from={0} count={18} k={1.8} />
      </g>
      <DormerCheek x={430} y={273} height={166} />
      <HalfRoundGutter x={308} y={390} radius={22} flip />
      <Downpipe x={326} top={440} bottom={620} width={16} every={150} />
      <path className="thin paper" d="M300 412v10c0 12 26 10 26 22h16c0-22-26-18-26-28v-4z" />
      <path className="paper" d="M540 410h150v160H540z" />
      <path
        className="tone"
        d="M548 418h134v144H548zM556 426v128h55V426zM619 426v128h55V426z"
        fillRule="evenodd"
      />
      <path className="paper" d="M540 410l-6-30h162l-6 30z" />
      <path
        className="thin"
        d="M555 410l-5-30M570 410l-4-30M585 410l-3-30M600 410l-1-30M615 410v-30M630 410l1-30M645 410l3-30M660 410l4-30M675 410l5-30"
      />
      <path className="paper" d="M532 570h166v10H532z" />
      <g className="x2" transform="translate(256 592)scale(1.7)">
        <Ladder foot={[-56, 110]} top={[39, -183]} />
        <Person x={0} y={0} pose="climbing" />
      </g>
      <g className="fine">
        <Callout x={130} y={96} rule={120} to={[[430, 98]]} text="Boeideel" />
        <Callout x={110} y={160} rule={120} to={[[438, 160]]} text="Kozijn" />
        <Callout x={90} y={224} rule={120} to={[[474, 188]]} text="Zijwang" />
        <Callout x={70} y={288} rule={186} to={[[284, 386]]} text="Dakgoot" />
      </g>
    </>
  );
}
