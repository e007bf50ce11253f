type Handler = (...args: unknown[]) => void;

/**
 * Replaces Google's Maps script for the calls of our map: map, markers, info windows and bounds record their
 * state on the map's element. A `stand-in-click` event clicks the named marker. Runs in the page.
 */
export function standInMaps(): void {
  const handlers = new WeakMap<object, Map<string, Set<Handler>>>();
  const handlersOf = (target: object, name: string) => {
    const all = handlers.get(target) ?? new Map<string, Set<Handler>>();
    handlers.set(target, all);
    const own = all.get(name) ?? new Set<Handler>();
    all.set(name, own);
    return own;
  };
  const fire = (target: object, name: string) => {
    for (const handler of [...handlersOf(target, name)]) handler({});
  };
  const addListener = (target: object, name: string, handler: Handler) => {
    handlersOf(target, name).add(handler);
    return { remove: () => handlersOf(target, name).delete(handler) };
  };
  const addListenerOnce = (target: object, name: string, handler: Handler) => {
    const listener = addListener(target, name, () => {
      listener.remove();
      handler({});
    });
    return listener;
  };

  function StandInMap(element: HTMLElement, options: { zoom: number }) {
    let zoom = options.zoom;
    element.dataset.standInMap = "";
    element.dataset.options = JSON.stringify(options);
    element.dataset.markers = "0";
    const map = {
      getDiv: () => element,
      getZoom: () => zoom,
      getCenter: () => ({ toJSON: () => ({ lat: 51.35, lng: 5.4 }) }),
      getBounds: () => ({ toJSON: () => ({}) }),
      getHeading: () => 0,
      getTilt: () => 0,
      setOptions() {},
      moveCamera() {},
      setZoom(next: number) {
        zoom = next;
        element.dataset.zoom = String(next);
      },
      fitBounds(bounds: { points: unknown[] }) {
        element.dataset.bounds = JSON.stringify(bounds.points);
        map.setZoom(11);
        fire(map, "bounds_changed");
      },
    };
    return map;
  }
  function Bounds() {
    const points: unknown[] = [];
    return { points, extend: (point: unknown) => void points.push(point) };
  }
  function Marker({ title }: { title: string }) {
    const marker = {
      setMap(map: { getDiv: () => HTMLElement } | null) {
        if (!map) return;
        const { dataset } = map.getDiv();
        dataset.markers = String(Number(dataset.markers) + 1);
      },
      setDraggable() {},
      setOptions() {},
      setPosition() {},
    };
    addEventListener("stand-in-click", (event) => {
      if ((event as CustomEvent).detail === title) fire(marker, "click");
    });
    return marker;
  }
  function InfoWindow(options: { content?: HTMLElement }) {
    let { content } = options;
    return {
      setContent(next: HTMLElement) {
        content = next;
      },
      open({ map }: { map: { getDiv: () => Node } }) {
        if (content) map.getDiv().appendChild(content);
      },
      close: () => content?.remove(),
      setOptions() {},
    };
  }

  const maps = {
    version: "3.60.0",
    importLibrary: async () => maps,
    Map: StandInMap,
    LatLngBounds: Bounds,
    Marker,
    InfoWindow,
    Settings: { getInstance: () => ({}) },
    event: {
      addListener,
      addListenerOnce,
      clearInstanceListeners: (target: object) => void handlers.delete(target),
    },
  };
  const page = window as unknown as { google: unknown; __googleMapsReady: () => void };
  page.google = { maps };
  page.__googleMapsReady();
}
