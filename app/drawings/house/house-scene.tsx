import { hatch } from "~/drawings/patterns";
import { Ladder, Person, Plant, Tree } from "~/drawings/site-shapes";

/** The neighbourhood on the horizon, faint. */
export function Skyline() {
  return (
    <path
      className="skyline"
      d="M928 656h24l26-34h44l26 34V712M986 622V520l14-62 14 62V622M994 540h12v14h-12zM1000 458v-12M995 451h10M1048 668h40l30-36 30 36h46V712M1102 650v-24h10v14M1194 668l24-28 22 28"
    />
  );
}

/** What is seen behind the cut: chimney breast with stove, stairs, a few pieces of furniture. */
export function Interior() {
  return (
    <>
      <path className="thin soft" d="M333 250V700M379 208V700" />
      <path className="hidden-line" d="M350 236V622M362 224V622" />
      <path className="paper" d="M338 658h36v34h-36zM352 658v-24h8v24" />
      <path className="thin" d="M343 664h26v18h-26zM342 692v8M370 692v8M326 626h60v6h-60z" />
      <g className="thin soft">
        <path d={`M424 700${"h12v-12.9".repeat(13)}M424 532${"h12v-12.46".repeat(13)}`} />
        <path d="M436 700l150-162M424 646L580 478M436 532l150-156M424 478l106-106M424 646v54M424 478v54" />
        <path d="M238 532v-34M238 506h66v26M238 518h66M242 506c2-8 22-8 24 0" />
        <path d="M238 700v-92h58v92M238 626h58M238 645h58M238 664h58M238 683h58M244 626v-13M249 626v-11M254 626v-14M278 645v-12M284 645v-13M262 664v-13M267 664v-11M272 664v-12" />
        <path d="M254 370v-30h40v30M254 352h40M270 346h8M270 361h8" />
        <path d="M690 700v-44M752 700v-44M684 656h76M690 664h62" />
      </g>
      <g className="thin">
        <Person x={532} y={370} pose="standing" />
      </g>
      <Plant x={596} y={700} height={60} />
      <path
        className="ink none"
        d="M511 196c-6 1-11-1-11-6 0-4 3-6 5-8 1-2 0-4 1-7l2 2h3l2-2c1 3 1 5-1 7 2 4 3 9 2 14 2 1 5 0 6-3 1-2 3-1 2 1-2 4-6 4-9 2z"
      />
    </>
  );
}

/** Somebody who reads in the conservatory. */
export function Reader() {
  return (
    <g className="thin">
      <Person x={846} y={700} pose="sitting" />
      <Plant x={892} y={700} height={52} />
    </g>
  );
}

/** Water from the ceiling under the joint of roof and wall, and the bucket under it. */
export function Leak() {
  const drop = "c-3 5-4 7-4 9a4 4 0 0 0 8 0c0-2-1-4-4-9z";
  return (
    <>
      <path className="accent none" d={`M650 553${drop}M650 590${drop}M650 646${drop}`} />
      <path className="thin" d="M640 551c4 3 16 3 20 0" />
      <path className="paper" d="M638 680h24l-3 20h-18z" />
      <path className="thin" d="M639 686h22M638 680c2-10 22-10 24 0" />
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

/** Garden side: tree, hedge, tufts of grass. */
export function Garden() {
  return (
    <>
      <Tree x={1082} y={712} height={300} />
      <path className="paper none" d="M1168 668h80v44h-80z" />
      <path className="none" fill={hatch("leaf")} d="M1168 668h80v44h-80z" />
      <path className="thin" d="M1168 712v-44c4-5 10-5 14 0s10 5 16 0 12-5 18 0 12 5 18 0 12-4 18 0" />
      <path
        className="thin soft"
        d="M-40 712l-3-6M2 712v-3M20 712l-2-5M40 712v-4M954 712l-3-7M958 712l2-6M1030 712l-3-6M1034 712l3-7M1080 712l-3-6"
      />
    </>
  );
}
