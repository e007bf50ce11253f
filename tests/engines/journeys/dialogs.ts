import { expect } from "vitest";
import { phone } from "../drivers/tab.ts";
import type { Journey } from "../support/suite.ts";

const isOpen = (dialog: string) => document.querySelector(dialog)?.matches(":popover-open");

export const dialogJourneys: Journey[] = [
  {
    name: "a dialog takes the focus, keeps it, holds the page still, and gives it back",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/`);
      const opener = "main a[data-dialog=quote-dialog]";
      for (const close of ["Escape", "button"] as const) {
        await visitor.click({ css: opener });
        await visitor.sees("#quote-dialog", "Stap 1 van 3");
        await visitor.expectStillPage();
        for (let stop = 0; stop < 15; stop++) {
          await visitor.press("Tab");
          const outside = await visitor.tab.evaluate(() => {
            const { activeElement } = document;
            // From the last control on, the browser's own bar may be next.
            return activeElement !== document.body && !activeElement?.closest("#quote-dialog");
          });
          expect(outside, `after ${stop + 1} tabs`).toBe(false);
        }
        if (close === "Escape") await visitor.press("Escape");
        else await visitor.click({ within: "#quote-dialog", css: "button[aria-label=Sluiten]" });
        await visitor.expectValue(false, isOpen, "#quote-dialog");
        await visitor.expectFocus(opener);
      }
      await visitor.expectMovingPage();
    },
  },
  {
    name: "the widget's panel stands whole in the window, the page behind it stands still",
    size: phone,
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/daken`);
      await visitor.click({ css: "a[data-dialog=quote-widget]" });
      await visitor.sees("#quote-widget", "Waar kunnen wij je mee helpen?");
      await visitor.expectStillPage();
      expect(
        await visitor.tab.evaluate(() => {
          const box = document.querySelector("#quote-widget")?.getBoundingClientRect();
          return (
            box &&
            box.top >= 0 &&
            box.bottom <= innerHeight + 1 &&
            box.left >= 0 &&
            box.right <= innerWidth + 1
          );
        }),
      ).toBe(true);
      await visitor.click({ within: "#quote-widget", css: "button[aria-label=Sluiten]" });
      await visitor.expectValue(false, isOpen, "#quote-widget");
    },
  },
];
