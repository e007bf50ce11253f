import type { Locator, Page } from "playwright";

/**
 * Seconds of the Keystroke-Level Model (Card, Moran and Newell, 1980): how long somebody who knows the program takes, without
 * reading, without thinking of what to write and without the program's own time.
 */
export const pace = { press: 0.2, point: 1.1, decide: 1.35, hands: 0.4, key: 0.2 };

/** What somebody did, and what the program then took until it was to be seen. */
export type Deeds = { presses: number; letters: number; seconds: number; machineMs: number };

export type Desk = ReturnType<typeof deskAt>;

/** A person at a page: each press is decided on, pointed at and counted. */
export function deskAt(page: Page) {
  const deeds: Deeds = { presses: 0, letters: 0, seconds: 0, machineMs: 0 };
  /** Runs until its effect can be seen; the driver's own time is in it. */
  const machine = async (act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    deeds.machineMs += performance.now() - start;
  };
  const pressed = (times: number) => {
    deeds.presses += times;
    deeds.seconds += pace.decide + times * (pace.point + pace.press);
  };
  return {
    page,
    deeds,
    machine,
    async click(target: Locator, sees: Locator, options: Parameters<Locator["click"]>[0] = {}) {
      pressed(1);
      await machine(async () => {
        await target.click(options);
        await sees.waitFor();
      });
    },
    /** One press opens the list, one takes a line of it. */
    async choose(list: Locator, line: string) {
      pressed(2);
      await machine(() => list.selectOption(line));
    },
    /** Into what has the focus: keys that write are no presses. */
    async type(text: string) {
      deeds.letters += text.length;
      deeds.seconds += pace.hands + text.length * pace.key;
      await machine(() => page.keyboard.type(text));
    },
  };
}
