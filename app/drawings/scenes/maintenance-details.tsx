import { disc, rect, strokes } from "~/drawings/geometry";
import { BrickLeaf, GroundLine, Timber } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";
import type { Details } from "./scene-details";

/** What upkeep is about, magnified round the origin inside a circle of 160 units. */
export const maintenanceDetails = {
  "leaf-gutter": {
    spot: "gutter",
    art: (
      <>
        <path className="wash none" d="M-170-170H170V-44H-170z" />
        <path fill={hatch("tile")} className="none" transform="scale(2.4)" d="M-72-76H72v58H-72z" />
        <path className="paper" d="M-170-44H170V52H-170z" />
        <path className="zinc" d="M-170-44H170M-170-36H170M-170 52H170" />
        <path d="M-96-44v96m6 0v-96M84-44v96m6 0v-96" />
        <path className="paper" d="M-30 52h60V180h-60z" />
        <path className="zinc" d="M-30 52h60M-36 66h72" />
        <path className="hair" d="M-16 66V180M16 66V180" />
        <path
          className="tone"
          d="M-150-44c4-22 20-32 42-32 0 20-18 32-42 32zM-70-44c-14-18-10-36 4-48 12 16 12 34-4 48zM-24-44c6-18 26-26 46-20-6 16-24 24-46 20zM52-44c-10-20-2-38 14-46 10 18 6 36-14 46zM104-44c8-18 28-24 46-16-8 16-24 22-46 16z"
        />
        <path
          className="thin"
          d="M-150-44l28-20M-70-44l2-30M-24-44l28-10M52-44l10-30M104-44l28-8M-60-44l-8-40M20-44l14-36"
        />
        <path className="water-line" d="M96-36l8 90 2 26" />
        <path
          className="water"
          d={drops([
            [106, 86],
            [104, 126],
          ])}
        />
      </>
    ),
    hatches: ["tile"],
  },
  fascia: {
    spot: "gutter",
    art: (
      <>
        <Timber d="M-180-66H86v18H-180z" />
        <path className="cut" d="M-180-72H86l14-8v14" />
        <path className="zinc" d="M70-84h44v34l8 6" />
        <path className="paper" d="M-180-48H52V26H-180z" />
        <path className="thin" d="M-180-48L52 26M-180 26L52-48" />
        <Timber d="M52-48H86V118H52z" />
        <path className="accent-line cut" d="M90-44V10M90 62v56" />
        <path
          className="accent-line"
          d="M90 10c16 4 22 14 18 28M90 62c12-4 20-12 16-20M90 30c10 0 14 8 10 12"
        />
        <path className="poche" d="M52 78c12-8 20 6 34 0v40H52z" />
        <path className="ink none" d={disc([64, 98], 3) + disc([76, 106], 3) + disc([70, 86], 2)} />
        <path className="paper" d="M-180 96H52v12H-180z" />
        <BrickLeaf x={-126} y={108} width={70} height={70} course={30} />
        <path
          className="water"
          d={drops(
            [
              [70, 122],
              [70, 146],
            ],
            0.7,
          )}
        />
      </>
    ),
    hatches: ["masonry", "timber"],
  },
  moss: {
    spot: "roof",
    art: (
      <>
        <path className="wash none" d="M-170-170H170V170H-170z" />
        <path fill={hatch("tile")} className="none" transform="scale(3.6)" d="M-48-48H48v96H-48z" />
        <path
          className="poche"
          d="M-150-92c6-24 34-26 46-8 16-8 30 4 26 16h-74zM-70-14c8-24 40-22 50-2 16-6 28 4 26 14h-80zM-146 58c8-22 36-22 46-4 14-6 26 4 24 14h-72zM-20 126c8-24 40-24 50-4 18-8 30 4 28 14h-80zM-28-96c6-16 28-18 38-4 12-4 22 4 20 10h-60z"
        />
        <path
          className="hair"
          d={
            strokes(5, [-140, -88], [12, 0], 3, -10) +
            strokes(5, [-60, -8], [12, 0], 3, -10) +
            strokes(5, [-12, 132], [12, 0], 3, -10)
          }
        />
        <Timber d="M60-160l18-10 44 130-18 8z" />
        <path className="paper" d="M62-40l84-30 10 26-84 30z" />
        <path d={strokes(12, [76, -12], [7, -2.6], 9, 26)} />
      </>
    ),
    hatches: ["tile", "timber"],
  },
  cladding: {
    spot: "dormer",
    art: (
      <>
        <path className="tone" d="M-170-132H124v26H-170z" />
        <path className="cut" d="M-170-134H128" />
        <path className="paper" d="M-170-106H-44V90h-126z" />
        <path className="thin" d={strokes(7, [-170, -82], [0, 26], 126, 0)} />
        <path
          className="paper"
          d="M-44-106h30V90h-30zM-14-106H104v22H-14zM-14 68H104v22H-14zM82-84h22V68H82z"
        />
        <path className="thin" d="M-14-84H82V68H-14zM0 40l50-56M20 48l42-46" />
        <path className="poche" d="M-44 52c10-6 20 4 30-4v42h-30z" />
        <path className="ink none" d={disc([-32, 66], 3) + disc([-24, 78], 3)} />
        <path className="lead" d="M-170 90H116l8 14H-170z" />
        <path className="wash none" d="M-170 104H170v80h-340z" />
        <path fill={hatch("tile")} className="none" transform="scale(2.4)" d="M-72 43.4H72V76H-72z" />
        <path className="thin" d="M-170 104H170" />
        <path className="paper" d="M48 22l-62 44-8-2 4-8 60-42z" />
      </>
    ),
    hatches: ["tile"],
  },
  "zinc-seam": {
    spot: "gutter",
    art: (
      <>
        <path className="wash none" d="M-170-170H170V-64H-170z" />
        <path fill={hatch("tile")} className="none" transform="scale(2.4)" d="M-72-76H72v50H-72z" />
        <path className="paper" d="M-170-64H170v78c-40 40-300 40-340 0z" />
        <path className="zinc" d="M-170-64H170M-170-54H170" />
        <path className="thin" d="M-170-10H170M-170 20c60 26 280 26 340 0" />
        <path className="tone" d="M-16-64h26V42h-26z" />
        <path className="cut" d="M10-54V40" />
        <path className="poche" d="M4-40c8 4 10 12 6 20 6 8 4 20-2 26 6 8 2 18-4 24z" />
        <path className="paper" d="M44-2L132-62l14 22-86 56-28 8z" />
        <path className="accent" d="M44-2l16 18-44 18z" />
        <path className="flow" d="M14 60c-6 14 8 20 0 34M34 52c-6 14 8 20 0 34" />
      </>
    ),
    hatches: ["tile"],
  },
  "brick-breath": {
    spot: "wall",
    art: (
      <>
        {[-160, -110, -60, -10, 40, 90, 140].map((y, i) => (
          <path
            key={y}
            className={i === 2 || i === 4 ? "poche" : "paper"}
            d={rect(-110, y, i % 2 ? 64 : 138, 42) + (i % 2 ? rect(-38, y, 66, 42) : "")}
          />
        ))}
        <path
          className="wash none"
          d={[-118, -68, -18, 32, 82, 132].map((y) => rect(-110, y, 138, 8)).join("")}
        />
        <path className="cut" d="M34-180V-70M34 46V180" />
        <path className="cut accent-line" d="M34-70c24 4 30 30 18 46M34 46c20-6 26-22 16-40" />
        <path className="poche" transform="rotate(18 76 70)" d="M62 58h24v20H62z" />
        <path className="flow" d="M-20-14H120m-12-8l12 8-12 8M-20 36H98m-12-8l12 8-12 8" />
        <path
          className="water"
          d={drops(
            [
              [-76, -50],
              [-50, -46],
              [-80, 48],
              [-54, 52],
              [-20, -48],
            ],
            0.7,
          )}
        />
      </>
    ),
  },
  cistern: {
    spot: "foot",
    art: (
      <>
        <GroundLine x={-180} y={-60} width={360} depth={240} />
        <path
          className="paper"
          d="M-96-40h150c30 10 44 60 44 90s-14 70-44 80h-150c-30-10-44-50-44-80s14-80 44-90z"
        />
        <path className="water none" d="M-136 36H94c-2 36-16 74-44 84H-94c-26-8-40-48-42-84z" />
        <path
          className="cut"
          d="M-96-40h150c30 10 44 60 44 90s-14 70-44 80h-150c-30-10-44-50-44-80s14-80 44-90z"
        />
        <path className="paper" d="M-54-78h64v38h-64zM-62-86h80v12h-80z" />
        <path className="paper" d="M92-180h28V0H60v-22h32z" />
        <path className="zinc" d="M88-100h36M88-140h36" />
        <path className="tone" d="M84-70h44v26H84z" />
        <path className="thin" d={strokes(6, [90, -64], [6, 0], -2, 14)} />
        <path className="water" d={drops([[50, 0]], 0.9)} />
        <path d="M-22 100V-8M-30 100h16M-22-8h-90v-60" />
      </>
    ),
    hatches: ["soil"],
  },
  sill: {
    spot: "frame",
    art: (
      <>
        <BrickLeaf x={-90} y={66} width={96} height={110} course={30} />
        <path className="paper" d="M-44-180h14V-36h-14z" />
        <path className="thin" d="M-40-170l6 120" />
        <Timber d="M-74-36H4V-2l-78 0z" />
        <Timber d="M-96-2H30L56 20v20H-96z" />
        <path className="poche" d="M4-2h26l26 22v20H18c-8-14 0-26-14-42z" />
        <path
          className="ink none"
          d={disc([28, 18], 3) + disc([40, 30], 3) + disc([18, 8], 2.5) + disc([24, 32], 2)}
        />
        <path className="lead-line" d="M-96 46H62l10 12" />
        <path className="accent-line" d="M30-2c10-4 18-2 24 6M48 14c10 0 14 4 16 10" />
        <path className="paper" d="M40 14l56-56 6 6-56 56-10 6z" />
        <path className="tone" d="M92-46l36-34c8-6 22 6 16 16l-36 34z" />
        <path className="water-line" d="M-26-150v110l40 42" />
        <path
          className="water"
          d={drops(
            [
              [72, 64],
              [72, 104],
            ],
            0.8,
          )}
        />
      </>
    ),
    hatches: ["masonry", "timber"],
  },
} satisfies Details;
