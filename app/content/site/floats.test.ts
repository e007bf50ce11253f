import { expect, test } from "vitest";
import { divisionOf } from "~/content/views/path-theme";
import { divisions } from "./divisions";
import { hasQuoteWidget, quoteWidgetOf, serviceMenuOf } from "./floats";

test.each(["/offerte", "/gratis-offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"])(
  "the quote widget is hidden on %s",
  (path) => {
    expect(hasQuoteWidget(path)).toBe(false);
  },
);

test.each([
  ["/daken", "TDS", "Daklekkage"],
  ["/daken/dakinspectie", "TDS", "Daklekkage"],
  ["/nl/best/daklekkage", "TDS", "Daklekkage"],
  ["/schoorsteen/schoorsteen-vegen", "TSS", "Schoorsteen vegen"],
  ["/be/lommel/schoorsteen", "TSS", "Schoorsteen vegen"],
  ["/onderhoud", "TOS", "Controle van het huis"],
  ["/nl/nuenen/onderhoud", "TOS", "Controle van het huis"],
  ["/bouwen/serre-aanbouw", "TBS", "Aanbouw"],
  ["/be/pelt/bouw", "TBS", "Aanbouw"],
  ["/", "General", "Daklekkage"],
  ["/kennisbank/plat-dak", "General", "Daklekkage"],
])("on %s the widget offers the choices of %s, and 'Iets anders' last", (path, specialist, first) => {
  expect(hasQuoteWidget(path)).toBe(true);
  const widget = quoteWidgetOf(divisionOf(path));
  expect(widget.specialist).toBe(specialist);
  expect(widget.choices[0]?.label).toBe(first);
  expect(widget.choices.at(-1)).toEqual({ id: "iets-anders", label: "Iets anders" });
});

test.each(["chimney", "maintenance", "building"] as const)(
  "the service menu of %s names its own work, and no roofs",
  (division) => {
    const hrefs = serviceMenuOf(division).links.map(({ href }) => href);
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) expect(href.startsWith(`${divisions[division].path}/`), href).toBe(true);
  },
);

test("the service menu of the roofs has just the links of the specification", () => {
  expect(serviceMenuOf("chimney").specialist).toBe("TSS");
  expect(serviceMenuOf("maintenance").specialist).toBe("TOS");
  expect(serviceMenuOf("roof").links.map(({ href }) => href)).toEqual([
    "/daken/dakinspectie",
    "/daken/daklekkage",
    "/daken/dakbedekking",
    "/kennisbank/plat-dak",
    "/daken/dakisolatie",
    "/onderhoud/onderhoud-dakkapel",
    "/daken/dakgoot-reinigen",
    "/kennisbank/zonnepanelen",
  ]);
});
