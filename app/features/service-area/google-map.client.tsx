/// <reference types="google.maps" />
import { APIProvider, InfoWindow, Map as MapView, Marker, useMap } from "@vis.gl/react-google-maps";
import { useEffect, useState } from "react";
import { AREA_CENTRE } from "./map-geo";
import { AreaInfo, TownInfo } from "./map-info";
import { AREA_TITLE, type MapTown } from "./map-towns";

/** Numbers of the owner's specification, section 9. */
const START_ZOOM = 9;
const MAX_ZOOM = 11;
const FITTED_ZOOM = 10;

const LIBRARIES = ["places", "marker"];
const AREA = "area";

/** Google's map of the service area. Its script is there already: see maps-loader. No review stands near it. */
export function GoogleMap({ mapsKey, towns }: { mapsKey: string; towns: MapTown[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const town = towns.find(({ slug }) => slug === open);
  return (
    <APIProvider apiKey={mapsKey} libraries={LIBRARIES} language="nl" region="NL" solutionChannel="">
      <MapView
        defaultCenter={AREA_CENTRE}
        defaultZoom={START_ZOOM}
        maxZoom={MAX_ZOOM}
        gestureHandling="cooperative"
        streetViewControl={false}
        mapTypeControl={false}
      >
        <FitTowns towns={towns} />
        <Marker position={AREA_CENTRE} title={AREA_TITLE} icon={AREA_ICON} onClick={() => setOpen(AREA)} />
        {towns.map(({ slug, name, country, lat, lng }) => (
          <Marker
            key={slug}
            position={{ lat, lng }}
            title={name}
            icon={country === "NL" ? DUTCH_ICON : BELGIAN_ICON}
            onClick={() => setOpen(slug)}
          />
        ))}
        {open === AREA && (
          <InfoWindow position={AREA_CENTRE} headerContent={AREA_TITLE} onClose={() => setOpen(null)}>
            <div className="map-info">
              <AreaInfo towns={towns} />
            </div>
          </InfoWindow>
        )}
        {town && (
          <InfoWindow
            position={{ lat: town.lat, lng: town.lng }}
            headerContent={town.name}
            onClose={() => setOpen(null)}
          >
            <div className="map-info">
              <TownInfo town={town} />
            </div>
          </InfoWindow>
        )}
      </MapView>
    </APIProvider>
  );
}

/** Shows all towns, but never nearer than FITTED_ZOOM. */
function FitTowns({ towns }: { towns: MapTown[] }) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const bounds = new google.maps.LatLngBounds();
    for (const { lat, lng } of towns) bounds.extend({ lat, lng });
    const listener = google.maps.event.addListenerOnce(map, "bounds_changed", () => {
      if ((map.getZoom() ?? 0) > FITTED_ZOOM) map.setZoom(FITTED_ZOOM);
    });
    map.fitBounds(bounds);
    return () => listener.remove();
  }, [map, towns]);
  return null;
}

function icon(size: number, shape: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" stroke="#fff" stroke-width="2">${shape}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The shapes and colours of the drawn map; Google's map cannot read our colour tokens. */
const DUTCH_ICON = icon(20, '<circle cx="12" cy="12" r="10" fill="#2f5d86"/>');
const BELGIAN_ICON = icon(22, '<path d="m12 1 11 11-11 11L1 12Z" fill="#a8321f"/>');
const AREA_ICON = icon(
  36,
  '<circle cx="12" cy="12" r="11" fill="#1d3a6b"/><path d="m6 12.5 6-5.5 6 5.5M8 11v6h8v-6" fill="none"/>',
);
