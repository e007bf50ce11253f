import { row, strokes, zigzag } from "~/drawings/geometry";
import { HouseBody, HouseRoof, slopesOf } from "~/drawings/parts/house";
import { Balloons, Sheet } from "~/drawings/parts/sheet";

const house = { x: 290, width: 340, attic: 260, first: 400, ground: 540 };
const { left, right, length } = slopesOf(house);

/** Wind from the right, and the tiles that it carries off. */
function Storm() {
  return (
    <>
      <path
        className="accent-line"
        d="M260 60H150c-22 0-22-26-2-24M230 84H90M270 130H130c-24 0-24-28-2-26M240 154H60"
      />
      <path className="tone" d="M196 190l24-10 3 6-24 10zM132 262l20-18 5 5-20 18zM236 118l26-2v7l-26 2z" />
    </>
  );
}

/** Parked car of the neighbours, with a tile in its roof. */
function Car() {
  return (
    <g transform="translate(26 490)">
      <path
        className="paper"
        d="M4 44V22c0-6 4-9 10-10l26-4 20-26c3-4 7-6 12-6h48c6 0 11 2 14 7l14 25 14 4c6 2 8 5 8 10v22z"
      />
      <path className="wash" d="M48 8l16-21c2-2 4-3 7-3h22V8zM100 8v-24h18c4 0 6 1 8 4l12 20z" />
      <circle className="paper" cx="42" cy="44" r="16" />
      <circle className="paper" cx="136" cy="44" r="16" />
      <circle cx="42" cy="44" r="7" />
      <circle cx="136" cy="44" r="7" />
      <path className="tone" d="M86-32l26 4-2 8-26-4z" />
      <path d="M80-24l6 6 6-6 8 8 8-8" />
    </g>
  );
}

function Chimney() {
  return (
    <>
      <path className="paper" d="M520 60H562V172L520 130z" />
      <path className="thin" d={strokes(5, [520, 74], [0, 12], 42, 0)} />
      <path className="paper" d="M512 52h58v8h-58zM530 34h22v18h-22z" />
      <path className="tone" d="M520 130v-20h10v10h10v10h11v10h11v32l16 16-8 4-60-58z" />
      <path d="M532 132l6 10-4 4 8 8M548 146l4 8" />
    </>
  );
}

/** What the rain did inside: wet boards and wool, a stained ceiling, wet wallpaper, damaged things. */
function Inside() {
  return (
    <>
      <g transform={left.transform}>
        <path className="none water" d="M92-1H176L160 16H70z" opacity=".45" />
      </g>
      <path className="water-line" strokeDasharray="3 6" d="M374 206V258M384 196V258M394 206V258" />
      <path className="none tone" d="M340 279h84c0 8-12 6-18 14s-10 0-18 4-12 12-20 4-28-10-28-22z" />
      <path className="none tone" d="M314 284h10c6 30-2 60 2 84h-12z" />
      <path className="paper" d="M410 400v-44h12v18h66v-18h12v44zM414 392v8M496 392v8" />
      <path className="thin" d="M422 374v14h66v-14M455 376v12" />
      <path className="paper" d="M346 352h36v6h-4v42h-5v-42h-18v42h-5v-42h-4z" />
      <path
        className="water"
        d="M432 348c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9zM396 318c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9zM366 310c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9z"
      />
    </>
  );
}

/** A house after a storm: what was damaged, and under which cover it falls. */
export function DaklekkageVerzekering({ id }: { id: string }) {
  return (
    <Sheet id={id} height={620}>
      <Storm />
      <HouseBody house={house} />
      <HouseRoof house={house} gap={{ from: 4, to: 7 }}>
        <path className="hair" d={zigzag(2, 14.5, length - 16, -13, 16)} />
      </HouseRoof>
      <Chimney />
      <Inside />
      <g transform={right.transform}>
        <path className="accent-line cut" d="M20-16c20-5 34 3 54-1s40 2 56-2" />
        <path className="ink" d={row(3, [24, -24], [48, 0], "h8v5h-8z")} />
        <path className="accent-line cut" d="M20-16l-6 12" />
      </g>
      <path className="paper" d="M634 252c-6 22 34 24 34 0v-4" />
      <path className="none tone" d="M636 252h30c-2 12-28 12-30 0z" />
      <path className="water-line" d="M670 252c10 6 12 30 12 56M632 258v60M678 330v30" />
      <Car />
      <Balloons
        spots={[
          [300, 60, ...left.at(130, -8)],
          [620, 84, 556, 152],
          [694, 210, 660, 256],
          [450, 180, ...left.at(128, 10)],
          [470, 322, 408, 288],
          [550, 380, 494, 382],
          [690, 150, ...right.at(64, -18)],
          [60, 400, 120, 468],
        ]}
      />
    </Sheet>
  );
}
