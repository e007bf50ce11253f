import { endGrain, joists, rect, uprightZigzag, zigzag } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import {
  Casement,
  Concrete,
  CutMasonry,
  GroundSlab,
  SteelBeam,
  TimberFloor,
  wallTies,
} from "~/drawings/wall-shapes";

/** Front cavity wall with its two windows: outer leaf, inner leaf (both cut). */
const frontWall =
  rect(200, 374, 8, 22) +
  rect(200, 478, 8, 84) +
  rect(200, 650, 8, 110) +
  rect(215, 374, 9, 22) +
  rect(215, 478, 9, 84) +
  rect(215, 650, 9, 110);

/** Back wall: window on the first floor, open to the extension below. */
const backWall =
  rect(624, 374, 8, 22) +
  rect(624, 478, 8, 84) +
  rect(624, 712, 8, 48) +
  rect(608, 374, 9, 22) +
  rect(608, 478, 9, 62) +
  rect(608, 712, 9, 48);

const footings = "M188 760h48v18h-48zM596 760h48v18h-48zM764 760h48v18h-48zM896 760h40v14h-40z";

export function FrontWindows() {
  return (
    <>
      <Casement x={200} top={396} bottom={478} side={1} />
      <Casement x={200} top={562} bottom={650} side={1} />
    </>
  );
}

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

export function BackWall() {
  return (
    <>
      <CutMasonry d={backWall} />
      <path className="thin" d={wallTies(615, 500, 2, 11, 26)} />
      <path className="hair" d={uprightZigzag(617, 484, 54)} />
      <path className="ink none" d="M623 390h10v6h-10z" />
      <path className="paper" d={rect(607, 389, 11, 7)} />
      <SteelBeam x={607} y={543} size={18} />
    </>
  );
}

/** Floors of the house: insulated concrete over the crawl space, timber joists above. */
export function Floors() {
  return (
    <>
      <GroundSlab x={216} y={702} width={400} />
      <path className="thin" d="M224 700H608" />
      <TimberFloor x={224} y={532} width={384} count={11} />
      <TimberFloor x={224} y={370} width={384} count={11} />
    </>
  );
}

/** Concrete footings, the crawl space and the ground that all stands in. */
export function Ground() {
  return (
    <>
      <path
        className="none"
        fill={hatch("soil")}
        d="M-60 714H186V762H-60zM244 748H588V786H244zM652 738H756V786H652zM820 738H890V786H820zM944 714H1240V762H944z"
      />
      <path className="none" fill={hatch("sand")} d="M632 723H776V738H632zM800 723H906V738H800z" />
      <path className="thin" d="M224 748H608" />
      <Concrete d={footings} />
      <path className="cut draw" pathLength="1" d="M-60 712H200M926 712H1240" />
    </>
  );
}

/** Flat roof: joists, deck, insulation to falls, two layers of bitumen with upstands; rooflight. */
export function FlatRoof() {
  return (
    <>
      <path className="thin paper" d={joists(2, 640, 530, 32, 7, 16) + joists(2, 738, 530, 28, 7, 16)} />
      <path className="cut wash face" d="M632 527V515h56v12zM736 527v-11.5h53V527z" />
      <path className="hair" d={zigzag(634, 516, 52, 10, 8) + zigzag(738, 517, 50, 9, 8)} />
      <path className="thin" d="M632 530h56M736 530h52M632 548h56M736 548h52" />
      <path className="paper" d="M688 504h4v44h-4zM732 504h4v44h-4z" />
      <path className="paper" d={endGrain(789, 507, 10, 20)} />
      <path d="M684 504c8-15 48-15 56 0M687 504c8-11 42-11 50 0M684 504h8M732 504h8" />
      <path className="cut draw" pathLength="1" d="M634 499v10l4 5h46v-8M740 506v8.5h44l5-4v-6h11" />
      <path className="lead" d="M630 493l7 3v12l-2 1-5-12z" />
      <path className="accent-line" d="M786 503h17v16" />
      <path className="paper" d="M800 519h3v28h-3z" />
    </>
  );
}

const endWall = rect(792, 527, 8, 33) + rect(776, 548, 9, 12) + rect(792, 712, 8, 48) + rect(776, 712, 9, 48);

/** Walls, floor and sliding door of the extension, without its roof. */
export function Extension() {
  return (
    <>
      <CutMasonry d={endWall} linked />
      <GroundSlab x={625} y={702} width={159} />
      <path className="thin" d="M608 700H800" />
      <path className="paper" d={rect(775, 548, 11, 14) + endGrain(782, 562, 9, 8)} />
      <path className="thin" d="M776 562V700M800 562V700M785.5 570V696M788 570V696" />
      <path className="paper" d={rect(782, 695, 9, 7)} />
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
      <path className="thin" d="M803 548L916 581M836 553V664M876 564V664M803 612H916" />
      <path className="none" fill={hatch("brick")} d="M803 664h105v36H803z" />
      <path className="thin" d="M803 664H908M800 700H908" />
      <path className="paper" d="M803 538v6l122 36 3-5z" />
      <path className="lead" d="M799 529h5l1 8 12 4-2 3-13-4z" />
      <path className="paper" d={endGrain(913, 577, 8, 10) + rect(914, 587, 6, 73)} />
      <path className="accent-line" d="M924 579a7 7 0 0 0 14 0" />
      <path className="paper" d="M906 660h21v6h-21z" />
      <CutMasonry d={plinth} />
      <Concrete d={rect(800, 702, 108, 10)} />
    </>
  );
}
