import { rect, row, strokes, zigzag } from "~/drawings/geometry";
import { Break } from "~/drawings/marks";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { Concrete } from "~/drawings/wall-shapes";

const plants = [204, 250, 296, 342, 388, 434, 668];

/** Drainage board: cups that hold water, with holes in between for the rest. */
function Drainage({ x, count }: { x: number; count: number }) {
  return (
    <>
      <path className="water none" d={row(count, [x + 3, 262], [22, 0], "h12l-3 12h-6z")} />
      <path d={`M${x} 252${"l4 22h8l4-22h6".repeat(count)}`} />
    </>
  );
}

function Stonecrop({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 187)scale(1 .78)`}>
      <path
        className="thin"
        d="M0 0c-2-8-7-13-12-17M0 0c0-10 2-18 1-27M2 0c3-7 8-11 13-14M12 0c4-8 4-14 3-22"
      />
      <path
        className="tone"
        d="M-12-17c-6-1-8-5-7-9 6 0 8 4 7 9zM1-27c-5-4-5-9-1-13 5 4 5 9 1 13zM15-14c1-6 5-8 10-8 0 6-4 9-10 8zM15-22c-4-4-3-9 1-12 4 4 4 9-1 12zM-6-10c-6 2-10 0-12-4 5-3 10-1 12 4zM2-14c4-4 9-4 12-1-3 4-8 5-12 1z"
      />
    </g>
  );
}

/** Roof edge with bitumen that is taken up above the plants. */
function Edge() {
  return (
    <>
      <Concrete d="M40 376H700V430H40z" />
      <path className="paper" d={rect(48, 128, 52, 248)} />
      <path className="none" fill={hatch("masonry")} d={rect(48, 128, 52, 248)} />
      <path className="paper" d={`${rect(104, 294, 440, 80)}${rect(584, 294, 116, 80)}`} />
      <path className="hair" d={zigzag(106, 296, 436, 76, 16) + zigzag(586, 296, 112, 76, 16)} />
      <path className="accent-line cut" d="M124 293H102V375H545V300M583 300V375H700" />
      <path className="tone" d="M44 115H114V271l12 12H546V292H104V124H44z" />
      <path className="tone" d="M582 283H700v9H582z" />
      <path className="paper" d="M36 102h84v10H46v32H36z" />
    </>
  );
}

/** Sedum roof on a warm deck in section: gravel along the edge, inspection box over the outlet. */
export function Groendaken({ id }: { id: string }) {
  return (
    <Sheet id={id} height={490}>
      <Edge />
      <path className="paper" d={`${rect(126, 276, 410, 6)}${rect(592, 276, 108, 6)}`} />
      <path
        className="thin"
        d={strokes(51, [128, 276], [8, 0], 4, 6) + strokes(13, [594, 276], [8, 0], 4, 6)}
      />
      <path className="paper" d="M551 292V490H577V292z" />
      <path className="cut" d="M530 281h20l4 12M598 281h-20l-4 12" />
      <path className="paper none" d="M196 190H476V250H196zM648 190H700V250H648z" />
      <path
        className="none"
        fill={hatch("gravel")}
        d="M122 206H190V276H122zM482 206H500V276H482zM624 206H642V276H624z"
      />
      <path className="none" fill={hatch("sand")} d="M196 190H476V248H196zM648 190H700V248H648z" />
      <path className="thin" d="M122 204c14-4 24 3 36 0s20 2 32-1M482 204h18M624 204h18" />
      <path d="M186 276h8V196M486 276h-8V196M638 276h8V196" />
      <Drainage x={198} count={12} />
      <Drainage x={650} count={2} />
      <path className="cut" strokeDasharray="7 5" d="M196 249H476M648 249H700" />
      <path d="M196 188c20-3 40 2 60-1s50 3 80 0 60 2 80 0 40 2 60 0M648 187c16-2 34 2 52 0" />
      {plants.map((x) => (
        <Stonecrop key={x} x={x} />
      ))}
      <path className="paper" d="M500 186H624V276H500z" />
      <path
        className="thin"
        d={strokes(5, [506, 210], [0, 13], 14, 0) + strokes(5, [604, 210], [0, 13], 14, 0)}
      />
      <path className="paper" d="M536 278c0-40 56-40 56 0z" />
      <path className="thin" d="M564 248v30M550 253l-4 25M578 253l4 25" />
      <path className="paper" d="M494 174H630V186H494z" />
      <path className="cut" d="M544 178h40" />
      <Break from={[694, 140]} to={[694, 434]} />
      <path className="thin" d="M600 70L564 178" />
      <Balloons
        spots={[
          [230, 462, 230, 336],
          [310, 462, 310, 288],
          [390, 462, 390, 279],
          [440, 70, 440, 268],
          [370, 70, 370, 249],
          [300, 70, 300, 220],
          [230, 70, 214, 168],
          [600, 70, 634, 240],
        ]}
      />
    </Sheet>
  );
}
