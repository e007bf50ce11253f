import type { CSSProperties } from "react";
import { classNames } from "~/lib/text/class-names";
import { Island } from "~/ui/islands/island";
import type { ServiceAreaData } from "./map-data.server";
import { MapGround } from "./map-ground";
import { AreaInfo, TownInfo } from "./map-info";
import { MapMarker } from "./map-marker";
import { leaderPath, placeMarkers } from "./map-spots";
import { AREA_TITLE, townsOf } from "./map-towns";
import styles from "./service-area.css?url";

type ServiceAreaMapProps = ServiceAreaData & {
  /** In pixels. */
  height?: number;
  /** The towns as a list beside or below the map. */
  showList?: boolean;
  className?: string;
};

/**
 * Our service area, drawn: no key, no third party, no script. Markers open native popovers, the three views
 * are radio buttons. With a Maps key the visitor may have Google's map in its place. One per page: its ids are fixed.
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
  const placed = placeMarkers(towns);
  const countries = townsOf(placed);
  const leaders = [
    { view: "all", path: leaderPath(placed.map(({ whole }) => whole)) },
    ...countries.map(({ country, towns: own }) => ({
      view: country,
      path: leaderPath(own.map(({ enlarged }) => enlarged)),
    })),
  ];
  return (
    <div
      className={classNames("service-map", className)}
      style={{ "--map-height": `${height}px` } as CSSProperties}
    >
      {/* Holds up what follows it, not the page. */}
      <link rel="stylesheet" href={styles} />
      <div className="service-map-figure">
        <a href="#map-end" className="service-map-skip">
          Kaart overslaan
        </a>
        <fieldset className="service-map-views">
          <legend className="sr-only">Uitsnede van de kaart</legend>
          {Object.entries(views).map(([view, label]) => (
            <label key={view} className="ringed">
              <input type="radio" name="map-view" value={view} defaultChecked={view === "all"} /> {label}
            </label>
          ))}
        </fieldset>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but a drawing with parts to open. */}
        <div className="service-map-sheet" role="group" aria-label={`Kaart: ${AREA_TITLE.toLowerCase()}`}>
          <MapGround leaders={leaders} />
          <div className="map-places" data-kind="area">
            <MapMarker id="area" label={AREA_TITLE} side="left" at={{ x: 0, y: 0 }}>
              <AreaInfo towns={towns} />
            </MapMarker>
          </div>
          {countries.map(({ country, towns: own }) => (
            <div key={country} className="map-places" data-kind={country}>
              {own.map((town) => (
                <MapMarker
                  key={town.slug}
                  id={town.slug}
                  label={town.name}
                  spoken={`${town.name}, ${town.countryName}`}
                  side={town.mapLabel ?? "right"}
                  at={town.whole.at}
                  enlarged={town.enlarged.at}
                >
                  <TownInfo town={town} />
                </MapMarker>
              ))}
            </div>
          ))}
        </div>
        <ul className="service-map-legend" id="map-end">
          {countries.map(({ country, name }) => (
            <li key={country} data-kind={country}>
              {name}
            </li>
          ))}
          <li data-kind="ring">25 km om het midden</li>
        </ul>
        {mapsKey && <Island name="google-map" props={{ mapsKey, towns }} className="contents" />}
      </div>
      {showList && (
        <div className="service-map-list">
          {countries.map(({ country, name, towns: own }) => (
            <div key={country}>
              <h3
                className="label-caps flex items-center gap-2 border-b border-ink pb-2 font-text"
                data-kind={country}
              >
                {name}
              </h3>
              <ul className="ruled mt-1">
                {own.map((town) => (
                  <li key={town.slug}>
                    <a href={town.href}>{town.name}</a>
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
