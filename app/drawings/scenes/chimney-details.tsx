import { endGrain, rect, strokes } from "~/drawings/geometry";
import { BrickLeaf, DetailTiles, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { SteppedFlashing } from "~/drawings/roof-shapes";
import { BrickFace, Concrete } from "~/drawings/wall-shapes";
import type { Details } from "./scene-details";

const slope = slopeFrame([-220, 154], 32);

/** Brickwork seen: the face of a stack. */
const face = (d: string) => (
  <>
    <path className="paper" d={d} />
    <BrickFace d={d} large />
  </>
);

/** Both leaves of a stack cut, with its flue between. */
const flue = (
  <>
    <BrickLeaf x={-108} y={-80} width={58} height={260} course={30} />
    <BrickLeaf x={50} y={-80} width={58} height={260} course={30} />
  </>
);

/** Chimneys, magnified round the origin inside a circle of 160 units. */
export const chimneyDetails = {
  cap: {
    spot: "chimney",
    art: (
      <>
        {face("M-88-38H88V180H-88z")}
        <Concrete d="M-124-74H20l6 36h-150zM34-74H124v36H42z" />
        <path className="paper" d="M-34-74l4-50h48l4 50z" />
        <path className="cut" d="M26-76l8 20-6 20 10 34-8 30 12 40" />
        <path className="poche" transform="rotate(24 116 30)" d="M100 14h32v26h-26z" />
        <path className="water-line" d="M60-130L30-78" />
        <path
          className="water"
          d={drops([
            [36, 16],
            [30, 76],
          ])}
        />
      </>
    ),
    hatches: ["brick-large", "concrete"],
  },
  joints: {
    spot: "chimney",
    art: (
      <>
        <path className="poche none" d="M-180-180H180V180H-180z" />
        <path
          className="paper"
          d={[-166, -110, -54, 2, 58, 114]
            .flatMap((y, i) => [-210, -98, 14, 126].map((x) => rect(x + (i % 2) * 56, y, 102, 46)))
            .join("")}
        />
        <path
          className="ink none"
          d="M-52-8H70v10H-52zM58 48h112v10H58zM-42-64h10v54h-10zM-98 46H10v10H-98z"
        />
        <path className="paper" d="M24 88l52-30 62 78-20 20z" />
        <Timber d="M112 132l18-16 44 54-18 16z" />
        <path className="water-line" d="M-100-120c30 30 50 70 66 110" />
        <path className="water" d={drops([[-30, 8]])} />
      </>
    ),
    hatches: ["timber"],
  },
  flue: {
    spot: "chimney",
    art: (
      <>
        {flue}
        <path
          className="ink none"
          d="M-49-40c10 20 4 50 12 80s0 70 6 140h-18zM49-52c-12 30-4 50-10 80s2 80-8 150h18z"
        />
        <path
          className="cut"
          d="M-60-86c20-24 96-30 122-2M-56-96c30-16 80-14 110 4M-48-74l40-34M-20-70l50-36M10-72l36-26M-40-104l60 36"
        />
        <path className="tone" d="M-22-98a22 15 0 0 1 44 0z" />
        <path className="flow" d="M0 150c-14-26 14-50 0-76s14-44 0-70" />
        <path className="flow" d="M0 4c-20-4-28 12-26 26M0 4c20-4 28 12 26 26" />
      </>
    ),
    hatches: ["masonry"],
  },
  "stack-lead": {
    spot: "chimney",
    art: (
      <>
        <g transform={slope.transform}>
          <path className="cut wash" d="M-40 0H460V40H-40z" />
          <g transform="translate(0-2)">
            <DetailTiles from={-10} count={9} pitch={54} />
          </g>
        </g>
        {face("M-62 44V-190H78V-44z")}
        <SteppedFlashing from={[-62, 36]} to={[78, -52]} steps={4} rise={26} />
        <path className="lead" d="M-62 0v46l-46 22-4-12 30-16v-40z" />
        <path className="paper" d="M44-70l26-12 8 20-28 14z" />
        <path className="water-line" d="M62-190v112l-8 40 4 40" />
        <path
          className="water"
          d={drops([
            [58, 26],
            [56, 70],
          ])}
        />
      </>
    ),
    hatches: ["brick-large"],
  },
  shared: {
    spot: "chimney",
    art: (
      <>
        <path className="poche none" d="M-120-90H120V180H-120z" />
        <path fill={hatch("masonry")} d="M-120-90H120V180H-120z" />
        <path className="paper" d="M-84-94h60V180h-60zM24-94h60V180H24z" />
        <path className="thin" d="M0-160V180" />
        <Concrete d="M-136-106H-4v16h-132zM4-106h132v16H4z" />
        <path
          className="flow"
          d="M-54 160c-14-30 14-50 0-80s14-50 0-80 14-50 0-70M-54 80c26-10 60-16 104-4"
        />
        <path className="ink none" d="M-24 66l20 4 12-4 16 6v8l-18-4-12 4-18-4z" />
      </>
    ),
    hatches: ["concrete", "masonry"],
  },
  "flat-stack": {
    spot: "chimney",
    art: (
      <>
        {face("M-56 34V-130H64V34z")}
        <Concrete d="M-74-148H82v18H-74z" />
        <path className="paper" d="M-28-148l4-30h48l4 30z" />
        <Timber d="M-180 62H180V80H-180z" />
        <path className="paper" d={endGrain(-130, 80, 36, 78) + endGrain(96, 80, 36, 78)} />
        <path className="cut" d="M-180 56H-84l24-24V-26M180 56H92L68 32V-26" />
        <path className="lead-line" d="M-76-26h20M84-26H64" />
        <path className="water none" d="M108 54l20-10h60v10z" />
        <path d="M66-4l6 14-4 12 8 14" />
        <path
          className="water"
          d={drops([
            [72, 84],
            [72, 122],
          ])}
        />
      </>
    ),
    hatches: ["brick-large", "concrete", "timber"],
  },
  "hearth-beam": {
    spot: "chimney",
    art: (
      <>
        <BrickLeaf x={84} y={-180} width={64} height={340} course={30} />
        <path className="poche" d="M-150 10l66-20 54-170h42L-52 40h-98z" />
        <path fill={hatch("masonry")} d="M-150 10l66-20 54-170h42L-52 40h-98z" />
        <path className="paper" d={endGrain(-128, 40, 74, 54)} />
        <path className="ink none" d="M-54 44l14 8-4 14 10 10-8 16h-12z" />
        <path className="cut" d="M-160 150H160" />
        <path className="paper" d="M-20 150v-16h90v16zM-8 134l70-14M0 120l60 12" />
        <path
          className="tone"
          d="M24 128c-40-30-4-50-14-86 34 16 20 36 34 44 6-10 4-18 2-24 24 22 26 50 0 66z"
        />
        <path className="flow" d="M30 20c-14-26 14-46 4-72s14-44 6-70M-6 84c-22-4-30-10-40-24" />
      </>
    ),
    hatches: ["masonry"],
  },
  ornament: {
    spot: "chimney",
    art: (
      <>
        {face("M-66 8H66V180H-66z")}
        <path className="tone" d="M-66 66H66v22H-66z" />
        <path
          className="paper"
          d="M-76-12H76V8H-76zM-90-32H90v20H-90zM-104-56h208v24h-208zM-84-72H84v16H-84z"
        />
        <path
          className="thin"
          d={strokes(7, [-78, -56], [26, 0], 0, 24) + strokes(6, [-66, -32], [26, 0], 0, 20)}
        />
        {[-50, 26].map((x) => (
          <path key={x} className="paper" d={`M${x}-72l-6-30h8v-26h-6v-8h32v8h-6v26h8l-6 30z`} />
        ))}
        <path className="cut" d="M40-58l-8 26 10 20-6 20 8 40" />
        <path className="poche" transform="rotate(20 110 4)" d="M96-4h30v20H96z" />
      </>
    ),
    hatches: ["brick-large"],
  },
  blocks: {
    spot: "chimney",
    art: (
      <>
        {[-150, -62, 26, 114].map((y) => (
          <Concrete key={y} d={rect(-84, y, 168, 84)} />
        ))}
        <path className="wash" d="M84-62V22H40l-6-22 14-14-6-24 16-10zM-84 114V70l24 8 10 26-8 10z" />
        <path className="cut accent-line" d="M66-62V24M-70 72v42M66-40l-10 4" />
        <path className="poche" transform="rotate(30 120 80)" d="M104 66h34v30l-28-4z" />
        <path className="water-line" d="M90-140l-6 72-16 30" />
        <path className="water" d={drops([[66, -26]])} />
      </>
    ),
    hatches: ["concrete"],
  },
  liner: {
    spot: "chimney",
    art: (
      <>
        {flue}
        <Concrete d="M-122-98h96v18h-96zM26-98h96v18H26z" />
        <path className="paper" d="M-26-128h52V180h-52z" />
        <path className="thin" d={strokes(24, [-26, -86], [0, 11], 52, 0)} />
        <path className="accent-line cut" d="M-26-128V180M26-128V180" />
        <path className="tone" d="M-48-128h96l-18-26h-60z" />
        <path className="zinc" d="M-60-100l34-8M60-100l-34-8" />
        <path className="flow" d="M0 150c-10-24 10-44 0-70s10-44 0-70 10-44 0-60" />
      </>
    ),
    hatches: ["concrete", "masonry"],
  },
  cowl: {
    spot: "chimney",
    art: (
      <>
        {face("M-64 40H64V180H-64z")}
        <Concrete d="M-82 20H82V40H-82z" />
        <path className="paper" d="M-36 20l6-50h60l6 50z" />
        <path className="thin" d="M-26-30v-26M26-30v-26M-9-30v-26M9-30v-26" />
        <path className="tone" d="M-48-56h96l-16-22h-64z" />
        <path
          className="flow"
          d="M-150-112c60-10 110 22 190-4s70-8 110-4M-150-64c40-6 60-20 78-8s-6 52 20 62 34 6 40 20M-34-2l22 14-26 4"
        />
      </>
    ),
    hatches: ["brick-large", "concrete"],
  },
} satisfies Details;
