import { endGrain, strokes, zigzag } from "~/drawings/geometry";
import { BrickLeaf, DetailTiles, GroundLine, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import { BrickFace, Concrete, SteelBeam } from "~/drawings/wall-shapes";
import type { Details } from "./scene-details";

const slope = slopeFrame([-220, 96], 35);

/** New work against old, magnified round the origin inside a circle of 160 units. */
export const buildingDetails = {
  foundation: {
    spot: "foot",
    art: (
      <>
        <GroundLine x={-180} y={-10} width={150} depth={190} />
        <BrickLeaf x={-30} y={-180} width={34} height={246} course={30} />
        <Wool x={4} y={-180} width={34} height={190} />
        <BrickLeaf x={38} y={-180} width={30} height={246} course={30} />
        <Concrete d="M-64 66H102v44H-64z" />
        <Concrete d="M68-24H180V2H68z" />
        <Wool x={68} y={2} width={112} height={34} />
        <path className="none" fill={hatch("sand")} d="M102 36h78v140h-78z" />
        <path className="cut" d="M-180-10h150M68-30h112" />
        <path className="accent-line" d="M-64 66H102v44H-64z" />
        <path className="thin" d="M-130-10v120m-5-115l10-10m-10 130l10-10" />
      </>
    ),
    hatches: ["concrete", "masonry", "sand", "soil"],
  },
  "roof-light": {
    spot: "foot",
    art: (
      <>
        <Timber d="M-180 20H-92v18h-88zM92 20h88v18H92z" />
        <Wool x={-180} y={-16} width={88} height={36} />
        <Wool x={92} y={-16} width={88} height={36} />
        <path className="cut" d="M-180-22h76l12-36h22M180-22h-76L92-58H70" />
        <Timber d="M-92-52h22V38h-22zM70-52h22V38H70z" />
        <path className="paper" d="M-104-66L104-86v12L-104-54z" />
        <path className="accent-line" d="M-104-66L104-86" />
        <path className="thin" d="M-40-70l60-6M-60-62l30-3" />
        <path
          className="flow"
          d="M-40-150L30-40 96 70m-4-14l4 14-14-4M0-150L60-56 130 56m-4-14l4 14-14-4M-80-150L-4-30 60 84m-4-14l4 14-14-4"
        />
        <path className="cut" d="M-180 120H180" />
        <path className="thin" d={strokes(8, [-160, 120], [44, 0], 0, 12)} />
        <path className="paper" d="M-150 120V88h76v32M-158 82h92v8h-92z" />
      </>
    ),
    hatches: ["timber"],
  },
  "timber-storey": {
    spot: "ridge",
    art: (
      <>
        <BrickLeaf x={-62} y={52} width={44} height={130} course={30} />
        <BrickLeaf x={2} y={52} width={44} height={130} course={30} />
        <Timber d="M-62 36H46v16H-62z" />
        <path className="paper" d={endGrain(62, -14, 30, 66) + endGrain(140, -14, 30, 66)} />
        <Timber d="M46-30H180v16H46z" />
        <path className="paper" d="M46 52h134v10H46z" />
        <Timber d="M-62 14H20v22h-82z" />
        <Wool x={-44} y={-180} width={64} height={194} />
        <path d="M-44-180V14M20-180V14" />
        <path className="paper" d="M-62-180h12V10h-12zM20-180h10V-30H20z" />
        <path className="accent-line cut" d="M-62-180V12" />
        <path className="thin" d={strokes(8, [-62, -160], [0, 22], 12, 0)} />
        <path className="flow" d="M-110-150V40m-8-14l8 14 8-14" />
      </>
    ),
    hatches: ["masonry", "timber"],
  },
  "steel-beam": {
    spot: "wall",
    art: (
      <>
        <path className="paper" d="M-180-180H180V-36H-180z" />
        <BrickFace large d="M-180-180H180V-36H-180z" />
        <path className="tone" d="M-180-36H180V8H-180z" />
        <path d="M-180-26H180M-180-2H180M-180-36H180M-180 8H180" />
        <Concrete d="M-170 8h66v30h-66z" />
        <path className="paper" d="M-180 38h60v142h-60z" />
        <BrickFace large d="M-180 38h60v142h-60z" />
        <path className="paper" d="M58 8h12V180H58zM40 8h48v10H40z" />
        <path className="flow" d="M-40-120v70m-8-14l8 14 8-14M40-120v70m-8-14l8 14 8-14" />
        <circle className="paper" cx="112" cy="92" r="46" />
        <SteelBeam x={90} y={68} size={46} />
      </>
    ),
    hatches: ["brick-large", "concrete"],
  },
  "roof-insulation": {
    spot: "roof",
    art: (
      <g transform={slope.transform}>
        <path className="cut paper" d="M-60 84H460v52H-60z" />
        <path className="accent-line" d="M-60 80H460" />
        <path className="wash" d="M-60 20H460v60H-60z" />
        <path className="hair" d={zigzag(-60, 24, 510, 52, 24)} />
        <path className="thin" d="M150 20v60M340 20v60" />
        <path className="cut" d="M-60 18H460" />
        <path className="paper" d="M-60 4H460v12H-60z" />
        <g transform="translate(0 4)">
          <DetailTiles from={20} count={8} pitch={56} />
        </g>
        <path d={strokes(3, [60, -2], [130, 0], 0, 108)} />
      </g>
    ),
  },
  wrap: {
    spot: "wall",
    art: (
      <>
        <BrickLeaf x={28} y={-180} width={44} height={110} course={30} />
        <BrickLeaf x={28} y={60} width={44} height={120} course={30} />
        <Wool x={-50} y={-180} width={78} height={110} />
        <Wool x={-50} y={60} width={78} height={120} />
        <path className="tone" d="M-64-180h14v118h-14zM-64 56h14v124h-14z" />
        <path className="paper" d="M-18-70h52v22h-52zM-18 40h52v20h-52z" />
        <path className="thin" d="M-2-48V40M8-48V40M18-48V40" />
        <path className="lead-line" d="M34 60h-88l-24 10" />
        <path className="paper" d="M34 44h60v12H34z" />
        <path className="hidden-line" d="M72-70V60" />
        <path className="flow" d="M140 90c-16-20 10-34-4-56M112 110c-16-20 10-34-4-56" />
        <path className="thin" d="M-50-120h122m-127 5l10-10m68 10l10-10m34 10l10-10" />
      </>
    ),
    hatches: ["masonry"],
  },
  conservatory: {
    spot: "foot",
    art: (
      <>
        <BrickLeaf x={96} y={-180} width={60} height={290} course={30} />
        <path className="paper" d="M-108-46L96-124v18L-108-28z" />
        <path className="accent-line" d="M-108-46L96-124" />
        <path className="lead-line" d="M110-150H94l-4 22-30 10" />
        <path className="paper" d="M-112-40h18V110h-18zM-94-6h60M-94 86h60" />
        <path className="thin" d="M-106-30V104M-100-30V104M-60-58l90-36M-70-44l40-16" />
        <Concrete d="M-118 110H156v18H-118z" />
        <Wool x={-100} y={128} width={256} height={24} />
        <GroundLine x={-180} y={122} width={62} depth={60} />
        <path
          className="flow"
          d="M-150-130L-40-10 20 72m-2-14l2 14-14-4M-110-150L0-30 64 60m-2-14l2 14-14-4"
        />
        <path className="paper" d="M-6 110V76h60v34M-14 70h76v8h-76z" />
      </>
    ),
    hatches: ["concrete", "masonry", "soil"],
  },
  "inner-wall": {
    spot: "foot",
    art: (
      <>
        <GroundLine x={-180} y={60} width={84} depth={120} />
        <BrickLeaf x={-96} y={-180} width={40} height={300} course={30} />
        <path className="hidden-line" d="M-44-180V42" />
        <Wool x={-34} y={-180} width={58} height={222} />
        <path d="M-34-180V42M24-180V42" />
        <path className="paper" d="M24-180h14V22H24z" />
        <Timber d="M-34 30H24v16h-58z" />
        <Timber d="M38 22H180v14H38z" />
        <Wool x={38} y={36} width={142} height={44} />
        <Concrete d="M-56 80H180v28H-56z" />
        <path className="accent-line cut" d="M-56 76H180" />
        <path className="accent-line" d="M-48-180V70" />
        <path className="hair" d={zigzag(-50, 112, 220, 14, 16)} />
      </>
    ),
    hatches: ["concrete", "masonry", "soil", "timber"],
  },
  roots: {
    spot: "foot",
    art: (
      <>
        <path className="none" fill={hatch("soil")} d="M-180-4H180V180H-180z" />
        <path
          className="paper"
          d="M-150-180c8 60 8 120-4 176l-26 24v-200zM-118-180c-4 70 4 124 22 172l70 26-4 10-74-18 34 62-10 6-46-64-12 80h-12l-2-90z"
        />
        <path
          className="paper"
          d="M-26 18c40 0 60 20 110 18l2 8c-50 4-80-14-114-16zM-60 66c30 10 40 40 80 54l-2 8c-44-10-60-44-84-54z"
        />
        <Concrete d="M20-40H180v36H20z" />
        <BrickLeaf x={60} y={-180} width={56} height={140} course={30} />
        <path className="paper" d="M80-4h12V160H80zM146-4h12V160h-12z" />
        <path
          className="cut"
          d={strokes(3, [68, 76], [0, 26], 36, -12) + strokes(3, [134, 76], [0, 26], 36, -12)}
        />
        <path className="accent-line" d="M80-4h12V160H80zM146-4h12V160h-12zM20-40H180v36H20z" />
        <path className="cut" d="M-90-4H20" />
      </>
    ),
    hatches: ["concrete", "masonry", "soil"],
  },
} satisfies Details;
