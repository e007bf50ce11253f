import { afterEach, expect, test, vi } from "vitest";
import { keepOpenNowTrue } from "./open-now-client";

afterEach(() => vi.useRealTimers());

const office = JSON.stringify({
  hours: { 1: ["08:00", "17:00"], 2: ["08:00", "17:00"], 3: null, 4: null, 5: null, 6: null, 7: null },
  closedDates: ["2026-11-24"],
  emergency: true,
});

/** As much of an element as is touched. */
function element(text: string, answering = false) {
  return { textContent: text, getAttribute: () => office, hasAttribute: () => answering };
}

test("what a cached page says is set right at once and while the page stays open", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T16:58:30+01:00") });
  const shown = [element("Gesloten, opent maandag 08:00"), element("Nu open"), element("", true)];
  keepOpenNowTrue({ querySelectorAll: () => shown } as unknown as ParentNode);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    "Nu open",
    "Nu open",
    "Nu neemt het kantoor op, tot 17:00 uur.",
  ]);
  vi.advanceTimersByTime(120_000);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...Array(2).fill("Kantoor gesloten, opent maandag 30 november 08:00. Spoed: 24/7"),
    "Nu neemt de spoedservice op. Het kantoor is nu gesloten, opent maandag 30 november 08:00.",
  ]);
});
