import { rect, row } from "~/drawings/geometry";
import { Balloons, GroundLine, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { Downpipe } from "~/drawings/roof-shapes";
import { Person } from "~/drawings/site-shapes";
import { BrickFace } from "~/drawings/wall-shapes";

function Window({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <path className="paper" d={rect(x, y, width, height)} />
      <path className="none" fill={hatch("glass")} d={rect(x + 6, y + 6, width - 12, height - 12)} />
      <path
        className="thin"
        d={`${rect(x + 6, y + 6, width - 12, height - 12)}M${x + width / 2} ${y + 6}v${height - 12}`}
      />
      <path className="paper" d={rect(x - 5, y + height, width + 10, 6)} />
    </>
  );
}

function RoofFace() {
  return (
    <>
      <path className="tone" d="M62 126H498V286H62z" />
      <path className="none" fill={hatch("tile")} d="M62 126H498V286H62z" />
      <path className="tone" d={row(22, [60, 130], [20, 0], "v-12c4-5 16-5 20 0v12z")} />
    </>
  );
}

function Chimney() {
  return (
    <>
      <path className="paper" d="M130 62H186V170H130z" />
      <BrickFace d="M130 62H186V170H130z" />
      <path
        className="paper"
        d="M122 54h72v9h-72zM136 54l3-22h14l3 22zM162 54l3-22h14l3 22zM132 24l13-9 13 9z"
      />
      <path className="lead" d="M124 168h68v14l-6 6h-56l-6-6z" />
    </>
  );
}

/** Dormer with its flat roof, cheeks and the lead at its foot. */
function Dormer() {
  return (
    <>
      <path className="paper" d="M322 180H430V256H322z" />
      <Window x={332} y={188} width={88} height={56} />
      <path className="paper" d="M310 164H442V180H310zM306 158H446V164H306z" />
      <path className="lead" d="M314 256H438l8 12H306z" />
      <path className="thin" d="M436 180V256h4V180" />
    </>
  );
}

/** House seen from the street with the eight places of the yearly round. */
export function DakOnderhoudJaarschema({ id }: { id: string }) {
  return (
    <Sheet id={id} height={560}>
      <GroundLine x={14} y={506} width={692} depth={30} />
      <path className="paper" d={rect(76, 286, 408, 220)} />
      <BrickFace d={rect(76, 286, 408, 220)} />
      <path d="M76 296V506M484 296V506" />
      <RoofFace />
      <Chimney />
      <Dormer />
      <path className="paper" d="M222 186H286V250H222zM216 250H292L298 262H210z" />
      <path className="none" fill={hatch("glass")} d={rect(230, 194, 48, 48)} />
      <path className="thin" d={rect(230, 194, 48, 48)} />
      <path className="paper" d="M54 286H506V300H54z" />
      <Downpipe x={92} top={300} bottom={506} />
      <Window x={140} y={326} width={74} height={64} />
      <Window x={346} y={326} width={84} height={64} />
      <Window x={346} y={424} width={84} height={66} />
      <path className="paper" d="M150 416H204V506H150z" />
      <path className="thin" d="M158 424H196V456H158zM198 466v6" />
      <path className="paper" d={rect(484, 406, 180, 100)} />
      <BrickFace d={rect(484, 406, 180, 100)} />
      <path className="paper" d="M484 388H672V406H484z" />
      <path className="accent" d="M484 382H676V388H484z" />
      <Window x={530} y={430} width={92} height={50} />
      <Downpipe x={650} top={406} bottom={506} width={7} />
      <g transform="translate(282 506)scale(.72)">
        <Person x={0} y={0} pose="standing" />
      </g>
      <Balloons
        spots={[
          [290, 60, 290, 120],
          [540, 190, 470, 226],
          [60, 60, 138, 96],
          [60, 170, 130, 182],
          [254, 218],
          [400, 100, 400, 168],
          [34, 350, 60, 296],
          [600, 320, 600, 386],
        ]}
      />
    </Sheet>
  );
}
