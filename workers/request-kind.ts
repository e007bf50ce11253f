import { paths } from "~/paths";
import type { ResponseKind } from "~/platform/http/security-headers.server";

export function responseKind(pathname: string): ResponseKind {
  if (isAdminPath(pathname)) return "admin";
  return /^\/(api|media|tekening)\//.test(pathname) ||
    pathname === "/healthz" ||
    pathname === paths.officeWorker ||
    /\.(xml|txt|webmanifest|ics)$/.test(pathname)
    ? "other"
    : "page";
}

/** A path without a route of its own; `/admin` has such paths too. */
const NOWHERE = "/niet-gevonden";

/**
 * The request, or one for a page that does not exist when its path can be none of ours: its encoding is broken, or it
 * holds control characters or backslashes. The router matches these decoded, and then builds addresses of them in
 * which URL parsers drop the one and take the other for a slash: `/%09/a:b` becomes a host with an impossible port.
 */
export function readable(request: Request): { request: Request; url: URL } {
  const url = new URL(request.url);
  const { pathname, origin } = url;
  if (isReadable(pathname)) return { request, url };
  const data = pathname.endsWith(".data") ? ".data" : "";
  const nowhere = new Request(origin + (isAdminPath(pathname) ? "/admin" : "") + NOWHERE + data, request);
  return { request: nowhere, url: new URL(nowhere.url) };
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** React Router decodes paths and ignores case. */
function isAdminPath(pathname: string): boolean {
  return /^\/+admin(\/|\.data$|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Pages whose policy allows Google Maps. */
export function hasMap(pathname: string): boolean {
  return pathname === "/" || pathname === "/locaties" || pathname === "/contact";
}

const FORM_PAGES: Record<string, string> = {
  "/api/service-request": "/gratis-offerte",
  "/api/offerte": "/zorgeloos-wonen",
};

/** A form posted without script gets a page instead of JSON: the request continues as a POST to that page. */
export function toFormPage(request: Request, url: URL): Request {
  const page = FORM_PAGES[url.pathname];
  const wantsPage = (request.headers.get("Accept") ?? "").includes("text/html");
  if (!page || request.method !== "POST" || !wantsPage) return request;
  return new Request(new URL(page + url.search, url), request);
}

/**
 * Pages take no other method, those of the office neither; a route with an action would take each as a post. The
 * endpoints say themselves which they take. In the office it is asked after who may enter.
 */
export function methodRefusal({ method }: Request, kind: ResponseKind): Response | null {
  if (kind === "other" || ["GET", "HEAD", "POST", "OPTIONS"].includes(method)) return null;
  return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
}
