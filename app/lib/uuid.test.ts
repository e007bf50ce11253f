import { afterEach, expect, test, vi } from "vitest";
import { newUuid } from "./uuid";

afterEach(() => vi.unstubAllGlobals());

test("an old browser makes keys of the same shape, and never the same twice", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, newUuid);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});

test("a browser that makes them itself is asked to", () => {
  vi.stubGlobal("crypto", { randomUUID: () => "van-de-browser" });
  expect(newUuid()).toBe("van-de-browser");
});
