import { afterEach, expect, test, vi } from "vitest";
import { passCheck } from "./visitor-check";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an answer to the check that never comes does not keep the visitor", async () => {
  const box = { remove: () => {} };
  const place = { appendChild: () => box };
  const render = (_: unknown, { callback }: { callback: (token: string) => void }) => {
    callback("token");
    return "widget";
  };
  vi.stubGlobal("document", {
    querySelectorAll: () => [],
    querySelector: () => ({ querySelector: () => place }),
    createElement: () => box,
    body: {},
  });
  vi.stubGlobal("window", { turnstile: { render, remove: () => {} } });
  const stop = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(stop.signal);
  const asked = new Promise<RequestInit | undefined>((resolve) => {
    vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
      resolve(init);
      return new Promise((_, reject) => init?.signal?.addEventListener("abort", reject));
    });
  });
  const done = passCheck("site-key", "check");
  expect((await asked)?.signal).toBe(stop.signal);
  expect(limit).toHaveBeenCalledWith(8000);
  stop.abort();
  await done;
});
