import { rect, row } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, GroundLine, Sheet } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { Person, Plant } from "~/drawings/site-shapes";
import { Concrete } from "~/drawings/wall-shapes";

/** Glass roof on its beam, from the profile on the wall to the gutter. */
function Roof() {
  return (
    <>
      <path className="paper" d="M140 150L580 262V296L140 190z" />
      <path className="thin" d="M140 182L580 289M140 158L580 270" />
      <path className="tone" d="M150 132L612 250V258L150 140zM150 122L612 240V246L150 128z" />
      <path
        className="ink none"
        d="M160 136l12 3-2 10-12-3zM376 191l12 3-2 10-12-3zM566 240l12 3-2 10-12-3z"
      />
      <path className="paper" d="M128 108h26l10 14-2 32 -34 40z" />
      <path className="lead-line" d="M116 84h18l6 8v16l30 12" />
    </>
  );
}

/** Gutter on the head of the column, with its own pipe. */
function Gutter() {
  return (
    <>
      <path className="paper" d="M600 258h60v44h-8v-36h-44v30h-24v-14h16z" />
      <path className="zinc" d="M606 262v32h44v-32M650 262a4 4 0 1 1 6 3" />
      <path className="none" fill={hatch("water")} d={rect(608, 284, 40, 9)} />
      <path className="paper" d="M632 296h16v216h-16z" />
      <path className="cut" d="M604 360h46M604 450h46" />
    </>
  );
}

/** Column on its anchor, sliding door with a low sill, and the channel before it. */
function Front() {
  return (
    <>
      <path className="paper" d={rect(566, 290, 22, 212)} />
      <path className="paper" d="M588 296h14v20h-14z" />
      <path className="wash" d={rect(591, 316, 9, 180)} />
      <path className="thin" d="M594 318v176M597 318v176" />
      <path className="paper" d="M586 488h18v12h22v8h-40z" />
      <path className="ink none" d={rect(556, 500, 42, 6)} />
      <path className="accent-line cut" d="M566 506v62l-8 8M588 506v62l8 8" />
      <path className="paper" d="M650 506h34v32h-34z" />
      <path className="cut" d={row(5, [654, 508], [6.4, 0], "v6z")} />
      <path className="none" fill={hatch("water")} d={rect(653, 524, 28, 12)} />
    </>
  );
}

function Floor() {
  return (
    <>
      <path className="none" fill={hatch("sand")} d={rect(140, 560, 400, 34)} />
      <Concrete d={rect(140, 506, 412, 22)} />
      <Wool x={140} y={530} width={412} height={28} />
      <Concrete d={rect(564, 508, 46, 112)} />
      <path className="accent" d={rect(552, 506, 12, 70)} />
      <path className="thin" d="M140 500H556M140 504H556" />
    </>
  );
}

/** Conservatory against a rear wall, in section. */
export function SerreAanbouw({ id }: { id: string }) {
  return (
    <Sheet id={id} height={650}>
      <GroundLine x={610} y={512} width={100} depth={70} />
      <BrickLeaf x={34} y={20} width={32} height={540} course={20} />
      <Wool x={70} y={20} width={26} height={540} />
      <BrickLeaf x={100} y={20} width={40} height={540} course={20} />
      <Concrete d={rect(22, 560, 130, 26)} />
      <Floor />
      <Roof />
      <Front />
      <Gutter />
      <g className="x2" transform="translate(300 500)scale(1.9)">
        <Person x={0} y={0} pose="sitting" />
      </g>
      <Plant x={470} y={500} height={120} />
      <Flow of="water" path="M300 146L420 177" head={[427, 179]} angle={14} />
      <Balloons
        spots={[
          [210, 60, 138, 96],
          [270, 270, 300, 210],
          [460, 120, 480, 212],
          [620, 180, 616, 266],
          [490, 370, 574, 400],
          [684, 400, 598, 420],
          [440, 620, 558, 548],
        ]}
      />
    </Sheet>
  );
}
