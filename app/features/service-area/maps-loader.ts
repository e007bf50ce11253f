type MapsLoaderState = { isLoaded: boolean; isLoading: boolean; error: string | null };

/** Texts of the owner's specification, section 8; for the console. */
export const LOAD_FAILED = "Failed to load Google Maps API";
export const KEY_MISSING = "Google Maps API key not found...";

const READY = "__googleMapsReady";
/** Google calls it when it refuses the key. */
const REFUSED = "gm_authFailure";

/** The part of `window` that the loader touches, so that a test can hand in another. */
export type MapsPage = {
  document: {
    createElement: (tag: "script") => HTMLScriptElement;
    head: { append: (script: HTMLScriptElement) => void };
  };
  google?: { maps?: unknown };
  [READY]?: () => void;
  [REFUSED]?: () => void;
};

export type MapsLoader = ReturnType<typeof createMapsLoader>;

/** Loads Google's script at most once per page, and only when somebody calls `load`. */
export function createMapsLoader(page: MapsPage) {
  let state: MapsLoaderState = { isLoaded: false, isLoading: false, error: null };
  let pending: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function become(next: Partial<MapsLoaderState>) {
    state = { isLoaded: false, isLoading: false, error: null, ...next };
    for (const listener of listeners) listener();
  }
  function fail(message: string): false {
    console.warn(message);
    pending = null;
    become({ error: message });
    return false;
  }

  function load(key: string): Promise<boolean> {
    if (pending) return pending;
    if (page.google?.maps) {
      if (!state.isLoaded) become({ isLoaded: true });
      return Promise.resolve(true);
    }
    if (!key) return Promise.resolve(fail(KEY_MISSING));
    become({ isLoading: true });
    pending = new Promise((resolve) => {
      const script = page.document.createElement("script");
      page[READY] = () => {
        pending = null;
        become({ isLoaded: true });
        resolve(true);
      };
      page[REFUSED] = () => resolve(fail(LOAD_FAILED));
      script.onerror = () => {
        script.remove();
        resolve(fail(LOAD_FAILED));
      };
      script.src = scriptUrl(key);
      script.async = true;
      page.document.head.append(script);
    });
    return pending;
  }

  return {
    /** Resolves to whether Google Maps is there. Calls at the same time share one load; a failed one may be repeated. */
    load,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function scriptUrl(key: string): string {
  const url = new URL("https://maps.googleapis.com/maps/api/js");
  const params = {
    key,
    v: "weekly",
    loading: "async",
    libraries: "places,marker",
    language: "nl",
    region: "NL",
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  url.searchParams.set("callback", READY);
  return url.href;
}
