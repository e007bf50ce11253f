import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrowserReportsSection } from "./browser-reports-section";

const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("the section says in words what is too slow, and what went wrong where", () => {
  const html = renderToStaticMarkup(
    <BrowserReportsSection
      days={7}
      speed={[
        {
          page: "Artikel",
          visits: 120,
          lcp: { text: "3,8 s", good: false },
          cls: { text: "0,02", good: true },
          inp: null,
        },
      ]}
      failureDays={30}
      failures={[
        {
          what: "Fout in een script",
          detail: "TypeError hydrate",
          pages: "Beheer",
          count: 3,
          last: "gisteren 13:00",
        },
      ]}
    />,
  );
  expect(text(html)).toContain("Artikel 120 bezoeken 3,8 s te hoog 0,02 –");
  expect(text(html)).toContain("Fout in een script: TypeError hydrate Beheer 3 gisteren 13:00");
});

test("without reports it says so, and shows no empty table", () => {
  const html = renderToStaticMarkup(
    <BrowserReportsSection days={7} speed={[]} failureDays={30} failures={[]} />,
  );
  expect(text(html)).toContain("Nog geen bezoek gemeten.");
  expect(html).not.toContain("<table");
});
