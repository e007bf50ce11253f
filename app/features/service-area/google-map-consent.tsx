import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Button } from "~/ui/controls/button";
import type { MapTown } from "./map-towns";
import { createMapsLoader, type MapsLoader } from "./maps-loader";

type GoogleMapProps = { mapsKey: string; towns: MapTown[] };

const LiveMap = lazy(() => import("./google-map.client").then(({ GoogleMap }) => ({ default: GoogleMap })));
const NOT_YET = { isLoaded: false, isLoading: false, error: null };

let shared: MapsLoader | undefined;
/** One per page, made in the browser only. */
function mapsLoader(): MapsLoader {
  shared ??= createMapsLoader(window as unknown as Parameters<typeof createMapsLoader>[0]);
  return shared;
}

/** The offer of Google's map. Nothing is asked of Google before the click; the choice is not kept. */
export function GoogleMapConsent({ mapsKey, towns }: GoogleMapProps) {
  const [wanted, setWanted] = useState(false);
  const { isLoaded, isLoading, error } = useSyncExternalStore(
    (listener) => mapsLoader().subscribe(listener),
    () => mapsLoader().state(),
    () => NOT_YET,
  );
  const live = wanted && isLoaded;

  function toggle() {
    setWanted(!live);
    if (!live) void mapsLoader().load(mapsKey);
  }

  return (
    <>
      {live && (
        <div className="google-map">
          <Suspense fallback={<p className="p-4">De kaart wordt geladen …</p>}>
            <LiveMap mapsKey={mapsKey} towns={towns} />
          </Suspense>
        </div>
      )}
      <div className="google-map-consent">
        {error && wanted && (
          <p role="alert" className="font-semibold text-danger">
            Google Maps kan niet worden geladen. De getekende kaart blijft werken.
          </p>
        )}
        {!live && (
          <p className="text-sm text-ink-soft">
            Liever Google Maps? Dan haalt uw browser de kaart bij Google op en ziet Google uw IP-adres. Wij
            bewaren uw keuze niet. Meer in de{" "}
            <a href="/privacy" className="text-link">
              privacyverklaring
            </a>
            .
          </p>
        )}
        <Button variant="outline" size="sm" onClick={toggle} aria-disabled={isLoading || undefined}>
          {live ? "Terug naar de getekende kaart" : isLoading ? "Google Maps laadt …" : "Toon Google Maps"}
        </Button>
      </div>
    </>
  );
}
