/** Printed once per page, so ids are global. 60 units to the metre; a scaled group scales its hatch too. */
const patterns = {
  /** Pantiles seen from the front, in courses. */
  tile: [18, 20, "M0 4c2.5-5 6.5-5 9 0s6.5 5 9 0v20M9 4v20M0 24c2.5-5 6.5-5 9 0s6.5 5 9 0"],
  slate: [16, 20, "M0 10h16M0 20h16M0 0v10M8 10v10"],
  /** Stretcher bond seen from the front: 220 × 62.5 mm with the joint. */
  brick: [13.2, 7.5, "M0 .3h13.2M0 4h13.2M3.3.3v3.7M9.9 4v3.5"],
  /** The same for sheets at 120 units to the metre. */
  "brick-large": [26.4, 15, "M0 .5h26.4M0 8h26.4M6.6.5v7.5M19.8 8v7.5"],
  /** Brickwork cut: one direction at 45°. */
  masonry: [5, 5, "M-1 1l2-2M0 5l5-5M4 6l2-2"],
  /** Concrete cut: stipple and aggregate. */
  concrete: [
    24,
    20,
    "M4 5l3 3-4 1zM16 13l4-1-1.5 3.5zM12 3v.1M20 5v.1M9 13v.1M3 16v.1M14 18v.1M22 18v.1M15 8v.1",
  ],
  /** Bitumen seen from above: rolls with a torched seam. */
  bitumen: [
    60,
    24,
    "M0 .5h60M0 3h60M8 9v.1M26 7v.1M44 11v.1M16 16v.1M35 18v.1M52 15v.1M4 20v.1M22 21v.1M46 21v.1",
  ],
  /** Timber along the grain. */
  timber: [48, 10, "M0 2.5c12-1.5 18 1 28 0s12-1 20 0M0 7c8 1.5 16-1 24 0s14 1.5 24 0M30 5h8"],
  /** Insulation cut, 12 deep; for another depth use `zigzag`. */
  insulation: [8, 12, "M0 0l4 12 4-12"],
  /** Soil under a ground line: tufts of three strokes. */
  soil: [44, 22, "M2 12l8-8M6 14l9-9M10 16l10-10M26 20l6-6M30 22l7-7M34 22l9-9"],
  sand: [18, 14, "M3 3v.1M11 5v.1M7 10v.1M15 12v.1M1 13v.1"],
  gravel: [
    20,
    12,
    "M2 6a3 2.5 0 1 0 6 0 3 2.5 0 1 0-6 0M10 3.5a3.5 2.5 0 1 0 7 0 3.5 2.5 0 1 0-7 0M9 10a3 2 0 1 0 6 0 3 2 0 1 0-6 0",
  ],
  water: [24, 8, "M0 4c3-3 5-3 8 0s5 3 8 0 5-3 8 0"],
  zinc: [26, 40, "M.5 0v40M2.5 0v40"],
  glass: [60, 60, "M20 34l18-18M24 40l9-9M14 28l6-6"],
  leaf: [22, 18, "M3 6c2-3 5-3 6 0M12 13c2-3 5-3 6 0M14 4c1.5-2 3.5-2 4.5 0M4 15c1.5-2 3.5-2 4.5 0"],
} as const satisfies Record<string, readonly [width: number, height: number, path: string]>;

export type PatternName = keyof typeof patterns;

/** The `fill` that refers to a shared pattern. */
export function hatch(name: PatternName): string {
  return `url(#dw-${name})`;
}

/** `only` narrows to what the page's drawings use; one that cannot know (office articles) leaves it out. */
export function DrawingDefs({ only }: { only?: readonly PatternName[] }) {
  const names = only ?? (Object.keys(patterns) as PatternName[]);
  return (
    <svg width="0" height="0" aria-hidden="true" className="drawing-defs">
      {names.map((name) => {
        const [width, height, path] = patterns[name];
        return (
          <pattern key={name} id={`dw-${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path d={path} />
          </pattern>
        );
      })}
    </svg>
  );
}
