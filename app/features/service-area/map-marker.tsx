import type { CSSProperties, ReactNode } from "react";
import type { LabelSide } from "~/content/types";
import { placed } from "./map-ground";
import type { Spot } from "./map-spots";

type MapMarkerProps = {
  /** Unique on the page: `map-{id}` is the info window's. */
  id: string;
  label: string;
  /** The label with what its colour and shape say. */
  spoken?: string;
  side: LabelSide;
  at: Spot;
  /** Where it stands in an enlarged view, if elsewhere. */
  enlarged?: Spot | undefined;
  children: ReactNode;
};

/**
 * A place on the drawn map with its info window: a native popover, so it needs no script. The sheet draws its
 * symbol and writes the label over the window: a page has twenty of these, so each is as few elements as will do.
 */
export function MapMarker({ id, label, spoken, side, at, enlarged = at, children }: MapMarkerProps) {
  const popover = `map-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={popover}
        aria-label={spoken}
        className="map-marker"
        data-side={side}
        style={inViews(at, enlarged)}
      >
        <span>{label}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a popover, not a modal dialog and no fieldset. */}
      <div id={popover} popover="" role="group" aria-label={label} className="map-info">
        <button type="button" popoverTarget={popover} aria-label="Sluiten" />
        {children}
      </div>
    </>
  );
}

function inViews(at: Spot, { x, y }: Spot): CSSProperties {
  const same = x === at.x && y === at.y;
  return same ? placed(at) : ({ ...placed(at), "--zx": x, "--zy": y } as CSSProperties);
}
