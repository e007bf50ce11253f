import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * The first segment of a path if a route begins with it literally, else "". Null when all routes are needed:
 * data requests of /admin and encoded paths.
 */
export function routeGroup(pathname: string, segments: ReadonlySet<string>): string | null {
  if (/%|\/\/|\.data$/.test(pathname)) return null;
  const first = pathname.split("/", 2)[1]?.toLowerCase() ?? "";
  return segments.has(first) ? first : "";
}

/** In lower case, because the router ignores case. */
export function literalSegments(routes: Routes): Set<string> {
  const segments = Object.values(routes).map((route) => route && firstSegment(routes, route.id));
  return new Set(
    segments.filter((segment): segment is string => typeof segment === "string" && segment !== ""),
  );
}

/** Only the routes of a group and their parents: React Router compiles its whole table per request. */
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

/** "" for the home page; null when the route begins with a parameter. */
function firstSegment(routes: Routes, id: string): string | null {
  const path: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    if (route.path) path.unshift(route.path);
  }
  const first = path.join("/").replace(/^\/+/, "").split("/")[0] ?? "";
  return /[:*?]/.test(first) ? null : first.toLowerCase();
}
