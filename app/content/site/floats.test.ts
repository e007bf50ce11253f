import { expect, test } from "vitest";
import { quoteWidgetOn, serviceMenuOn } from "./floats";

test.each(["/offerte", "/gratis-offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"])(
  "the quote widget is hidden on %s",
  (path) => {
    expect(quoteWidgetOn(path)).toBeNull();
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
  const widget = quoteWidgetOn(path);
  expect(widget?.specialist).toBe(specialist);
  expect(widget?.choices[0]?.label).toBe(first);
  expect(widget?.choices.at(-1)).toEqual({ id: "iets-anders", label: "Iets anders" });
});

test("the service menu stands on division pages only, with the links of the specification", () => {
  expect(serviceMenuOn("/contact")).toBeNull();
  expect(serviceMenuOn("/schoorsteen")?.specialist).toBe("TSS");
  expect(serviceMenuOn("/zorgeloos-wonen")?.specialist).toBe("TOS");
  expect(serviceMenuOn("/daken")?.links.map(({ href }) => href)).toEqual([
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
