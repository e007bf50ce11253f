import { joists, rect, strokes, zigzag } from "~/drawings/geometry";
import { BrickLeaf, Timber } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import type { Details } from "./scene-details";

/** Flat roofs in section, magnified round the origin inside a circle of 160 units. */
export const flatRoofDetails = {
  "flat-edge": {
    spot: "flat",
    art: (
      <>
        <BrickLeaf x={74} y={42} width={62} height={130} course={30} />
        <path className="paper" d={`${joists(3, -150, 58, 84, 34, 76)}M-180 134H74v10H-180z`} />
        <Timber d="M-180 42H74V58H-180z" />
        <Timber d="M74 42V-34h44v76z" />
        <path className="cut" d="M-180 36H52l22-22V-38h44" />
        <path className="zinc" d="M96-46h30v46l8 6" />
        <path className="water none" d="M-180 24H8l20 10H-180z" />
        <path className="poche" d="M-44 42l18 2 6 14h-26z" />
        <path
          className="water"
          d={drops([
            [-34, 62],
            [-34, 146],
          ])}
        />
      </>
    ),
    hatches: ["masonry", "timber"],
  },
  condensation: {
    spot: "roof",
    art: (
      <>
        <path className="cut" d="M-170-66H170" />
        <path className="thin" d="M-170-73H170" />
        <Timber d="M-170-62H170V-46H-170z" />
        <path className="paper" d={joists(3, -128, -46, 108, 36, 120)} />
        <path className="wash" d={[-92, 16].map((x) => rect(x, 22, 72, 52)).join("")} />
        <path className="hair" d={[-92, 16].map((x) => zigzag(x + 2, 26, 68, 44, 18)).join("")} />
        <path className="paper" d="M-170 74H170V86H-170z" />
        <path className="flow" d="M-60 132c-10-18 10-26 0-44M52 132c-10-18 10-26 0-44" />
        <path
          className="water"
          d={drops(
            [
              [-76, -44],
              [-52, -40],
              [-30, -44],
              [30, -42],
              [56, -46],
              [78, -40],
              [-52, -4],
              [56, -6],
            ],
            0.7,
          )}
        />
      </>
    ),
    hatches: ["timber"],
  },
  dome: {
    spot: "flat",
    art: (
      <>
        <path className="paper" d={joists(1, -164, 52, 60, 32, 70) + joists(1, 132, 52, 60, 32, 70)} />
        <Timber d="M-180 36H-100V52h-80zM100 36H180V52H100z" />
        <Timber d="M-116 36l14-74h18v74zM116 36L102-38H84v74z" />
        <path className="cut" d="M-180 30h54l20-64M180 30h-54l-20-64" />
        <path className="paper" d="M-124-36h44v10h-44zM80-36h44v10H80z" />
        <path className="cut none" d="M-118-40c14-74 222-74 236 0z" />
        <path className="cut" d="M-118-40c14-74 222-74 236 0M-98-40c18-52 178-52 196 0" />
        <path d="M30-90l-12 14 10 6-8 10" />
        <path className="water-line" d="M48-132L24-82 12-56-72-40l-10 44" />
        <path
          className="water"
          d={drops([
            [-82, 14],
            [-82, 58],
          ])}
        />
      </>
    ),
    hatches: ["timber"],
  },
  needles: {
    spot: "flat",
    art: (
      <>
        <Timber d="M-180 52H-30v20h-150zM40 52H180v20H40z" />
        <path className="wash" d="M-180 28H-30v24h-150zM40 28H180v24H40z" />
        <path className="cut" d="M-180 22H-44l14 20V180M180 22H54L40 42V180" />
        <path className="water none" d="M-180 20V-14c120-8 240-8 360 0v34z" />
        <path className="paper" d="M-46 18c4-52 98-52 102 0z" />
        <path className="thin" d={strokes(6, [-32, 14], [15, 0], 0, -30)} />
        <path
          className="thin"
          d={
            strokes(9, [-156, -18], [36, 3], 22, -12) +
            strokes(8, [-140, -22], [38, 2], -16, -14) +
            strokes(7, [-120, 4], [38, -2], 24, 6)
          }
        />
        <path
          className="poche"
          d="M-120 20c6-22 40-26 60-6 10-4 16 0 16 6zM60 20c4-18 26-18 36-4 14-6 34-2 40 4z"
        />
        <path
          className="tone"
          d="M112-30c-10-12-8-26 4-32 10 10 10 24-4 32zM-90-28c-8-14 0-26 12-28 6 12 2 24-12 28z"
        />
        <path className="hidden-line" d="M5 42V180" />
      </>
    ),
    hatches: ["timber"],
  },
} satisfies Details;
