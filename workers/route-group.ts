import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * The group of routes that can match an address: its first segment, when some route begins with it literally, else
 * "" for all others. Null when only the whole table will do: data requests of /admin's client router, and spellings
 * that the router decodes first.
 */
export function routeGroup(pathname: string, segments: ReadonlySet<string>): string | null {
  if (/%|\/\/|\.data$/.test(pathname)) return null;
  const first = pathname.split("/", 2)[1]?.toLowerCase() ?? "";
  return segments.has(first) ? first : "";
}

/** First segments with which routes begin literally, in lower case: the router ignores case. */
export function literalSegments(routes: Routes): Set<string> {
  const segments = Object.values(routes).map((route) => route && firstSegment(routes, route.id));
  return new Set(
    segments.filter((segment): segment is string => typeof segment === "string" && segment !== ""),
  );
}

/**
 * The build with only the routes of a group, in their order, and what encloses them. The router compiles and ranks
 * its table anew for every page: of a hundred routes it is a tenth of what rendering costs.
 */
export function buildForGroup(build: ServerBuild, group: string): ServerBuild {
  const included = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (!route || isParent(build.routes, route.id)) continue;
    const first = firstSegment(build.routes, route.id);
    if (first !== null && first !== group) continue;
    for (let id: string | undefined = route.id; id; id = build.routes[id]?.parentId) included.add(id);
  }
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => included.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

const isParent = (routes: Routes, id: string) =>
  Object.values(routes).some((route) => route?.parentId === id);

/** "" for the home page; null when the route begins with a parameter, and so may match any first segment. */
function firstSegment(routes: Routes, id: string): string | null {
  const path: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    if (route.path) path.unshift(route.path);
  }
  const first = path.join("/").replace(/^\/+/, "").split("/")[0] ?? "";
  return /[:*?]/.test(first) ? null : first.toLowerCase();
}
