import { afterEach, expect, test, vi } from "vitest";
import { createMapsLoader, KEY_MISSING, LOAD_FAILED, type MapsPage } from "./maps-loader";

afterEach(() => vi.restoreAllMocks());

type StandInScript = { src: string; onerror: () => void; removed: boolean; remove: () => void };

/** A page whose head collects scripts; `arrive` is what Google's script does when it has run. */
function standInPage() {
  const scripts: StandInScript[] = [];
  const page = {
    document: {
      createElement: () => {
        const script = { src: "", onerror() {}, removed: false, remove: () => {} };
        script.remove = () => {
          script.removed = true;
        };
        return script;
      },
      head: { append: (script: StandInScript) => void scripts.push(script) },
    },
  } as unknown as MapsPage;
  const arrive = () => {
    page.google = { maps: {} };
    page.__googleMapsReady?.();
  };
  return { page, scripts, arrive };
}

test("nothing is loaded until somebody asks; then loading, then loaded", async () => {
  const { page, scripts, arrive } = standInPage();
  const loader = createMapsLoader(page);
  expect(scripts).toHaveLength(0);
  expect(loader.state()).toEqual({ isLoaded: false, isLoading: false, error: null });

  const seen: string[] = [];
  loader.subscribe(() => seen.push(JSON.stringify(loader.state())));
  const load = loader.load("a-key");
  expect(loader.state()).toEqual({ isLoaded: false, isLoading: true, error: null });
  arrive();
  expect(await load).toBe(true);
  expect(loader.state()).toEqual({ isLoaded: true, isLoading: false, error: null });
  expect(seen).toHaveLength(2);
});

test("the script is asked for with the key and both libraries", () => {
  const { page, scripts } = standInPage();
  void createMapsLoader(page).load("a key&more");
  const url = new URL(scripts[0]?.src ?? "");
  expect(url.origin + url.pathname).toBe("https://maps.googleapis.com/maps/api/js");
  expect(url.searchParams.get("key")).toBe("a key&more");
  expect(url.searchParams.get("libraries")).toBe("places,marker");
});

test("calls at the same time share one pending load", async () => {
  const { page, scripts, arrive } = standInPage();
  const loader = createMapsLoader(page);
  const loads = [loader.load("a-key"), loader.load("a-key"), loader.load("a-key")];
  expect(scripts).toHaveLength(1);
  arrive();
  expect(await Promise.all(loads)).toEqual([true, true, true]);
  expect(await loader.load("a-key")).toBe(true);
  expect(scripts).toHaveLength(1);
});

test("a library that is there already is used, even without a key", async () => {
  const { page, scripts } = standInPage();
  page.google = { maps: {} };
  const loader = createMapsLoader(page);
  expect(await loader.load("")).toBe(true);
  expect(scripts).toHaveLength(0);
  expect(loader.state()).toEqual({ isLoaded: true, isLoading: false, error: null });
});

test("a script that fails is logged, taken away and may be tried again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { page, scripts, arrive } = standInPage();
  const loader = createMapsLoader(page);
  const first = loader.load("a-key");
  scripts[0]?.onerror();
  expect(await first).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith("Failed to load Google Maps API");
  expect(loader.state()).toEqual({ isLoaded: false, isLoading: false, error: LOAD_FAILED });
  expect(scripts[0]?.removed).toBe(true);

  const second = loader.load("a-key");
  expect(scripts).toHaveLength(2);
  arrive();
  expect(await second).toBe(true);
  expect(loader.state().error).toBeNull();
});

test("a key that Google refuses afterwards takes the map away again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { page, arrive } = standInPage();
  const loader = createMapsLoader(page);
  const load = loader.load("bad-key");
  arrive();
  await load;
  page.gm_authFailure?.();
  expect(loader.state()).toEqual({ isLoaded: false, isLoading: false, error: LOAD_FAILED });
});

test("without a key nothing is asked for, and the console says why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { page, scripts } = standInPage();
  const loader = createMapsLoader(page);
  expect(await loader.load("")).toBe(false);
  expect(scripts).toHaveLength(0);
  expect(warn).toHaveBeenCalledExactlyOnceWith("Google Maps API key not found...");
  expect(loader.state().error).toBe(KEY_MISSING);
});
