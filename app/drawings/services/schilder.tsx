import { type Point, polygon, polyline } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { axonometry } from "~/drawings/parts/axo";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";

/** Lower corner of a frame: x along the sill, y inward, z up. */
const body = axonometry({ origin: [92, 500], x: [1.06, 0.2], y: [0.62, -0.42], z: [0, -1.1] });
const { at } = body;
const end = 430;
const top = 372;

/** Cut end of the sill: slope on top, groove under the nose. */
const profile: readonly (readonly [y: number, z: number])[] = [
  [0, 0],
  [0, 40],
  [92, 66],
  [92, 84],
  [168, 84],
  [168, 0],
  [40, 0],
  [40, 11],
  [24, 11],
  [24, 0],
];
const sill = (x: number) => profile.map(([y, z]) => at(x, y, z));

function Sill() {
  const cut = polygon(sill(end));
  return (
    <>
      <path
        className="paper"
        d={
          body.front(0, end, 0, 0, 40) +
          polygon([at(0, 0, 40), at(end, 0, 40), at(end, 92, 66), at(0, 92, 66)])
        }
      />
      <path className="paper" d={body.front(100, end, 92, 66, 84) + body.top(100, end, 92, 168, 84)} />
      <path className="paper" d={cut} />
      <path className="none" fill={hatch("timber")} d={cut} />
      <path className="cut" d={cut} />
      <path
        className="accent-line cut"
        d={polyline([at(end, 40, 0), at(end, 40, 11), at(end, 24, 11), at(end, 24, 0)])}
      />
    </>
  );
}

/** Glass with its bead, and the sealant drawn off to a slope on both. */
function Glass() {
  const pane = polygon([at(100, 126, 84), at(end, 126, 84), at(end, 126, top), at(100, 126, top)]);
  return (
    <>
      <path className="wash" d={pane} />
      <path className="none" fill={hatch("glass")} d={pane} />
      <path className="paper" d={body.right(end, 126, 142, 84, top)} />
      <path
        className="paper"
        d={
          polygon([at(100, 98, 84), at(end, 98, 84), at(end, 98, 100), at(100, 98, 100)]) +
          polygon([at(100, 98, 100), at(end, 98, 100), at(end, 114, 106), at(100, 114, 106)])
        }
      />
      <path
        className="paper"
        d={polygon([at(end, 98, 84), at(end, 98, 100), at(end, 114, 106), at(end, 114, 84)])}
      />
      <path
        className="accent"
        d={
          polygon([at(100, 114, 104), at(end, 114, 104), at(end, 126, 116), at(100, 126, 116)]) +
          polygon([at(end, 114, 84), at(end, 114, 104), at(end, 126, 116), at(end, 126, 84)])
        }
      />
    </>
  );
}

/** Coat of paint on the front of the stile, from `z` up; its lower edge is scraped back. */
function Coat({ z, className }: { z: number; className: string }) {
  const scraped = [0, 9, 6, 12, 3, 15, 0];
  const edge: Point[] = scraped.map((up, i) => at((i * 50) / 3, 60, z + up));
  return <path className={className} d={polygon([at(0, 60, top), ...edge, at(100, 60, top)])} />;
}

/** Stile on the sill, its paint laid back coat by coat to the bare wood at its foot. */
function Stile() {
  const grain = [14, 30, 46, 62, 80]
    .map((x) => polyline([at(x, 60, 64), at(x + 2, 60, 120), at(x - 2, 60, 170)]))
    .join("");
  const straws = [12, 24, 36, 48, 60, 72, 86]
    .map((x, i) => polyline([at(x, 60, 62), at(x, 60, 92 + (i % 3) * 14)]))
    .join("");
  return (
    <>
      <path
        className="paper"
        d={
          body.front(0, 100, 60, 56, top) + body.right(100, 60, 168, 66, top) + body.top(0, 100, 60, 168, top)
        }
      />
      <path
        className="thin"
        d={polyline([at(0, 60, top), at(100, 168, top)]) + polyline([at(100, 60, top), at(0, 168, top)])}
      />
      <path className="hair" d={grain} />
      <path
        className="poche none"
        d={polygon([
          at(0, 60, 57),
          at(0, 60, 108),
          at(30, 60, 94),
          at(60, 60, 116),
          at(100, 60, 88),
          at(100, 60, 57),
        ])}
      />
      <path className="accent-line" d={straws} />
      <Coat z={170} className="wash" />
      <Coat z={236} className="tone" />
      <Coat z={300} className="accent" />
      <path className="accent-line cut" d={polyline([at(0, 60, 57), at(100, 60, 57), at(100, 92, 66)])} />
      <path
        className="ink none"
        d={polygon([at(0, 60, 55), at(100, 60, 55), at(100, 60, 60), at(60, 60, 58), at(0, 60, 61)])}
      />
    </>
  );
}

/** Lower corner of a window frame, cut and laid bare: joint, sealant, groove and the coats of paint. */
export function Schilder({ id }: { id: string }) {
  const [x, y] = at(end, 4, -14);
  return (
    <Sheet id={id} height={650}>
      <Glass />
      <Sill />
      <Stile />
      <path
        className="water none"
        d={drops(
          [
            [x, y],
            [x, y + 30],
          ],
          0.8,
        )}
      />
      <Flow
        of="water"
        path={`M${at(300, 86, 68).join(" ")}L${at(300, 8, 46).join(" ")}`}
        head={at(300, 6, 45)}
        angle={146}
      />
      <Balloons
        spots={[
          [60, 600, ...at(40, 60, 58)],
          [40, 300, ...at(24, 60, 84)],
          [420, 90, ...at(260, 120, 111)],
          [480, 620, ...at(end, 30, 8)],
          [40, 220, ...at(20, 60, 216)],
          [250, 40, ...at(50, 60, 330)],
        ]}
      />
    </Sheet>
  );
}
