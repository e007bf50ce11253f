import { type Point, polygon, polyline, round } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { axonometry } from "~/drawings/parts/axo";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { SlabEdge } from "~/drawings/parts/slab-edge";
import { block } from "~/drawings/parts/wall";

/** x along the eaves, y up the roof and level, z up. The stack stands on 0–150 by 0–150. */
const body = axonometry({ origin: [270, 482], x: [0.96, 0.26], y: [0.74, -0.36], z: [0, -1.08] });
const { at } = body;
const rise = 0.62;
const crown = 262;
/** A point on the tiles. */
const tile = (x: number, y: number): Point => at(x, y, y * rise);

/** Tiles around the stack: courses along the eaves, the edges of the pans up the slope. */
function Tiles() {
  const courses = [-130, -80, -30, 20, 70, 120, 170, 220].map((y) => polyline([tile(-170, y), tile(330, y)]));
  const pans = Array.from({ length: 12 }, (_, i) => -130 + i * 40).map((x) =>
    polyline([tile(x, -150), tile(x, 260)]),
  );
  return (
    <>
      <path
        className="wash"
        d={polygon([tile(-170, -150), tile(330, -150), tile(330, 260), tile(-170, 260)])}
      />
      <path className="thin" d={pans.join("")} />
      <path d={courses.join("")} />
      <path
        className="paper"
        d={polygon([tile(-170, -150), tile(330, -150), at(330, -150, -104), at(-170, -150, -104)])}
      />
    </>
  );
}

/** New brickwork: bed joints round both faces, head joints in bond. */
function Brickwork() {
  const faces =
    body.front(0, 150, 0, 0, crown) +
    polygon([at(150, 0, 0), at(150, 0, crown), at(150, 150, crown), at(150, 150, 93)]);
  const heights = Array.from({ length: 14 }, (_, i) => 18 + i * 18);
  const beds = heights.map((z) =>
    polyline([at(0, 0, z), at(150, 0, z), at(150, Math.min(150, z / rise), z)]),
  );
  const heads = heights
    .slice(1)
    .flatMap((z, i) =>
      (i % 2 ? [25, 75, 125] : [50, 100]).flatMap((d) => [
        polyline([at(d, 0, z), at(d, 0, z - 18)]),
        ...(d * rise < z - 18 ? [polyline([at(150, d, z), at(150, d, z - 18)])] : []),
      ]),
    );
  return (
    <>
      <path className="paper" d={faces} />
      <path className="hair" d={beds.join("") + heads.join("")} />
      <path d={faces} />
    </>
  );
}

/** Lead: apron at the low side, steps along the side, gutter behind with its ends free. */
function Lead() {
  const steps = Array.from({ length: 6 }, (_, i) => i * 25).flatMap((y) => [
    at(150, y, y * rise + 46),
    at(150, y + 25, y * rise + 46),
  ]);
  return (
    <>
      <path className="tone" d={polygon([at(150, 0, 0), ...steps, at(150, 150, 93)])} />
      <path
        className="cut"
        d={[0, 25, 50, 75, 100]
          .map((y) => polyline([at(150, y + 6, y * rise + 46), at(150, y + 18, y * rise + 46)]))
          .join("")}
      />
      <path className="tone" d={polygon([tile(150, -2), tile(176, -2), tile(176, 168), tile(150, 150)])} />
      <path className="tone" d={body.front(-4, 154, 0, 0, 34)} />
      <path className="tone" d={polygon([at(-22, 0, 2), at(180, 0, 2), tile(186, -62), tile(-28, -62)])} />
    </>
  );
}

/** Lined flue behind the opened front; the tube is longer than the stack. */
function Liner() {
  const tube = (x: number) => at(x, 0, 0)[0];
  const [l, r] = [tube(48), tube(104)];
  const hole = "M-46-88l22-8 18 8 24-10 30 14-6 60 8 50-14 26-26 6-22-10-24 8-12-30 6-60z";
  return (
    <g transform={`translate(${round((l + r) / 2)} 354)`}>
      <path className="ink" d={hole} />
      <path className="paper" d="M-24-92h48V78l-22 8-26-10z" />
      <path className="thin" d="M-12-90V80M-16-90V80M-24-30h48M-24 26h48" />
    </g>
  );
}

/** Cover slab that stands out all round, and the liner with its rain cap above it. */
function Crown() {
  const [x, y] = at(75, 75, crown + 24);
  return (
    <>
      <path className="paper" d={block(body, [-18, 168], [-18, 168], [crown, crown + 18])} />
      <path
        className="paper"
        d={
          polygon([at(-18, -18, crown + 18), at(168, -18, crown + 18), at(75, 75, crown + 30)]) +
          polygon([at(168, -18, crown + 18), at(168, 168, crown + 18), at(75, 75, crown + 30)])
        }
      />
      <path className="paper" d={`M${x - 24} ${y + 4}v-52h48v52c-8 12-40 12-48 0z`} />
      <path
        className="thin"
        d={`M${x - 12} ${y - 46}v56M${x - 16} ${y - 46}v56M${x - 20} ${y - 48}v-16M${x + 20} ${y - 48}v-16`}
      />
      <path className="tone" d={`M${x - 36} ${y - 62}h72l-14-16h-44z`} />
    </>
  );
}

/** Head of a chimney built anew on its roof, with the parts that turn the water. */
export function SchoorsteenRenovatie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={650}>
      <Tiles />
      <path className="tone" d={block(body, [-30, 206], [150, 196], [93, 104])} />
      <path
        className="poche"
        d={polygon([at(150, 154, 104), at(206, 154, 104), at(206, 190, 104), at(150, 190, 104)])}
      />
      <Brickwork />
      <Lead />
      <Liner />
      <Crown />
      <SlabEdge id={id} from={at(-18, -18, crown + 6)} />
      <Flow
        of="water"
        path={`M${at(200, 172, 106).join(" ")}L${tile(226, 168).join(" ")}L${tile(226, 60).join(" ")}`}
        head={tile(226, 56)}
        angle={126}
      />
      <Balloons
        spots={[
          [240, 56, 176, 90],
          [600, 180, ...at(150, 110, 200)],
          [660, 500, ...at(150, 52, 60)],
          [120, 480, ...tile(30, -40)],
          [660, 260, ...at(196, 172, 104)],
          [110, 330, 332, 372],
        ]}
      />
    </Sheet>
  );
}
