import { expect, test } from "vitest";
import { findTownPage, findTownServicePage } from "./town-pages";

/** From the specification, section 2. */
const places = {
  nl: "eindhoven nuenen veldhoven best son-en-breugel geldrop mierlo waalre valkenswaard".split(" "),
  be: "lommel kaulille hamont-achel achel pelt sint-huibrechts-lille overpelt neerpelt".split(" "),
};
const services = ["daklekkage", "bouw", "onderhoud", "schoorsteen"];

test("all 85 pages of the towns are found at their own path", () => {
  let count = 0;
  for (const [country, slugs] of Object.entries(places)) {
    for (const slug of slugs) {
      const path = `/${country}/${slug}`;
      expect(findTownPage(path)?.path).toBe(path);
      for (const service of services) {
        expect(findTownServicePage(`${path}/${service}`)?.path).toBe(`${path}/${service}`);
        count += 1;
      }
      count += 1;
    }
  }
  expect(count).toBe(85);
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
