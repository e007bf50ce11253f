import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { buildForGroup, literalSegments, routeGroup } from "./route-group";

type Row = { id: string; parentId?: string; path?: string; index?: boolean };

const rows: Row[] = [
  { id: "root", path: "" },
  { id: "site", parentId: "root" },
  { id: "home", parentId: "site", index: true },
  { id: "daken", parentId: "site", path: "daken" },
  { id: "dakservice", parentId: "site", path: "daken/:service" },
  { id: "nl", parentId: "site", path: "nl/:town/:service" },
  { id: "loose", parentId: "site", path: ":anything/los" },
  { id: "missing", parentId: "site", path: "*" },
  { id: "admin", parentId: "root", path: "admin" },
  { id: "inbox", parentId: "admin", path: "aanvragen" },
  { id: "adminindex", parentId: "admin", index: true },
];
const build = {
  routes: Object.fromEntries(rows.map((row) => [row.id, row])),
  assets: { routes: Object.fromEntries(rows.map((row) => [row.id, row])) },
} as unknown as ServerBuild;

function tree(routes: Record<string, Row | undefined>, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((row) => {
    if (!row || row.parentId !== parentId) return [];
    const { id, path } = row;
    return row.index ? { id, index: true } : { id, ...(path && { path }), children: tree(routes, id) };
  });
}
const found = (routes: object, address: string) =>
  matchRoutes(tree(routes as Record<string, Row>), address)?.map(({ route, params }) => [route.id, params]);

test.each([
  "/",
  "/daken",
  "/DAKEN/Lekkage",
  "/daken/los",
  "/nl/best/daklekkage",
  "/nl/best",
  "/bestaat/niet",
  "/iets/los",
  "/admin",
  "/Admin/aanvragen",
  "/admin/onbekend",
  "/dakenx",
])("a group of routes finds for %s what the whole table finds", (address) => {
  const group = routeGroup(address, literalSegments(build.routes));
  const small = buildForGroup(build, group ?? "");
  expect(group).not.toBeNull();
  expect(found(small.routes, address)).toEqual(found(build.routes, address));
  expect(Object.keys(small.assets.routes)).toEqual(Object.keys(small.routes));
  expect(Object.keys(small.routes).length).toBeLessThan(rows.length);
});

test("spellings that the router decodes, and data requests, get the whole table", () => {
  const segments = literalSegments(build.routes);
  expect(segments).toEqual(new Set(["daken", "nl", "admin"]));
  for (const address of ["/%64aken", "//daken", "/daken//los", "/daken.data", "/_root.data"]) {
    expect(routeGroup(address, segments), address).toBeNull();
  }
});
