import { data, type EntryContext, type LoaderFunction, type ServerBuild } from "react-router";

/** Public pages never read React Router's stream of loader data, which costs as much as all the rest. */
export function withoutDataStream(build: ServerBuild): ServerBuild {
  // The stream skips functions, so the loaders return one that gives the data.
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.default && !isAdmin(build.routes, id) && route.module.loader;
    return [id, loader ? { ...route, module: { ...route.module, loader: unsent(loader) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function isAdmin(routes: ServerBuild["routes"], id: string | undefined): boolean {
  const route = routes[id ?? ""];
  const handle = route?.module.handle as { app?: string } | undefined;
  return route !== undefined && (handle?.app === "admin" || isAdmin(routes, route.parentId));
}

const unsent =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const result = await loader(args);
    if (result instanceof Response) return result;
    const { type, data: value, init } = (result ?? {}) as Partial<ReturnType<typeof data>>;
    return type === "DataWithResponseInit" ? data(() => value, init ?? undefined) : () => result;
  };

/** Puts the data back in its place, before anything reads it. */
export function restoreUnsentData({ loaderData }: EntryContext["staticHandlerContext"]): void {
  for (const [id, value] of Object.entries(loaderData)) {
    if (typeof value === "function") loaderData[id] = value();
  }
}
