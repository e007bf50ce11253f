import type { ReactNode } from "react";
import type { StreetFront } from "~/content/types";
import { strokes } from "./geometry";
import { hatch } from "./patterns";

/** Fronts at 24 units to the metre, each with the width that it takes; feet at (0, 0), up is negative. */
const fronts = {
  /** Long-fronted Brabant farmhouse: living end left, barn doors right. */
  farmhouse: {
    width: 310,
    art: (
      <>
        <path className="paper" d="M0 0V-58H310V0z" />
        <path className="wash" d="M-8-56L44-150H266L318-56z" />
        <path className="none" fill={hatch("tile")} d="M-8-56L44-150H266L318-56z" />
        <path className="paper" d="M56-150v-26h18v26zM52-176h26v5H52z" />
        <path className="thin paper" d="M24-46h26v30H24zM96-46h26v30H96zM140-46h26v30h-26zM64-48h20V0H64z" />
        <path className="tone" d="M212-50h52V0h-52z" />
        <path
          className="thin"
          d="M238-50V0M37-46v30M109-46v30M153-46v30M24-31h26M96-31h26M140-31h26M286-44h12v12h-12z"
        />
      </>
    ),
  },
  /** Semi-detached house of the thirties: steep roof with overhang, bay window. */
  thirties: {
    width: 168,
    art: (
      <>
        <path className="paper" d="M0 0V-112H168V0z" />
        <path className="none" fill={hatch("brick")} d="M0 0V-112H168V0z" />
        <path className="wash" d="M-12-108L28-214H140L180-108z" />
        <path className="none" fill={hatch("tile")} d="M-12-108L28-214H140L180-108z" />
        <path className="paper" d="M76-214v-34h16v34zM72-248h24v6H72z" />
        <path className="paper" d="M14 0V-46h54V0zM100 0V-46h54V0zM22-100h42v32H22zM104-100h42v32h-42z" />
        <path className="tone" d="M10-46h62v-7H10zM96-46h62v-7H96z" />
        <path
          className="thin"
          d="M20-40h42v26H20zM106-40h42v26h-42zM34-40v26M48-40v26M120-40v26M134-40v26M36-100v32M50-100v32M118-100v32M132-100v32M84-108V0"
        />
      </>
    ),
  },
  terrace: {
    width: 366,
    art: (
      <>
        <path className="paper" d="M0 0V-128H366V0z" />
        <path className="wash" d="M-4-126V-206H370V-126z" />
        <path className="none" fill={hatch("tile")} d="M-4-126V-206H370V-126z" />
        <path className="paper" d="M116-206v-24h12v24zM238-206v-24h12v24z" />
        {[0, 122, 244].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path className="thin paper" d="M8-54h60v38H8zM8-118h48v38H8zM68-118h34v38H68zM84 0v-54h24V0z" />
            <path className="thin" d="M28-54v38M32-118v38M90-48h12v16H90zM122 0V-126" />
          </g>
        ))}
        <path className="accent-line" d="M-4-126H370" />
      </>
    ),
  },
  /** Small workers' houses in a row, each with its dormer. */
  workers: {
    width: 280,
    art: (
      <>
        <path className="paper" d="M0 0V-66H280V0z" />
        <path className="none" fill={hatch("brick")} d="M0 0V-66H280V0z" />
        <path className="wash" d="M-4-64L6-150H274L284-64z" />
        <path className="none" fill={hatch("tile")} d="M-4-64L6-150H274L284-64z" />
        {[0, 70, 140, 210].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path className="paper" d="M16-48h26v28H16zM50 0v-50h14V0zM22-84v-30h28v30zM18-114h36v-6H18z" />
            <path className="thin" d="M29-48v28M36-114v30" />
          </g>
        ))}
        <path className="paper" d="M64-150v-22h12v22zM204-150v-22h12v22z" />
      </>
    ),
  },
  /** Town house of three storeys with a cornice. */
  townhouse: {
    width: 122,
    art: (
      <>
        <path className="paper" d="M0 0V-230H122V0z" />
        <path className="none" fill={hatch("brick")} d="M0-12V-230H122V-12z" />
        <path className="tone" d="M-6-230h134v-12H-6z" />
        <path className="wash" d="M0-242L14-282H108L122-242z" />
        <path className="none" fill={hatch("slate")} d="M0-242L14-282H108L122-242z" />
        <path
          className="paper"
          d="M12-216h24v44H12zM49-216h24v44H49zM86-216h24v44H86zM12-150h24v52H12zM49-150h24v52H49zM86-150h24v52H86zM12-74h24v48H12zM49-74h24v48H49zM86-78h24V0H86z"
        />
        <path
          className="thin"
          d="M0-86H122M0-160H122M24-216v44M61-216v44M98-216v44M24-150v52M61-150v52M98-150v52M86-62h24"
        />
      </>
    ),
  },
  villa: {
    width: 226,
    art: (
      <>
        <path className="paper" d="M0 0V-76H226V0zM70-76V-146H200V-76z" />
        <path className="tone" d="M-5-76h236v-8H-5zM65-146h140v-8H65z" />
        <path className="none" fill={hatch("brick")} d="M70-76V-146H104V-76zM0 0V-76H30V0z" />
        <path className="thin paper" d="M36-62h92v50H36zM118-132h68v42h-68zM160-64h24V0h-24z" />
        <path className="thin" d="M66-62v50M97-62v50M152-132v42M192-60h24v30h-24z" />
      </>
    ),
  },
  flats: {
    width: 250,
    art: (
      <>
        <path className="paper" d="M0 0V-300H250V0z" />
        <path className="tone" d="M-4-300h258v-8H-4z" />
        <path
          className="thin"
          d={strokes(4, [0, -240], [0, 60], 250, 0) + strokes(4, [50, -300], [50, 0], 0, 300)}
        />
        {[-292, -232, -172, -112, -52].map((y) => (
          <path
            key={y}
            className="thin paper"
            d={`M6 ${y}h38v32H6zM56 ${y}h38v32H56zM106 ${y}h38v32h-38zM156 ${y}h38v32h-38zM206 ${y}h38v32h-38z`}
          />
        ))}
        <path className="paper" d="M104-308v-20h42v20z" />
      </>
    ),
  },
  bungalow: {
    width: 240,
    art: (
      <>
        <path className="paper" d="M0 0V-62H240V0z" />
        <path className="wash" d="M-14-60L40-116H200L254-60z" />
        <path className="none" fill={hatch("tile")} d="M-14-60L40-116H200L254-60z" />
        <path className="paper" d="M150-116v-24h20v24z" />
        <path
          className="thin paper"
          d="M16-50h70v34H16zM102-52h22V0h-22zM144-50h40v34h-40zM196-48h34V0h-34z"
        />
        <path className="thin" d="M40-50v34M63-50v34M164-50v34M196-36h34M196-24h34M196-12h34" />
      </>
    ),
  },
  /** Village church: tower with spire, nave to the right. */
  church: {
    width: 250,
    art: (
      <>
        <path className="paper" d="M70 0V-96L96-150H236L250-96V0z" />
        <path className="wash" d="M66-94L96-154H238L254-94z" />
        <path className="none" fill={hatch("slate")} d="M66-94L96-154H238L254-94z" />
        <path className="paper" d="M0 0V-240H74V0z" />
        <path className="none" fill={hatch("brick")} d="M0 0V-240H74V0z" />
        <path className="tone" d="M-4-240L37-392 78-240z" />
        <path className="thin" d="M37-392v-26M30-409h14M-4-240h82M0-160H74M0-84H74M25-392" />
        <path
          className="paper"
          d="M22 0v-40a15 18 0 0 1 30 0V0zM22-182v-22a15 16 0 0 1 30 0v22zM98-24v-34a9 12 0 0 1 18 0v34zM144-24v-34a9 12 0 0 1 18 0v34zM190-24v-34a9 12 0 0 1 18 0v34z"
        />
        <circle className="paper" cx="37" cy="-122" r="14" />
        <path className="thin" d="M37-122v-9M37-122l6 4" />
      </>
    ),
  },
  mill: {
    width: 170,
    art: (
      <>
        <path className="paper" d="M38 0L54-196H116L132 0z" />
        <path className="none" fill={hatch("brick")} d="M38 0L54-196H116L132 0z" />
        <path className="tone" d="M50-196c2-26 16-40 35-40s33 14 35 40z" />
        <path className="paper" d="M76 0v-40h18V0zM78-116h14v20H78z" />
        <path d="M85-210L-10-300M85-210L180-300M85-210L0-112M85-210L170-112" />
        <path
          className="thin"
          d="M-16-294L62-220l7-7L-9-301zM186-294L108-220l-7-7 78-74zM6-106L76-188l-7-6-70 82zM164-106L94-188l7-6 70 82z"
        />
      </>
    ),
  },
} satisfies Record<StreetFront, { width: number; art: ReactNode }>;

/** A street seen from the front: houses side by side on one ground line, `gap` units apart. */
export function StreetProfile({
  x,
  y,
  houses,
  gap = 24,
}: {
  x: number;
  y: number;
  houses: readonly StreetFront[];
  gap?: number;
}) {
  let left = x;
  return (
    <>
      {houses.map((name, i) => {
        const at = left;
        left += fronts[name].width + gap;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a street never changes its order
          <g key={i} transform={`translate(${at} ${y})`}>
            {fronts[name].art}
          </g>
        );
      })}
    </>
  );
}

/** Length of a street in units, to fit it on a sheet. */
export function streetLength(houses: readonly StreetFront[], gap = 24): number {
  return houses.reduce((sum, name) => sum + fronts[name].width + gap, -gap);
}
