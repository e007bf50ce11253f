import { phone } from "../drivers/tab.ts";
import type { Journey } from "../support/suite.ts";

export const homeJourneys: Journey[] = [
  {
    name: "home leads to a division and to its service",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/`);
      await visitor.sees("h1", "");
      await visitor.click({ css: "main a[href='/daken']" });
      await visitor.arrives("/daken");
      await visitor.click({ css: "main a[href='/daken/daklekkage']" });
      await visitor.arrives("/daken/daklekkage");
      await visitor.sees("h1", "lekkage");
    },
  },
];
