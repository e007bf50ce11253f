import { endGrain, joists, rect, uprightZigzag, zigzag } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import { Casement, CutMasonry, wallTies } from "~/drawings/wall-shapes";

/** Front cavity wall with its two windows: outer leaf, inner leaf (both cut). */
const frontWall =
  rect(200, 374, 8, 22) +
  rect(200, 478, 8, 84) +
  rect(200, 650, 8, 110) +
  rect(215, 374, 9, 22) +
  rect(215, 478, 9, 84) +
  rect(215, 650, 9, 52) +
  rect(215, 712, 9, 48);

/** Back wall: window on the first floor, open to the extension below. */
const backWall =
  rect(624, 374, 8, 22) +
  rect(624, 478, 8, 84) +
  rect(624, 712, 8, 48) +
  rect(608, 374, 9, 22) +
  rect(608, 478, 9, 62) +
  rect(608, 712, 9, 48);

export function BackWindow() {
  return <Casement x={632} top={396} bottom={478} side={-1} />;
}

export function FrontWall() {
  return (
    <>
      <CutMasonry d={frontWall} linked />
      <path className="thin" d={wallTies(206, 496, 3, 11, 26) + wallTies(206, 676, 2, 11, 26)} />
      <path
        className="hair"
        d={uprightZigzag(210, 378, 16) + uprightZigzag(210, 484, 64) + uprightZigzag(210, 656, 100)}
      />
      <path className="ink none" d="M199 390h10v6h-10zM199 556h10v6h-10z" />
      <path className="paper" d={`${rect(214, 389, 11, 7)}${rect(214, 549, 11, 13)}`} />
    </>
  );
}

/** The leaves of the back wall; its lintels, ties and insulation are in `HouseFrame`. */
export function BackWall() {
  return <CutMasonry d={backWall} />;
}

/**
 * Flat roof: joists, deck, insulation to falls, two layers of bitumen with upstands; rooflight. Water comes
 * from the ceiling under its joint with the wall, into a bucket.
 */
export function FlatRoof() {
  const drop = "c-3 5-4 7-4 9a4 4 0 0 0 8 0c0-2-1-4-4-9z";
  return (
    <>
      <path className="thin paper" d={joists(2, 640, 530, 32, 7, 16) + joists(2, 738, 530, 28, 7, 16)} />
      <path className="cut wash face" d="M632 527V515h56v12zM736 527v-11.5h53V527z" />
      <path className="hair" d={zigzag(634, 516, 52, 10, 8) + zigzag(738, 517, 50, 9, 8)} />
      <path
        className="paper"
        d={`M688 504h4v44h-4zM732 504h4v44h-4z${endGrain(789, 507, 10, 20)}M684 504c8-15 48-15 56 0M687 504c8-11 42-11 50 0M684 504h8M732 504h8M800 519h3v28h-3zM638 680h24l-3 20h-18z`}
      />
      <path
        className="thin"
        d="M632 530h56M736 530h52M632 548h56M736 548h52M640 551c4 3 16 3 20 0M639 686h22M638 680c2-10 22-10 24 0"
      />
      <path className="cut draw" pathLength="1" d="M634 499v10l4 5h46v-8M740 506v8.5h44l5-4v-6h11" />
      <path className="lead" d="M630 493l7 3v12l-2 1-5-12z" />
      <path className="accent-line" d="M786 503h17v16" />
      <path className="water none" d={`M650 553${drop}M650 590${drop}M650 646${drop}`} />
    </>
  );
}

const endWall = rect(792, 527, 8, 33) + rect(776, 548, 9, 12) + rect(792, 712, 8, 48) + rect(776, 712, 9, 48);

/** Walls, floor and sliding door of the extension, without its roof. */
export function Extension() {
  return (
    <>
      <CutMasonry d={endWall} linked />
      <path className="cut" fill={hatch("concrete")} d={rect(625, 702, 159, 10)} />
      <path className="hair" d={zigzag(627, 713, 155, 8)} />
      <path className="thin" d="M625 722h159M608 700H800M776 562V700M800 562V700M785.5 570V696M788 570V696" />
      <path className="paper" d={rect(775, 548, 11, 14) + endGrain(782, 562, 9, 8) + rect(782, 695, 9, 7)} />
    </>
  );
}

/** Glass lean-to on a brick plinth. */
export function Conservatory() {
  const plinth = rect(908, 666, 16, 94);
  return (
    <>
      <path className="none face" d="M803 541L914 573V664H803z" />
      <path className="none" fill={hatch("glass")} d="M803 541L914 573V664H803z" />
      <path className="none" fill={hatch("brick")} d="M803 664h105v36H803z" />
      <path
        className="thin"
        d="M803 548L916 581M836 553V664M876 564V664M803 612H916M803 664H908M800 700H908"
      />
      <path
        className="paper"
        d={`M803 538v6l122 36 3-5z${endGrain(913, 577, 8, 10)}${rect(914, 587, 6, 73)}M906 660h21v6h-21z`}
      />
      <path className="lead" d="M799 529h5l1 8 12 4-2 3-13-4z" />
      <path className="accent-line" d="M924 579a7 7 0 0 0 14 0" />
      <CutMasonry d={plinth} />
      <path className="cut" fill={hatch("concrete")} d={rect(800, 702, 108, 10)} />
    </>
  );
}
