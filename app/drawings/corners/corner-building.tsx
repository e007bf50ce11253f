import { rect, row, uprightZigzag } from "~/drawings/geometry";
import { Callout } from "~/drawings/marks";
import { hatch } from "~/drawings/patterns";
import { Person, Scaffold } from "~/drawings/site-shapes";
import { Concrete, CutBricks, GroundSlab, wallTies } from "~/drawings/wall-shapes";

/** Roof of the extension, laid back in steps: joist, deck, vapour barrier, insulation, bitumen on its roll. */
function RoofInLayers() {
  return (
    <>
      <path className="paper" d={rect(360, 178, 392, 34)} />
      <path className="none" fill={hatch("timber")} d={rect(362, 181, 388, 30)} />
      <path className="paper" d={rect(430, 168, 322, 10)} />
      <path className="accent-line" d="M492 165H752" />
      <path className="cut wash" d={rect(536, 132, 216, 32)} />
      <path className="hair" d={row(13, [536, 164], [16.6, 0], "l8.3-32 8.3 32")} />
      <path className="cut" d="M640 129H740c8 0 8-8 8-30" />
      <path d="M640 129a16 16 0 1 1 14-16 10 10 0 1 1-12-10 6 6 0 1 1 2 10" />
      <path className="lead-line" d="M766 88h-16l-4 28" />
    </>
  );
}

/** Extension being built, in section: cavity wall going up, slab poured, roof laid to the old house. */
export function BuildingCorner() {
  return (
    <>
      <path className="none" fill={hatch("soil")} d="M0 522H290V560H0z" />
      <path className="none" fill={hatch("sand")} d="M400 546H800V588H400z" />
      <path className="cut draw" pathLength="1" d="M0 520H316" />
      <Scaffold x={84} y={520} bays={1} bay={160} lifts={[140]} />
      <Concrete d={rect(296, 566, 104, 32)} />
      <GroundSlab x={358} y={500} width={394} k={2} />
      <path className="paper" d={row(9, [360, 470], [0, -32], "h20v30h-20z")} />
      <path className="poche" d={rect(360, 522, 20, 44)} />
      <path className="wash none" d={rect(345, 212, 15, 288)} />
      <path className="hair" d={uprightZigzag(346, 214, 284, 13)} />
      <path className="thin" d="M345 212V500" />
      <CutBricks x={316} bottom={566} courses={37} width={24} k={2} />
      <path d={wallTies(328, 246, 5, 40, 52)} />
      <CutBricks x={752} bottom={620} courses={84} width={24} k={2} />
      <path className="paper" d={rect(790, -10, 20, 620)} />
      <RoofInLayers />
      <path className="thin" d="M312 130V566M308 130h8" />
      <path className="accent-line" d="M312 281H250" />
      <path className="paper" d={rect(290, 232, 36, 13)} />
      <g className="x2" transform="translate(226 372)scale(2)">
        <Person x={0} y={0} pose="reaching" />
      </g>
      <path className="thin poche" d={row(4, [104, 366], [0, -7.5], "h52v6h-52z")} />
      <path
        className="thin"
        d="M556 212v10M548 222h16M554 222v120M558 222v120M550 342h12v154M550 342v154M544 498h24"
      />
      <path
        className="thin paper"
        d="M604 430h120v9H604zM616 439l-10 59h6l12-59zM708 439l12 59h-6l-14-59zM612 470h106"
      />
      <g className="fine">
        <Callout x={530} y={290} rule={-112} to={[[372, 300]]} text="Binnenblad" />
        <Callout x={530} y={350} rule={-112} to={[[352, 360]]} text="Isolatie" />
        <Callout x={530} y={410} rule={-112} to={[[340, 402]]} text="Spouwanker" />
        <Callout x={450} y={90} rule={100} to={[[592, 146]]} text="Dakopbouw" />
        <Callout x={130} y={590} rule={120} to={[[308, 584]]} text="Fundering" />
      </g>
    </>
  );
}
