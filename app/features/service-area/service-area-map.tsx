import { type CSSProperties, useId } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { Island } from "~/ui/islands/island";
import type { ServiceAreaData } from "./map-data.server";
import { AREA_CENTRE, project } from "./map-geo";
import { MapGround } from "./map-ground";
import { AreaInfo, TownInfo } from "./map-info";
import { MapMarker } from "./map-marker";
import { AREA_TITLE, townsOf } from "./map-towns";

type ServiceAreaMapProps = ServiceAreaData & {
  /** In pixels. */
  height?: number;
  /** The towns as a list beside or below the map. */
  showList?: boolean;
  className?: string;
};

/**
 * Our service area, drawn: no key, no third party, no script. Markers open native popovers, the three views
 * are radio buttons. With a Maps key the visitor may have Google's map in its place.
 */
export function ServiceAreaMap({
  towns,
  regions,
  mapsKey,
  height = 400,
  showList = true,
  className,
}: ServiceAreaMapProps) {
  const views = { all: "Alles", nl: regions.NL, be: regions.BE };
  const id = `map${useId().replace(/\W/g, "")}`;
  return (
    <div
      className={classNames("service-map", className)}
      style={{ "--map-height": `${height}px` } as CSSProperties}
    >
      <div className="service-map-figure">
        <a href={`#${id}-end`} className="service-map-skip">
          Kaart overslaan
        </a>
        <fieldset className="service-map-views">
          <legend className="sr-only">Uitsnede van de kaart</legend>
          {Object.entries(views).map(([view, label]) => (
            <label key={view}>
              <input type="radio" name={`${id}-view`} value={view} defaultChecked={view === "all"} /> {label}
            </label>
          ))}
        </fieldset>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but a drawing with parts to open. */}
        <div className="service-map-sheet" role="group" aria-label={`Kaart: ${AREA_TITLE.toLowerCase()}`}>
          <MapGround />
          <MapMarker
            id={`${id}-area`}
            kind="area"
            label={AREA_TITLE}
            side="left"
            at={project(AREA_CENTRE)}
            title={AREA_TITLE}
          >
            <AreaInfo towns={towns} />
          </MapMarker>
          {towns.map((town) => (
            <MapMarker
              key={town.slug}
              id={`${id}-${town.slug}`}
              kind={town.country}
              label={town.name}
              spoken={`${town.name}, ${town.countryName}`}
              side={town.mapLabel ?? "right"}
              at={project(town)}
              title={town.name}
            >
              <TownInfo town={town} />
            </MapMarker>
          ))}
        </div>
        <ul className="service-map-legend" id={`${id}-end`}>
          <li>
            <span className="map-symbol" data-kind="NL" /> Nederland
          </li>
          <li>
            <span className="map-symbol" data-kind="BE" /> België
          </li>
          <li>
            <span className="map-ring-sample" /> 25 km om het midden
          </li>
        </ul>
        {mapsKey && <Island name="google-map" props={{ mapsKey, towns }} className="contents" />}
      </div>
      {showList && (
        <div className="service-map-list">
          {townsOf(towns).map(({ country, name, towns: own }) => (
            <div key={country}>
              <h3 className="label-caps flex items-center gap-2 border-b border-ink pb-2 font-text">
                <span className="map-symbol" data-kind={country} /> {name}
              </h3>
              <ul className="mt-1">
                {own.map((town) => (
                  <li key={town.slug} className="border-b border-rule">
                    <a
                      href={town.href}
                      className="flex items-center justify-between gap-3 py-2 hover:text-accent-text hover:underline"
                    >
                      {town.name} <Icon name="arrow-right" size={4} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
