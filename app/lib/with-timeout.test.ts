import { expect, test } from "vitest";
import { withTimeout } from "./with-timeout";

test("a quick promise gives its value", async () => {
  expect(await withTimeout(1000, Promise.resolve("op tijd"), null)).toBe("op tijd");
});

test("a slow promise gives the fallback after the limit, not later", async () => {
  const started = performance.now();
  expect(await withTimeout(30, new Promise(() => {}), "te laat")).toBe("te laat");
  expect(performance.now() - started).toBeLessThan(500);
});

test("a failing promise gives the fallback", async () => {
  expect(await withTimeout(1000, Promise.reject(new Error("kapot")), "terugval")).toBe("terugval");
});

test("a promise that fails after the limit has no effect", async () => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("kapot")), 30));
  expect(await withTimeout(5, late, "te laat")).toBe("te laat");
  await new Promise((resolve) => setTimeout(resolve, 50));
});
