import type { ResponseKind } from "~/platform/http/security-headers.server";

export function responseKind(pathname: string): ResponseKind {
  if (isAdminPath(pathname)) return "admin";
  return /^\/(api|media)\//.test(pathname) ||
    pathname === "/healthz" ||
    /\.(xml|txt|webmanifest)$/.test(pathname)
    ? "other"
    : "page";
}

/** In every spelling that the router takes for /admin: it decodes, and ignores case. */
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

/** Pages that offer Google's map: only their policy lets Google in, and only where a key is set. */
export function hasMap(pathname: string): boolean {
  return pathname === "/" || pathname === "/locaties" || pathname === "/contact";
}

/** The page that answers a form posted by the browser itself to one of the two endpoints. */
const FORM_PAGES: Record<string, string> = {
  "/api/service-request": "/gratis-offerte",
  "/api/offerte": "/zorgeloos-wonen",
};

/** A form posted without script gets a page, not JSON: its request goes on as a post to that page. */
export function toFormPage(request: Request, url: URL): Request {
  const page = FORM_PAGES[url.pathname];
  const wantsPage = (request.headers.get("Accept") ?? "").includes("text/html");
  if (!page || request.method !== "POST" || !wantsPage) return request;
  return new Request(new URL(page + url.search, url), request);
}
