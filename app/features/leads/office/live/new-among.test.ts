import { expect, test } from "vitest";
import { newAmong } from "./new-among";

const opened = Date.parse("2026-11-23T10:00:00Z");
const row = (id: string, minutes: number) => ({ id, receivedAt: opened + minutes * 60_000 });

test("what came in since is new, once; a row that slid onto the page is not", () => {
  const rows = [row("slid", -90), row("seen", -30), row("fresh", 3)];
  expect(newAmong(rows, new Set(["seen"]), opened)).toBe(1);
  expect(newAmong(rows, new Set(["seen", "fresh"]), opened)).toBe(0);
});

test("what was received while the list was read counts", () => {
  expect(newAmong([row("meanwhile", -0.1)], new Set(), opened)).toBe(1);
});
