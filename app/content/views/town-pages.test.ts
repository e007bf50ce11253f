import { expect, test } from "vitest";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import { specifiedTownPages } from "~tests/support/specified-paths";
import { findTownPage, findTownServicePage, townServices } from "./town-pages";

test("the 85 pages of the towns of the specification are found at their own path", () => {
  const found = specifiedTownPages.map((path) => (findTownPage(path) ?? findTownServicePage(path))?.path);
  expect(found).toEqual(specifiedTownPages);
  expect(found).toHaveLength(85);
});

test.each([
  ["/eindhoven", "/nl/eindhoven"],
  ["/nuenen", "/nl/nuenen"],
  ["/veldhoven", "/nl/veldhoven"],
  ["/best", "/nl/best"],
  ["/lommel", "/be/lommel"],
])("%s is another address of %s", (alias, path) => {
  expect(findTownPage(alias)?.path).toBe(path);
});

test.each([
  "/nl/amsterdam",
  "/be/eindhoven",
  "/nl/lommel",
  "/nl/eindhoven/",
  "/nl/eindhoven/daklekkage/extra",
  "/nl/eindhoven/dakdekker",
  "/geldrop",
  "/nl/__proto__",
  "/nl/eindhoven/constructor",
  "constructor",
])("%s is no page of a town", (path) => {
  expect(findTownPage(path)).toBeUndefined();
  expect(findTownServicePage(path)).toBeUndefined();
});

test("a service page leads to the other three of its town and to the same one next door", () => {
  const page = findTownServicePage("/nl/nuenen/bouw");
  expect(page?.others.map(({ href }) => href)).toEqual([
    "/nl/nuenen/daklekkage",
    "/nl/nuenen/schoorsteen",
    "/nl/nuenen/onderhoud",
  ]);
  expect(page?.nearby.every(({ href }) => href.endsWith("/bouw"))).toBe(true);
  expect(page?.crumbs.map(({ href }) => href)).toEqual(["/", "/nl", "/nl/nuenen", "/nl/nuenen/bouw"]);
});

test("what a request from these pages is about is a service of the site, or the division where it tells of several", () => {
  const presets = Object.values(townServices).map(({ preset }) => preset);
  expect(presets).toEqual(["daklekkage", "schoorsteen-inspectie", "onderhoud", "bouwen"]);
  const known = [
    ...services.map(({ slug }) => slug),
    ...Object.values(divisions).map(({ path }) => path.slice(1)),
  ];
  expect(presets.filter((preset) => !known.includes(preset))).toEqual([]);
});

test("in Flanders these pages are called by Flemish words", () => {
  expect(findTownServicePage("/be/lommel/schoorsteen")?.crumbs.at(-1)?.label).toBe("Schouw");
  expect(findTownPage("/be/pelt")?.services.map(({ label }) => label)).toEqual([
    "Daklek",
    "Schouw",
    "Onderhoud",
    "Bouw",
  ]);
  expect(findTownServicePage("/nl/best/schoorsteen")?.crumbs.at(-1)?.label).toBe("Schoorsteen");
});
