import { expect } from "vitest";
import { phone } from "../drivers/tab.ts";
import type { Journey } from "../support/suite.ts";

export const homeJourneys: Journey[] = [
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
      ).toBe(0);
      await visitor.click({ css: "header a[data-dialog=menu]" });
      await visitor.sees("dialog#menu", "Kennisbank");
      await visitor.expectStillPage();
      await visitor.press("Escape");
      await visitor.expectValue(false, () => document.querySelector<HTMLDialogElement>("#menu")?.open);
      await visitor.expectFocus("header a[data-dialog=menu]");
      await visitor.click({ css: "header a[data-dialog=menu]" });
      await visitor.click({ within: "dialog#menu", css: "a", text: "Contact" });
      await visitor.arrives("/contact");
      await visitor.sees("h1", "");
    },
  },
];
