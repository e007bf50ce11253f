import { expect, test } from "vitest";
import { isFixedPage } from "../../app/content/site/moved.server";
import { paths } from "../../app/paths";
import routes from "../../app/routes";

test("every address of the site map that needs no more is known as a page", () => {
  type Entry = (typeof routes)[number];
  const literal = (entries: readonly Entry[], parent = ""): string[] =>
    entries.flatMap(({ path, index, children = [] }) => {
      const address = path ? `${parent}/${path}` : parent;
      return [...(children.length === 0 || index ? [address || "/"] : []), ...literal(children, address)];
    });
  // Without a price there is no page that reckons with them.
  const site = literal(routes.slice(0, 1)).filter((path) => !/[:*]/.test(path) && path !== paths.costs);
  expect(site.length).toBeGreaterThan(25);
  expect(site.filter((path) => !isFixedPage(path))).toEqual([]);
});
