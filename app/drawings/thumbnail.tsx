import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Unmarked } from "./parts/sheet";
import { DrawingDefs, type PatternName } from "./patterns";
import { drawings } from "./registry";

/*
 * A figure as a small picture in a file of its own: as part of a list of articles they would be ten times its HTML. A file
 * does not see the page's sheet, so it brings the few pens that articles use, three times as heavy, in the tokens' colours.
 */
const pens: Record<string, string> = {
  cut: "stroke-width:7",
  thin: "stroke-width:2",
  hair: "stroke-width:1;stroke:#4a566d",
  "hidden-line": "stroke-width:2;stroke-dasharray:10 8;stroke:#4a566d",
  soft: "stroke:#4a566d",
  zinc: "stroke:#1d3a6b;stroke-width:5",
  "lead-line": "stroke:#1d3a6b;stroke-width:7",
  none: "stroke:none",
  paper: "fill:#faf7f1",
  wash: "fill:#e5e9f0",
  tone: "fill:#93a4c0",
  accent: "fill:#1d3a6b",
  ink: "fill:#16233b",
  tiles: "fill:#93a4c0;stroke-width:2",
  lead: "fill:#93a4c0;stroke-width:2",
  poche: "fill:#c5cad1",
  "accent-line": "stroke:#1d3a6b",
  flow: "stroke:#1d3a6b;stroke-width:5",
  water: "fill:#1f6aa5;stroke:none",
  "water-line": "stroke:#1f6aa5",
  "drawing-defs": "fill:none;stroke:#4a566d;stroke-width:.7",
};

/** Elements that a small picture has no room for. */
const unseen = /<(text)\b[^>]*>[^<]*<\/\1>/g;

/** Already drawn, by name: as many as there are figures. */
const drawn = new Map<string, string>();

/** SVG of the figure of this name, without its balloons and words; null when there is none. */
export function thumbnail(name: string): string | null {
  const Sheet = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!Sheet) return null;
  const picture = drawn.get(name) ?? draw(Sheet);
  drawn.set(name, picture);
  return picture;
}

function draw(Sheet: ComponentType<{ id: string }>): string {
  const figure = renderToStaticMarkup(
    <Unmarked value>
      <Sheet id="s" />
    </Unmarked>,
  ).replace(unseen, "");
  const named = (pattern: RegExp) => new Set([...figure.matchAll(pattern)].map(([, found = ""]) => found));
  const hatches = [...named(/url\(#dw-([\w-]+)\)/g)] as PatternName[];
  const classes = [...named(/class="([^"]+)"/g)].flatMap((list) => list.split(" "));
  const rules = Object.entries(pens)
    .filter(([pen]) => pen === "drawing-defs" || classes.includes(pen))
    .map(([pen, look]) => `.${pen}{${look}}`);
  const base =
    ".drawing{fill:none;stroke:#16233b;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 540"><style>${base}${rules.join("")}</style><path fill="#faf7f1" d="M0 0h720v540H0z"/>${renderToStaticMarkup(<DrawingDefs only={hatches} />)}${figure}</svg>`;
}
