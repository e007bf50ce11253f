import { strokes } from "~/drawings/geometry";
import { Drawing } from "~/drawings/kit";
import { RafterBand, TileCourses } from "~/drawings/roof-shapes";
import { BackGutter, BackSlope, Chimney, Dormer, Gutters, leftSlope } from "./house-roof";
import { HouseFrame, Reader, Surroundings } from "./house-scene";
import { BackWall, BackWindow, Conservatory, Extension, FlatRoof, FrontWall } from "./house-walls";

/** What the drawing needs of a wet place. */
type Place = { id: string; n: number; label: string; href: string };

type Spot = {
  /** Middle of the mark. On a phone of 320 px its target of 120 units is 44 px wide, so marks are as far apart. */
  at: readonly [x: number, y: number];
  /** The label starts at `x`; with a negative `rule` it ends there and the leader leaves to the left. */
  callout: { x: number; y: number; rule: number };
};

/** Where the wet places of content/leaks lie in the section. */
export const leakSpotsInHouse: Record<string, Spot> = {
  "bij-de-schoorsteen": { at: [356, 196], callout: { x: 96, y: 100, rule: 174 } },
  dakraam: { at: [262, 292], callout: { x: -10, y: 200, rule: 174 } },
  zolder: { at: [432, 300], callout: { x: 690, y: 90, rule: -184 } },
  dakkapel: { at: [566, 232], callout: { x: 810, y: 180, rule: -130 } },
  dakgoot: { at: [146, 396], callout: { x: -58, y: 330, rule: 130 } },
  "plat-dak": { at: [662, 574], callout: { x: 985, y: 430, rule: -150 } },
  buitenmuur: { at: [252, 470], callout: { x: -58, y: 520, rule: 170 } },
  serre: { at: [838, 552], callout: { x: 1010, y: 520, rule: -80 } },
  muurvoet: { at: [252, 664], callout: { x: -58, y: 640, rule: 170 } },
};

const TARGET = 60;
const MARK = 25;

/** Rain on the wind over the garden and the roof, in four showers that leave the house itself clear. */
const rain = [
  strokes(7, [-40, 40], [38, 26], -9, 26),
  strokes(6, [30, 150], [-22, 44], -9, 26),
  strokes(9, [470, 20], [44, 13], -9, 26),
  strokes(9, [700, 210], [48, 19], -9, 26),
  strokes(8, [880, 60], [36, 32], -9, 26),
  strokes(6, [760, 350], [52, 22], -9, 26),
].join("");

const drop = "c-5 8-7 11-7 15a7 7 0 0 0 14 0c0-4-2-7-7-15z";

/** Stains on walls and roof that dry up at their edge, and drops on their way down. */
const stains =
  "M226 452c16-6 28 6 26 26s2 44-12 58-14 6-14-4zM226 630c20 2 34 14 34 34s6 30-4 36h-30zM404 262c10 6 40 4 52 0 8 10 4 22-8 26-18 4-40 2-46-6-4-8-4-16 2-20z";

/** Roof window in the left slope, cut: two timbers of the frame, the pane between them, its flashing above. */
function RoofWindow() {
  return (
    <g transform={leftSlope}>
      <path className="paper" d="M84-13h74v30H84z" />
      <path className="cut" d="M84-10h8v26h-8zM150-10h8v26h-8z" />
      <path className="thin" d="M92-9h58M92-5h58" />
      <path className="zinc" d="M176-9l-12-7h-12" />
    </g>
  );
}

function Leak({ place, spot: { at, callout } }: { place: Place; spot: Spot }) {
  const [x, y] = at;
  const from = callout.x + callout.rule;
  const reach = Math.hypot(from - x, callout.y - y);
  const near = (to: number, start: number) => Math.round(start + ((to - start) * (MARK + 5)) / reach);
  return (
    <a href={place.href} aria-label={`${place.n} ${place.label}`} className="leak">
      <circle className="hit" cx={x} cy={y} r={TARGET} />
      <circle className="leak-ring" cx={x} cy={y} r={MARK + 9} />
      <circle className="water" cx={x} cy={y} r={MARK} />
      {/* What is seen stands in the order of the name. */}
      <text className="part-balloon" x={x} y={y + 8.5}>
        {place.n}
      </text>{" "}
      <path
        className="leader"
        d={`M${callout.x} ${callout.y}h${callout.rule}L${near(from, x)} ${near(callout.y, y)}`}
      />
      <text className={callout.rule < 0 ? "end" : undefined} x={callout.x} y={callout.y - 8}>
        {place.label}
      </text>
    </a>
  );
}

/**
 * The house in section on a wet day: every wet place is a link to the page of its causes. Drawn from the same parts
 * as `HouseSection` and cropped like it on a phone; needs `DrawingDefs` with `houseSectionPatterns`.
 */
export function LeakHouse({
  title,
  desc,
  places,
}: {
  title: string;
  desc: string;
  places: readonly Place[];
}) {
  return (
    <Drawing
      id="lekhuis"
      width={1300}
      height={860}
      fit="xMinYMid slice"
      interactive
      className="house-section leak-house"
      title={title}
      desc={desc}
    >
      <g className="stage" transform="translate(60 0)">
        <path className="water-line" d={rain} />
        <Surroundings />
        <Chimney />
        <FrontWall />
        <BackWall />
        <HouseFrame />
        <Extension />
        <FlatRoof />
        <Conservatory />
        <Reader />
        <g transform={leftSlope}>
          <RafterBand from={14} to={320} />
          <TileCourses count={16} />
        </g>
        <BackSlope />
        <RoofWindow />
        <Dormer />
        <BackGutter />
        <BackWindow />
        <Gutters />
        <path className="stain" d={stains} />
        <path
          className="water"
          d={`M172 404${drop}M178 442${drop}M432 338${drop}M548 268${drop}M816 566${drop}M816 610${drop}M290 322${drop}M342 250${drop}`}
        />
        {places.map((place) => {
          const spot = leakSpotsInHouse[place.id];
          return spot && <Leak key={place.id} place={place} spot={spot} />;
        })}
      </g>
    </Drawing>
  );
}
