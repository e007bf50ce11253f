import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoredNotice } from "./come-back-at";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z") }));
afterEach(() => vi.useRealTimers());

const nothing = { back: 0, lost: 0, left: 0 };

test.each([
  ["2026-11-23T06:16:00Z", "Dit vulde u in vandaag om 07:16."],
  ["2026-11-22T22:30:00Z", "Dit vulde u in op zondag 22 november om 23:30."],
  ["2026-11-22T23:30:00Z", "Dit vulde u in vandaag om 00:30."],
])("of %s is said when it was as people say it", (at, text) => {
  expect(restoredNotice(Date.parse(at), nothing).text).toBe(text);
});
