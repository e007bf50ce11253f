import type { ResponseKind } from "~/platform/http/security-headers.server";

export function responseKind(pathname: string): ResponseKind {
  if (isAdminPath(pathname)) return "admin";
  return /^\/(api|media)\//.test(pathname) ||
    pathname === "/healthz" ||
    /\.(xml|txt|webmanifest)$/.test(pathname)
    ? "other"
    : "page";
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
