import { joists, rect, row, strokes } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { Masonry } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { BrickFace, Concrete } from "~/drawings/wall-shapes";

const props = [222, 306, 390, 474];

/** Side walls cut, and what stays of the wall between them: a pier at both ends. */
function Walls() {
  const piers = `${rect(104, 250, 62, 276)}${rect(554, 250, 62, 276)}`;
  return (
    <>
      <Masonry d={`${rect(64, 20, 40, 538)}${rect(616, 20, 40, 538)}`} />
      <path className="paper none" d={piers} />
      <BrickFace large d={piers} />
      <path d="M166 276V510M554 276V510" />
      <path className="wash none" d={rect(166, 262, 388, 248)} />
      <BrickFace large d={rect(166, 262, 388, 248)} />
      <path className="none paper" d="M196 262H524V510H196z" fillOpacity="0.82" />
      <path className="hidden-line" d={rect(168, 264, 384, 246)} />
    </>
  );
}

/** Steel beam between the joists, which hang in it; blocks under its ends spread the load. */
function BeamAndJoists() {
  return (
    <>
      <path className="tone" d={rect(122, 196, 476, 54)} />
      <path className="ink none" d={`${rect(122, 192, 476, 8)}${rect(122, 246, 476, 8)}`} />
      <path className="paper" d={joists(7, 142, 188, 69, 22, 58)} />
      <path className="accent-line cut" d={row(7, [140, 216], [69, 0], "v32h26v-32h-26z")} />
      <path className="paper" d={rect(104, 176, 512, 12)} />
      <path className="thin" d={strokes(9, [150, 176], [52, 0], 0, 12)} />
      <Concrete d={rect(112, 254, 54, 24)} />
      <Concrete d={rect(554, 254, 54, 24)} />
    </>
  );
}

/** Props under a head beam, before the wall and behind it. */
function Props() {
  return (
    <>
      <path className="paper" d={rect(186, 266, 348, 16)} />
      <path
        className="paper"
        d={props
          .map(
            (x) =>
              `${rect(x, 290, 12, 116)}${rect(x - 4, 396, 20, 110)}${rect(x - 12, 282, 36, 8)}${rect(x - 12, 502, 36, 8)}`,
          )
          .join("")}
      />
      <path className="cut" d={props.map((x) => `M${x - 10} 398h32`).join("")} />
      <path className="hair" d={props.map((x) => `M${x + 6} 296v94`).join("")} />
    </>
  );
}

/** Light partition upstairs: it stands on the floor and stops short of the ceiling. */
function Partition() {
  return (
    <>
      <path className="paper" d={rect(340, 48, 40, 128)} />
      <path className="none wash" d={rect(346, 54, 28, 116)} />
      <path className="thin" d="M346 48v128M374 48v128M346 58h28M346 166h28" />
      <path className="hair" d={row(5, [348, 62], [0, 20], "l24 10-24 10z")} />
      <path className="paper" d={`M104 28H616v10H104z`} />
      <path className="hidden-line" d="M336 43h48" />
    </>
  );
}

/** A bearing wall on its way out: props, steel beam and the path of the load round the opening. */
export function UwHuisVerbouwen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={630}>
      <Walls />
      <Partition />
      <BeamAndJoists />
      <Props />
      <Concrete d={rect(104, 510, 512, 14)} />
      <path className="none" fill={hatch("soil")} d={rect(180, 530, 360, 70)} />
      <Masonry d={`${rect(116, 524, 44, 34)}${rect(560, 524, 44, 34)}`} />
      <Concrete d={rect(44, 558, 132, 34)} />
      <Concrete d={rect(544, 558, 132, 34)} />
      <Flow of="load" path="M300 222H176C150 222 138 232 138 262V540" head={[138, 548]} angle={90} />
      <Flow of="load" path="M420 222H544C570 222 582 232 582 262V540" head={[582, 548]} angle={90} />
      <Balloons
        spots={[
          [220, 120, 222, 196],
          [442, 350],
          [276, 460, 312, 440],
          [500, 120, 534, 196],
          [34, 266, 122, 266],
          [440, 100, 370, 110],
          [400, 590, 550, 578],
        ]}
      />
    </Sheet>
  );
}
