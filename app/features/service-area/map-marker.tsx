import type { CSSProperties, ReactNode } from "react";
import type { Country, LabelSide } from "~/content/types";
import { Icon } from "~/ui/icons/icon";

type MapMarkerProps = {
  id: string;
  kind: Country | "area";
  label: string;
  /** The label with what its colour and shape say. */
  spoken?: string;
  side: LabelSide;
  /** Kilometres from the centre of the map. */
  at: { x: number; y: number };
  title: string;
  children: ReactNode;
};

/** A place on the drawn map with its info window: a native popover, so it needs no script. */
export function MapMarker({ id, kind, label, spoken, side, at, title, children }: MapMarkerProps) {
  const anchor = `--${id}`;
  const place = { "--x": at.x, "--y": at.y, anchorName: anchor } as CSSProperties;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={spoken}
        className="map-marker"
        data-kind={kind}
        data-side={side}
        style={place}
      >
        <span className="map-symbol" data-kind={kind}>
          {kind === "area" && <Icon name="house" size={4} />}
        </span>
        <span className="map-label">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a popover, not a modal dialog and no fieldset. */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-title`}
        className="map-info"
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        <div className="flex items-start justify-between gap-4">
          <p id={`${id}-title`} className="pt-1.5 font-display text-lg font-semibold">
            {title}
          </p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mr-2 grid size-10 shrink-0 place-items-center rounded-md hover:bg-accent-wash"
            aria-label="Sluiten"
          >
            <Icon name="close" size={4} />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
