import { endGrain, joists, rect, row } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, DetailTiles, Note, Sheet, slopeFrame } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { tileCut } from "~/drawings/roof-shapes";

const roof = slopeFrame([24, 474], 33);
const pitch = 74;
const k = pitch / 20;

/** Boarding on purlins, membrane with a tear, counter batten, battens and tiles; one tile has slid down. */
function Slope() {
  return (
    <g transform={roof.transform}>
      <path className="paper" d={endGrain(298, 14, 46, 82) + endGrain(786, 14, 46, 82)} />
      <path className="cut paper" d="M-60 0H900V14H-60z" />
      <path className="thin" d={row(7, [54, 0], [128, 0], "v14z")} />
      <path className="paper" d="M-60-20H900V-6H-60z" />
      <path className="cut" d="M-60-3H566M612-3H900M566-3l10-9M612-3l-8 9" />
      <g transform="translate(0 -20)">
        <DetailTiles from={-4} count={9} pitch={pitch} />
        <DetailTiles from={736} count={3} pitch={pitch} />
        <path className="paper" d={rect(662 - 8.5 * k, -3 * k, 5 * k, 3 * k)} />
        <path
          className="tone"
          transform={`translate(${662 - 25 * k - 44} ${-7.8 * k - 9})rotate(-3)`}
          d={`M0 0${tileCut(k)}`}
        />
      </g>
      <path className="water-line cut" d="M660-54V-9H606L588-1V18H346V98" />
    </g>
  );
}

/** Attic floor: joists with the ceiling under them, and the stain where the water shows. */
function Ceiling() {
  return (
    <>
      <path className="paper" d={joists(6, 98, 452, 112, 24, 50)} />
      <path className="paper" d="M4 502H720V514H4z" />
      <path
        className="none tone"
        d="M300 503H452c-2 10-22 8-34 18-10 8-24 4-36 12-14 6-26-2-40-6-18-4-40-10-42-24z"
      />
      <path className="thin" d="M4 514H720" />
    </>
  );
}

/** One tile slipped: the way of the water through the layers of the roof to a stain far lower. */
export function Daklekkage({ id }: { id: string }) {
  const hole = roof.at(660, -54);
  const edge = roof.at(346, 98);
  return (
    <Sheet id={id} height={590}>
      <Ceiling />
      <Slope />
      <path
        className="water"
        d={drops([
          [edge[0], edge[1] + 4],
          [edge[0], edge[1] + 44],
          [edge[0], 480],
          [338, 556],
        ])}
      />
      <Flow
        of="water"
        path={`M${hole[0] + 44} ${hole[1] - 50}L${hole[0] + 6} ${hole[1] - 8}`}
        head={[hole[0] + 4, hole[1] - 5]}
        angle={128}
      />
      <path className="hidden-line" d={`M${hole[0]} ${hole[1] + 60}V562`} />
      <path
        className="thin"
        d={`M${edge[0] + 10} 562H${hole[0] + 8}M${hole[0] - 5} 567l10-10M${edge[0] + 5} 567l10-10`}
      />
      <Note x={464} y={552} anchor="middle">
        meters verder
      </Note>
      <Break from={[714, 446]} to={[714, 520]} />
      <Balloons
        spots={[
          [400, 60, ...roof.at(598, -60)],
          [290, 130, ...roof.at(432, -26)],
          [180, 200, ...roof.at(567, -5)],
          [560, 270, ...roof.at(490, 8)],
          [500, 360, ...roof.at(322, 60)],
          [230, 552, 318, 510],
        ]}
      />
    </Sheet>
  );
}
