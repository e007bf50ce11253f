import { rect, uprightZigzag, zigzag } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import { Ladder, Person, Plant, Tree } from "~/drawings/site-shapes";
import {
  casementLines,
  casementTimber,
  floorJoists,
  floorLines,
  steelBeam,
  wallTies,
} from "~/drawings/wall-shapes";
import { roofTimber } from "./house-roof";

// What is no link is one path for each pen, whatever it shows: each element costs the phone time.

const floors = [532, 370].map((y) => ({ x: 224, y, width: 384, count: 11 }));
const windows = [
  { x: 200, top: 396, bottom: 478 },
  { x: 200, top: 562, bottom: 650 },
];

const stairs =
  `M424 700${"h12v-12.9".repeat(13)}M424 532${"h12v-12.46".repeat(13)}` +
  "M436 700l150-162M424 646L580 478M436 532l150-156M424 478l106-106M424 646v54M424 478v54";

const furniture =
  "M238 532v-34M238 506h66v26M238 518h66M242 506c2-8 22-8 24 0" +
  "M238 700v-92h58v92M238 626h58M238 645h58M238 664h58M238 683h58M244 626v-13M249 626v-11M254 626v-14M278 645v-12M284 645v-13M262 664v-13M267 664v-11M272 664v-12" +
  "M254 370v-30h40v30M254 352h40M270 346h8M270 361h8" +
  "M690 700v-44M752 700v-44M684 656h76M690 664h62";

/** Tufts of grass in the garden. */
const grass =
  "M-40 712l-3-6M2 712v-3M20 712l-2-5M40 712v-4M954 712l-3-7M958 712l2-6M1030 712l-3-6M1034 712l3-7M1080 712l-3-6";

const stove = "M338 658h36v34h-36zM352 658v-24h8v24";
const stoveParts = "M343 664h26v18h-26zM342 692v8M370 692v8M326 626h60v6h-60z";

const cat =
  "M511 196c-6 1-11-1-11-6 0-4 3-6 5-8 1-2 0-4 1-7l2 2h3l2-2c1 3 1 5-1 7 2 4 3 9 2 14 2 1 5 0 6-3 1-2 3-1 2 1-2 4-6 4-9 2z";

/** Behind the cut: the horizon, garden and ground, chimney breast with stove, stairs, a few pieces of furniture. */
export function Surroundings() {
  return (
    <>
      <path
        className="skyline"
        d="M928 656h24l26-34h44l26 34V712M986 622V520l14-62 14 62V622M994 540h12v14h-12zM1000 458v-12M995 451h10M1048 668h40l30-36 30 36h20M1102 650v-24h10v14M1194 668l24-28 22 28"
      />
      <Tree x={1082} y={712} height={300} />
      <path
        className="thin"
        fill={hatch("leaf")}
        d="M1168 712v-44c4-5 10-5 14 0s10 5 16 0 12-5 18 0 12 5 18 0 12-4 18 0v44"
      />
      <path
        className="none"
        fill={hatch("soil")}
        d="M-60 714H186V762H-60zM244 748H588V786H244zM652 738H756V786H652zM820 738H890V786H820zM944 714H1240V762H944z"
      />
      <path className="none" fill={hatch("sand")} d="M632 723H776V738H632zM800 723H906V738H800z" />
      <path
        className="cut"
        fill={hatch("concrete")}
        d="M188 760h48v18h-48zM596 760h48v18h-48zM764 760h48v18h-48zM896 760h40v14h-40zM216 702h400v10h-400z"
      />
      <path className="cut draw" pathLength="1" d="M-60 712H200M926 712H1240" />
      <path className="thin soft" d={`M333 250V700M379 208V700${grass}${stairs}${furniture}`} />
      <path className="hidden-line" d="M350 236V622M362 224V622" />
      <Person x={532} y={370} pose="standing" className="thin" />
      <Plant x={596} y={700} height={60} />
    </>
  );
}

/** What the parts of the house stand in: floors, front windows, timber, lintels, insulation of the back wall. */
export function HouseFrame() {
  return (
    <>
      <path
        className="paper"
        d={stove + roofTimber + windows.map(casementTimber).join("") + rect(607, 389, 11, 7)}
      />
      <path
        className="thin"
        d={`M224 748H608M216 722h400M224 700H608${stoveParts}${floors.map(floorLines).join("")}${windows.map(casementLines).join("")}${wallTies(615, 500, 2, 11, 26)}`}
      />
      <path className="thin paper" d={floors.map(floorJoists).join("")} />
      <path className="hair" d={uprightZigzag(617, 484, 54) + zigzag(218, 713, 396, 8)} />
      <path className="ink none" d={`${cat}M623 390h10v6h-10z${steelBeam(607, 543, 18)}`} />
    </>
  );
}

const level = "h66m-58 0l-6-9h12z";

/** Dimensions, level marks and scale bar: the sheet around the house, which a phone leaves out. */
export function Measures() {
  return (
    <g className="sheet dim">
      <path
        className="thin"
        d={`M194 822H930M-58 700${level}M-58 370${level}M-58 126${level}M-40 806h180v6h-180z`}
      />
      <path d="M195 827l10-10M627 827l10-10M795 827l10-10M919 827l10-10" />
      <path className="ink" d="M-40 806h60v6h-60zM80 806h60v6h-60z" />
      <text x="416" y="815">
        7200
      </text>
      <text x="716" y="815">
        2800
      </text>
      <text x="862" y="815">
        2070
      </text>
      <text className="start" x="-40" y="696">
        peil
      </text>
      <text className="start" x="-40" y="366">
        +5500
      </text>
      <text className="start" x="-40" y="122">
        +9570
      </text>
      <text x="-40" y="828">
        0
      </text>
      <text x="140" y="828">
        3 m
      </text>
    </g>
  );
}

/** Somebody who reads in the conservatory. */
export function Reader() {
  return (
    <>
      <Person x={846} y={700} pose="sitting" className="thin" />
      <Plant x={892} y={700} height={52} />
    </>
  );
}

/** The man who cleans the front gutter, on a ladder that stands a metre over it. */
export function GutterCleaner() {
  return (
    <>
      <Ladder foot={[76, 712]} top={[171, 292]} />
      <path className="thin paper" d="M149 384v6M143 390h13l-2 13h-9z" />
      <Person x={132} y={475} pose="climbing" />
    </>
  );
}
