import { disc, endGrain, strokes, zigzag } from "~/drawings/geometry";
import { BrickLeaf, DetailTiles, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { DormerCheek, HalfRoundGutter, Ridge, TileCourses } from "~/drawings/roof-shapes";
import type { Details } from "./scene-details";

const up = slopeFrame([-190, 134], 35);
const down = slopeFrame([190, 134], 35, -1);
const flat = slopeFrame([-210, 62], 14);

/** Roofs, magnified round the origin inside a circle of 160 units: sections but for the slates, which are seen. */
export const roofDetails = {
  dormer: {
    spot: "dormer",
    art: (
      <g transform="translate(-14 24)scale(1.12)">
        <g transform="translate(-150 142)rotate(-45)">
          <path className="cut wash" d="M-40 0H400V24H-40z" />
          <TileCourses from={-10} count={19} />
        </g>
        <DormerCheek x={-74} y={54} height={124} />
        <path className="water" d={drops([[-84, 66]], 0.8)} />
        <path className="water-line" d="M-60-62l-14 100-16 22" />
      </g>
    ),
  },
  ridge: {
    spot: "ridge",
    art: (
      <>
        {[down, up].map(({ transform }) => (
          <g key={transform} transform={transform}>
            <path className="cut wash" d="M-60 0H228V44H-60z" />
            <path className="hair" d={zigzag(-60, 6, 280, 32, 18)} />
            <g transform="translate(0 -6)">
              <DetailTiles from={-34} count={5} pitch={56} />
            </g>
          </g>
        ))}
        <g transform="rotate(8 0 -4)">
          <Ridge x={8} y={-4} k={2.9} />
        </g>
        <path className="poche" d="M-58-2l18-12 10 8-6 10zM-84 20l12-8 8 8-10 8z" />
        <path
          className="water"
          d={drops([
            [14, 34],
            [14, 84],
          ])}
        />
        <path className="water-line" d="M66-30L30-8 16 12v18" />
      </>
    ),
  },
  "eaves-gutter": {
    spot: "gutter",
    art: (
      <>
        <BrickLeaf x={34} y={36} width={66} height={140} course={30} />
        <path className="paper" d={endGrain(34, 4, 66, 32)} />
        <g transform="translate(-34 6)rotate(-32)">
          <path className="cut paper" d="M0 10H260V52H-26z" />
          <g transform="translate(0 4)">
            <DetailTiles from={34} count={4} pitch={56} />
          </g>
        </g>
        <path className="paper" d="M-28 8h14v74h-14z" />
        <HalfRoundGutter x={-84} y={26} radius={50} flip />
        <path className="poche" d="M-132 28c18-12 28 0 48-6s34 4 48 2c0 30-22 50-48 50s-48-20-48-46z" />
        <path
          className="tone"
          d="M-118 22c2-16 12-22 24-22 0 14-10 22-24 22zM-78 20c4-14 16-18 28-14-2 12-14 18-28 14z"
        />
        <path className="water-line" d="M-34 16l22-8 30 4 10 26 4 44" />
        <path
          className="water"
          d={drops(
            [
              [34, 96],
              [36, 130],
            ],
            0.9,
          )}
        />
      </>
    ),
    hatches: ["masonry"],
  },
  "wall-flashing": {
    spot: "wall",
    art: (
      <>
        <BrickLeaf x={24} y={-170} width={74} height={340} course={30} />
        <g transform={flat.transform}>
          <path className="cut wash" d="M-40 22H242V60H-40z" />
          <g transform="translate(0 16)">
            <DetailTiles from={6} count={5} pitch={54} />
          </g>
        </g>
        <path className="lead-line" d="M44-84H18l-2 62-76 18" />
        <path className="water-line" d="M20-160v70l-6 14 6 60-6 30" />
        <path
          className="water"
          d={drops([
            [12, 82],
            [10, 118],
          ])}
        />
        <path className="ink none" d="M24-90h26v6H24z" />
      </>
    ),
    hatches: ["masonry"],
  },
  slate: {
    spot: "roof",
    art: (
      <>
        <path className="wash none" d="M-170-170H170V170H-170z" />
        <path d={[-150, -78, -6, 66, 138].map((y) => `M-170 ${y}H170`).join("")} />
        <path
          className="thin"
          d={[-150, -6, 138]
            .map((y) => strokes(5, [-140, y - 72], [70, 0], 0, 72))
            .concat([-78, 66].map((y) => strokes(5, [-105, y - 72], [70, 0], 0, 72)))
            .join("")}
        />
        <path className="paper" d="M-35-6h70v72h-70z" />
        <path className="thin" d="M-35 18h70" />
        <path className="tone" transform="rotate(11)" d="M-22 44h70v96h-70z" />
        <path className="ink none" d={disc([-20, 4], 3.5) + disc([20, 4], 3.5) + disc([8, 62], 3.5)} />
        <path className="water-line" d="M-10-120c4 40-6 70 0 104l2 30" />
        <path className="water" d={drops([[-8, 28]])} />
      </>
    ),
  },
  underlay: {
    spot: "roof",
    art: (
      <>
        <g transform={up.transform}>
          <path className="cut wash" d="M-40 18H440V72H-40z" />
          <path className="hair" d={zigzag(-40, 26, 460, 38, 20)} />
          <path className="cut" d="M-40 10H176l6-12M206 14l-4 26M206 10H440" />
          <g transform="translate(0 2)">
            <DetailTiles from={30} count={2} pitch={70} />
            <DetailTiles from={254} count={3} pitch={70} />
          </g>
          <g transform="translate(128-26)rotate(-5)">
            <DetailTiles from={56} count={1} pitch={70} />
          </g>
          <path className="water-line" d="M236-80L196 6l-2 60-30 6" />
        </g>
        <path
          className="water"
          d={drops([
            [-14, 66],
            [-14, 106],
          ])}
        />
      </>
    ),
  },
  "box-gutter": {
    spot: "gutter",
    art: (
      <>
        <BrickLeaf x={-70} y={64} width={70} height={120} course={30} />
        <path className="paper" d="M-140-24h22v20h12v24h10v44h76v16h-120z" />
        <Timber d="M-104 52H44V66H-104z" />
        <path className="paper" d={endGrain(8, 66, 40, 60)} />
        <g transform="translate(40 14)rotate(-36)">
          <path className="cut paper" d="M-12 20H220V70H-50z" />
          <g transform="translate(0 12)">
            <DetailTiles from={36} count={3} pitch={58} />
          </g>
        </g>
        <path className="water none" d="M-94 26H18L10 46H-90z" />
        <path className="zinc cut" d="M-142-28h26v40l14 38H-30M-22 50H14L44-14" />
        <path
          className="water"
          d={drops([
            [-26, 68],
            [-26, 106],
          ])}
        />
      </>
    ),
    hatches: ["masonry", "timber"],
  },
  sheet: {
    spot: "roof",
    art: (
      <>
        <path
          className="cut tone"
          d="M-180 0c22-48 44-48 66 0s44 48 66 0 44-48 66 0 44 48 66 0 44-48 66 0 44 48 66 0v14c-22 48-44 48-66 0s-44-48-66 0-44 48-66 0-44-48-66 0-44 48-66 0-44-48-66 0z"
        />
        <path className="paper" d={endGrain(-60, 62, 84, 110)} />
        <path className="paper" d="M-20-62h24v9h-4V110h-16V-53h-4z" />
        <path className="thin" d={strokes(6, [-16, 66], [0, 7], 16, -4)} />
        <path className="ink none" d="M-38-46c4-12 56-12 60 0l-8 6-10-4-12 6-14-6z" />
        <path className="water-line" d="M-90-120c4 40 40 50 46 84l20 20 6 34" />
        <path className="water" d={drops([[-14, 116]])} />
      </>
    ),
  },
} satisfies Details;
