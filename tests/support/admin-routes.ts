import routes from "../../app/routes.ts";

type RouteEntry = (typeof routes)[number];

/** Patterns of all admin routes, derived from routes.ts, so that a new one is covered. */
export function adminPatterns(entries: readonly RouteEntry[] = routes, parent = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    const below = adminPatterns(children, address);
    return address === "/admin" || address.startsWith("/admin/") ? [address, ...below] : below;
  });
}

/** Paths of all admin routes, as page and as data, in several spellings; `id` fills in `:id`. */
export function adminPaths(id: string): string[] {
  const values: Record<string, string> = { id, n: "1", "*": "bestaat-niet" };
  const filledIn = (pattern: string) =>
    pattern.replace(/:(\w+)\??|\*/g, (found, name = found) => values[name] ?? "een");
  const pages = [...new Set(adminPatterns())].map(filledIn);
  return [
    ...pages.flatMap((page) => [page, `${page}.data`]),
    "/admin/aanvragen?list=quarantaine",
    "/admin/aanvragen.data?_routes=routes%2Fadmin%2Fleads",
    "/Admin/aanvragen",
    "/%61dmin/aanvragen",
    "/admin/%61anvragen",
  ];
}

export const adminMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
