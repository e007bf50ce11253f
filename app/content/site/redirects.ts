import { company } from "./company";

const { roof, chimney, maintenance, building } = company.divisions;

/** Old addresses of the four divisions; the rest of the path is kept. The order of hops is the owner's. */
const MOVED = new Map<string | null, string>([
  [roof.formerPath, "/dak"],
  [chimney.formerPath, "/schoorsteen"],
  [maintenance.formerPath, "/onderhoud"],
  [building.formerPath, "/bouwen"],
  ["/dak", "/daken"],
  ["/bouw", "/bouwen"],
]);

/** Answers with a slash at its end as well: the region hub is known under both. */
const BOTH_WAYS = "/be/";

/**
 * Where a moved path lives now, or null. The result always starts with one slash followed by a name, so it
 * can never leave this origin, whatever the path holds.
 */
export function redirectFor(pathname: string): string | null {
  const path = pathname.replace(/[/\\]{2,}/g, "/");
  const [, first = ""] = path.split("/", 2);
  const to = MOVED.get(`/${first}`);
  if (to !== undefined) return trimSlash(to + path.slice(first.length + 1));
  const trimmed = path === BOTH_WAYS ? path : trimSlash(path);
  return trimmed === pathname ? null : trimmed;
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
