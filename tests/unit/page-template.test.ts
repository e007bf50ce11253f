import { expect, test } from "vitest";
import { pageTemplates, templateOf } from "~/content/views/page-template";
import routes from "~/routes";

type RouteEntry = (typeof routes)[number];

/** Address and file of every route that is a page; what routes/resources answers is no document. */
function pages(entries: readonly RouteEntry[], parent = ""): { path: string; file: string }[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const address = `${parent}/${path}`.replace(/\/+/g, "/");
    if (children) return pages(children, address);
    const isPage = file.endsWith(".tsx") && !file.startsWith("routes/resources/");
    return isPage ? [{ path: address.replace(/(.)\/$/, "$1"), file }] : [];
  });
}

const sample = (path: string) => path.replace(/:done\?/, "gewist").replace(/:\w+/g, "kanarie");

test("every page of the site map has a kind, and every kind but 'other' is of one file", () => {
  const files = new Map<string, Set<string>>();
  for (const { path, file } of pages(routes)) {
    const template = templateOf(sample(path));
    if (path === "/*") continue;
    expect(template, path).not.toBe("other");
    if (template !== "admin") files.set(template, (files.get(template) ?? new Set()).add(file));
  }
  for (const [template, of] of files) expect([...of], template).toHaveLength(1);
  expect([...files.keys()].sort()).toEqual(
    Object.keys(pageTemplates)
      .filter((name) => name !== "admin" && name !== "other")
      .sort(),
  );
});

test("what is no page of ours is 'other', and case does not matter", () => {
  for (const path of ["", "/bestaat-niet", "/daken/a/b", "/adminx", "/kennisbank/a/b"])
    expect(templateOf(path), path).toBe("other");
  expect(templateOf("/DAKEN/Daklekkage")).toBe("service");
});
