import type { Journey } from "../support/suite.ts";

export const findingJourneys: Journey[] = [
  {
    name: "the search box suggests while one types, is used by keys, and leads to the search page",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/kennisbank`);
      await visitor.click({ css: "#header-search" });
      await visitor.type("goot");
      await visitor.sees("header", '10 resultaten voor "goot"');
      const selected = () =>
        document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href");
      await visitor.press("ArrowDown");
      await visitor.expectValue(
        true,
        () => document.querySelector("[role=option][aria-selected=true]") !== null,
      );
      const target = await visitor.tab.evaluate(selected);
      await visitor.press("Enter");
      await visitor.arrives(String(target));

      await visitor.tab.goto(`${site}/kennisbank`);
      await visitor.click({ css: "#header-search" });
      await visitor.type("daklekage");
      await visitor.sees("header", 'Geen resultaten gevonden voor "daklekage"');
      await visitor.press("Enter");
      await visitor.arrives("/zoeken?q=daklekage");
      await visitor.sees("main h2", "Bedoelt u");
    },
  },
  {
    name: "the search page finds, and a hit leads to its page",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/zoeken?q=dakgoot`);
      await visitor.sees("main", "resultaten");
      await visitor.click({ css: "main ol a, main ul a", text: "akgoot" });
      await visitor.expectValue(
        true,
        () => location.pathname !== "/zoeken" && document.readyState === "complete",
      );
      await visitor.sees("h1", "akgo");
    },
  },
  {
    name: "a marker of the map opens its window by mouse and by key, and Escape closes it",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/locaties`);
      const marker = { within: ".service-map-sheet", css: "button", text: "Waalre, Nederland" };
      const info = ".map-info:popover-open";
      await visitor.click(marker);
      await visitor.sees(info, "Routebeschrijving");
      await visitor.press("Escape");
      await visitor.expectGone(info);
      const focused = () => document.activeElement?.getAttribute("aria-label");
      await visitor.expectValue("Waalre, Nederland", focused);

      await visitor.tab.reload();
      await visitor.tab.evaluate(() =>
        document.querySelector<HTMLElement>(".map-marker[aria-label='Waalre, Nederland']")?.focus(),
      );
      await visitor.press("Enter");
      await visitor.sees(info, "Routebeschrijving");
      await visitor.press("Escape");
      await visitor.expectGone(info);
      await visitor.expectValue("Waalre, Nederland", focused);
      await visitor.press("Enter");
      await visitor.sees(info, "Ons werk in Waalre");
      await visitor.press("Tab");
      await visitor.press("Tab");
      await visitor.expectValue("Ons werk in Waalre", () => document.activeElement?.textContent?.trim());
      await visitor.press("Enter");
      await visitor.arrives("/nl/waalre");
    },
  },
];
