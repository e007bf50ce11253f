import { endGrain, joists, rect, row, scaled, zigzag } from "~/drawings/geometry";
import { Break } from "~/drawings/marks";
import { Balloons, BrickLeaf, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { tileCut } from "~/drawings/roof-shapes";

const roof = slopeFrame([18, 452], 32);
const pitch = 68;
const k = pitch / 20;

function tiles(from: number, count: number) {
  return row(count, [from - 25 * k, -57 - 7.8 * k], [pitch, 0], tileCut(k));
}

/** Roof with its hole closed: what is new carries the pencil. */
function Slope() {
  return (
    <g transform={roof.transform}>
      <Timber d="M-80 12H326V86H-80zM512 12H900V86H512z" />
      <path className="tone" d="M348 12H490V86H348z" />
      <path className="poche" d={endGrain(326, 12, 22, 74) + endGrain(490, 12, 22, 74)} />
      <path className="paper" d="M-80 0H900V12H-80z" />
      <path className="tone" d="M282 0H556V12H282z" />
      <path className="paper" d="M-80-40H900V0H-80z" />
      <path className="hair" d={zigzag(-80, -2, 384, -36, 17) + zigzag(534, -2, 366, -36, 17)} />
      <Wool x={304} y={-40} width={230} height={40} />
      <path className="cut" d="M-80-43H300M560-47H900" />
      <path className="accent-line cut" d="M264-47H520l14 4h70" />
      <path className="paper" d="M-80-57H900V-48H-80z" />
      <path
        className="paper"
        d={row(12, [70 - 8.5 * k - 68, -57 - 3 * k], [pitch, 0], scaled("h5v3h-5z", k))}
      />
      <path className="paper" d={`${tiles(2, 5)}${tiles(614, 4)}`} />
      <path className="tone" d={tiles(342, 4)} />
    </g>
  );
}

/** Attic floor closed over the flue that stays, with its cover and a grille that airs it. */
function Floor() {
  return (
    <>
      <BrickLeaf x={330} y={506} width={32} height={154} course={28} />
      <BrickLeaf x={430} y={506} width={32} height={154} course={28} />
      <path className="wash none" d={rect(363, 508, 66, 152)} />
      <path
        className="paper"
        d={
          joists(3, 66, 466, 84, 20, 44) +
          endGrain(306, 466, 20, 44) +
          endGrain(466, 466, 20, 44) +
          joists(3, 530, 466, 76, 20, 44)
        }
      />
      <path
        className="paper"
        d={`${rect(0, 454, 720, 12)}${rect(0, 510, 330, 10)}${rect(462, 510, 258, 10)}`}
      />
      <path className="tone" d={rect(296, 454, 200, 12)} />
      <Wool x={328} y={467} width={136} height={19} />
      <path className="tone" d={rect(322, 488, 148, 18)} />
      <path className="paper" d={rect(428, 560, 38, 46)} />
      <path className="cut" d={row(4, [432, 568], [0, 10], "l30 5z")} />
    </>
  );
}

/** Chimney taken down to the attic floor: the roof, the floor and the flue that stays, in section. */
export function SchoorsteenVerwijderen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={670}>
      <Floor />
      <Slope />
      <path
        className="hidden-line"
        d="M330 454V60H316V44H476V60H462V454M362 454V60M430 454V60M372 44V16H420V44"
      />
      <Break from={[322, 650]} to={[470, 650]} />
      <Balloons
        spots={[
          [250, 60, 330, 100],
          [560, 390, ...roof.at(501, 60)],
          [650, 300, ...roof.at(548, 6)],
          [150, 200, ...roof.at(296, -74)],
          [150, 570, 310, 460],
          [590, 600, 464, 582],
        ]}
      />
    </Sheet>
  );
}
