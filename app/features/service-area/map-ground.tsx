import type { CSSProperties } from "react";
import { belgiumPath, dommelPath, LANDMARKS, project, RADIUS_KM, SHEET } from "./map-geo";

/** Lettering of the ground, in kilometres from the centre. */
const LETTERING = [
  { text: "Nederland", kind: "country", x: -13, y: -13 },
  { text: "België", kind: "country", x: -8.5, y: 21.5 },
  { text: "25 km", kind: "radius", x: -10, y: -1.3 },
  { text: "Dommel", kind: "water", x: 5.6, y: 3 },
];

/** From markers to the towns they gave way from, in one of the views. */
type Leaders = { view: string; path: string };

/** The drawn ground under the markers: one unit is a kilometre, lines and letters keep their size. */
export function MapGround({ leaders }: { leaders: Leaders[] }) {
  return (
    <div className="map-ground" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with the ground around it. */}
      <svg viewBox={`${-SHEET.x} ${-SHEET.y} ${2 * SHEET.x} ${2 * SHEET.y}`}>
        <path d={belgiumPath} className="map-belgium" />
        <path d={dommelPath} className="map-river" />
        <circle r={RADIUS_KM} className="map-ring" />
        <path d={`M${-RADIUS_KM} 0H0M${-RADIUS_KM - 0.7} .7l1.4-1.4`} className="map-radius" />
        {leaders.map(
          ({ view, path }) => path && <path key={view} d={path} className="map-leader" data-view={view} />,
        )}
      </svg>
      {LETTERING.map(({ text, kind, x, y }) => (
        <span key={text} data-kind={kind} style={placed({ x, y })}>
          {text}
        </span>
      ))}
      {LANDMARKS.map(({ name, far = false, ...at }) => (
        <span key={name} data-kind={far ? "far" : "place"} style={placed(project(at))}>
          {name}
        </span>
      ))}
      <span data-kind="scale">10 km</span>
    </div>
  );
}

/** Where the sheet puts it: kilometres from the centre. */
export function placed({ x, y }: { x: number; y: number }): CSSProperties {
  return { "--x": x, "--y": y } as CSSProperties;
}
