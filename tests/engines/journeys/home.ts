import { expect } from "vitest";
import { phone } from "../drivers/tab.ts";
import type { Journey, World } from "../support/suite.ts";

/** Where the first heading stands in the page, and how far that is scrolled. */
const places = () => [(document.querySelector("h1")?.getBoundingClientRect().top ?? 0) + scrollY, scrollY];

async function shrinkBar({ visitor, site }: World): Promise<void> {
  for (const path of ["/daken", "/daken/daklekkage", "/kennisbank"]) {
    await visitor.tab.goto(site + path);
    const [before = 0] = await visitor.tab.evaluate(places);
    await visitor.tab.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
    await visitor.expectValue("", () => document.documentElement.dataset.scrolled);
    const [after = 0, scroll] = await visitor.tab.evaluate(places);
    // Less than a pixel: lines of text are as high as their font in this engine.
    expect(Math.abs(after - before), path).toBeLessThan(1.5);
    expect(scroll, path).toBeCloseTo(60, -0.5);
  }
}

export const homeJourneys: Journey[] = [
  { name: "the bar shrinks and the page below stays where it is", walk: shrinkBar },
  { name: "the bar of a phone shrinks and the page below stays where it is", size: phone, walk: shrinkBar },
  {
    name: "home leads to a division, its menu to a service, and back shows home again",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/`);
      await visitor.click({ css: "main a[href='/daken']" });
      await visitor.arrives("/daken");
      await visitor.click({ css: "main a[href='/daken/daklekkage']" });
      await visitor.arrives("/daken/daklekkage");
      await visitor.sees("h1", "lekkage");
      await visitor.tab.evaluate(() => history.back());
      await visitor.arrives("/daken");
      await visitor.tab.evaluate(() => history.back());
      await visitor.arrives("/");
      // Where it was left: the header's links are there at the top.
      await visitor.tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await visitor.click({ css: "header a", text: "Kennisbank" });
      await visitor.arrives("/kennisbank");
    },
  },
  {
    name: "the menu of a phone opens, holds the page still and leads on",
    size: phone,
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/`);
      expect(
        await visitor.tab.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
      await visitor.click({ css: "header a.narrow[data-dialog=menu]" });
      await visitor.sees("dialog#menu", "Kennisbank");
      await visitor.expectStillPage();
      await visitor.press("Escape");
      await visitor.expectValue(false, () => document.querySelector("#menu")?.matches(":popover-open"));
      await visitor.expectFocus("header a.narrow[data-dialog=menu]");
      await visitor.click({ css: "header a.narrow[data-dialog=menu]" });
      await visitor.click({ within: "dialog#menu", css: "a", text: "Contact" });
      await visitor.arrives("/contact");
      await visitor.sees("h1", "");
    },
  },
];
