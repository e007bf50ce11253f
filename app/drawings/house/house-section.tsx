import type { ReactNode } from "react";
import type { Point } from "~/drawings/geometry";
import { Drawing } from "~/drawings/kit";
import type { PatternName } from "~/drawings/patterns";
import { RafterBand, TileCourses } from "~/drawings/roof-shapes";
import { type HousePartId, houseParts } from "./house-links";
import { BackGutter, BackSlope, Chimney, Dormer, Gutters, leftSlope } from "./house-roof";
import { GutterCleaner, HouseFrame, Measures, Reader, Surroundings } from "./house-scene";
import { BackWall, BackWindow, Conservatory, Extension, FlatRoof, FrontWall } from "./house-walls";

/** What `DrawingDefs` must print on a page with this drawing. */
export const houseSectionPatterns: PatternName[] = [
  "brick",
  "masonry",
  "concrete",
  "soil",
  "sand",
  "glass",
  "leaf",
];

/** A part of the house as a link: its shapes lift and take the colour of the division on hover and focus. */
function Part({
  id,
  area,
  balloon,
  callout: { x, y, rule, to },
  frame,
  children,
}: {
  id: HousePartId;
  /** Outline that takes the pointer, wider than the drawn part. */
  area: string;
  balloon: Point;
  /** The label starts at `x`; with a negative `rule` it ends there and the leader leaves to the left. */
  callout: { x: number; y: number; rule: number; to: readonly Point[] };
  /** The frame of a slope, where the part lies in one. */
  frame?: string;
  children: ReactNode;
}) {
  const part = houseParts[id];
  return (
    <a
      href={part.href}
      aria-label={`${part.n} ${part.name}`}
      className="house-part"
      data-division={part.division}
    >
      <path className="hit" d={area} />
      {frame ? <g transform={frame}>{children}</g> : children}
      <path
        className="leader"
        d={`M${x} ${y}h${rule}${to.map(([px, py]) => `L${px} ${py}`).join("")}`}
        markerEnd="url(#leader-end)"
      />
      <text className={rule < 0 ? "end" : undefined} x={x} y={y - 7}>
        {part.label}
      </text>
      <circle className="part-balloon" cx={balloon[0]} cy={balloon[1]} r="20" />
      <text className="part-balloon" x={balloon[0]} y={balloon[1] + 8.5}>
        {part.n}
      </text>
    </a>
  );
}

/**
 * The house in section, signature of the home page: every part is a link to its service. The sheet is
 * 1300 × 860 and bleeds over its right edge; on a phone the same drawing is cropped to the house and shows
 * balloons instead of labels, which `HouseSectionLegend` explains. Needs `DrawingDefs` with `houseSectionPatterns`.
 */
export function HouseSection({ id = "huis" }: { id?: string }) {
  return (
    <Drawing
      id={id}
      width={1300}
      height={860}
      fit="xMinYMid slice"
      interactive
      className="house-section"
      title="Doorsnede van een huis"
      desc="Elk deel van het huis is een link naar de dienst die erbij hoort."
    >
      <marker id="leader-end" markerUnits="userSpaceOnUse" overflow="visible">
        <circle className="dot" r="2.5" />
      </marker>
      <g className="stage" transform="translate(60 0)">
        <Surroundings />
        <Measures />
        <Part
          id="chimney"
          area="M310 20H400V150L310 240z"
          balloon={[356, 110]}
          callout={{ x: 96, y: 92, rule: 174, to: [[330, 110]] }}
        >
          <Chimney />
        </Part>
        <Part
          id="masonry"
          area="M186 470H234V570H186zM186 646H234V764H186z"
          balloon={[170, 520]}
          callout={{
            x: -58,
            y: 552,
            rule: 150,
            to: [
              [140, 520],
              [204, 508],
            ],
          }}
        >
          <FrontWall />
        </Part>
        <BackWall />
        <HouseFrame />
        <Part
          id="extension"
          area="M634 548H800V722H634z"
          balloon={[712, 610]}
          callout={{ x: 664, y: 616, rule: 106, to: [[786, 596]] }}
        >
          <Extension />
        </Part>
        <Part
          id="leak"
          area="M630 488H806V552H666V702H632z"
          balloon={[712, 500]}
          callout={{ x: 985, y: 446, rule: -150, to: [[768, 512]] }}
        >
          <FlatRoof />
        </Part>
        <Part
          id="conservatory"
          area="M804 530L940 570V700H804z"
          balloon={[886, 614]}
          callout={{ x: 985, y: 530, rule: -80, to: [[880, 563]] }}
        >
          <Conservatory />
          <Reader />
        </Part>
        <Part
          id="insulation"
          area="M226 384L416 190V140L200 356z"
          balloon={[262, 330]}
          callout={{ x: -10, y: 256, rule: 168, to: [[251, 322]] }}
          frame={leftSlope}
        >
          <RafterBand from={14} to={320} />
        </Part>
        <Part
          id="tiles"
          area="M176 362L400 138L384 116L150 350z"
          balloon={[240, 250]}
          callout={{ x: 36, y: 182, rule: 186, to: [[284, 258]] }}
          frame={leftSlope}
        >
          <TileCourses count={16} />
        </Part>
        <Part
          id="roof"
          area="M404 104H440L500 180L474 230L416 180zM560 306L580 280L676 366L640 400z"
          balloon={[456, 150]}
          callout={{ x: 690, y: 100, rule: -184, to: [[446, 154]] }}
        >
          <BackSlope />
        </Part>
        <Part
          id="dormer"
          area="M476 186H596V320L540 330V230H476z"
          balloon={[600, 250]}
          callout={{ x: 810, y: 190, rule: -130, to: [[578, 216]] }}
        >
          <Dormer />
        </Part>
        <BackGutter />
        <Part
          id="paint"
          area="M596 390H650V484H596z"
          balloon={[654, 436]}
          callout={{ x: 880, y: 390, rule: -186, to: [[622, 432]] }}
        >
          <BackWindow />
        </Part>
        <GutterCleaner />
        <Part
          id="gutter"
          area="M150 340H204V400H150z"
          balloon={[170, 418]}
          callout={{ x: 4, y: 312, rule: 120, to: [[168, 356]] }}
        >
          <Gutters />
        </Part>
      </g>
    </Drawing>
  );
}

/** The same links as a numbered list of real text, for phones and for reading aloud. */
export function HouseSectionLegend({ className }: { className?: string }) {
  return (
    <ol className={className ? `house-legend ${className}` : "house-legend"}>
      {Object.values(houseParts).map((part) => (
        <li key={part.n} data-division={part.division}>
          <a href={part.href}>{part.name}</a>
        </li>
      ))}
    </ol>
  );
}
