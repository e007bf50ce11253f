import { PLAYERS } from "~/lib/video-address";

export type ResponseKind = "page" | "admin" | "other";

const COMMON: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
};

const common = Object.entries(COMMON);

type PolicySettings = {
  nonce: string;
  dev: boolean;
  mapsKey: boolean;
  turnstile: boolean;
  analytics: boolean;
  /** Over https; the Reporting API exists there only. */
  secure: boolean;
  /** May show videos of other sites. */
  videos?: boolean;
  /** May be shown in a frame of /admin: a page with a draft in it. */
  framed?: boolean;
  /** Shows pages of this site in a frame. */
  frames?: boolean;
};

/** Where browsers tell what the policy stopped. */
const REPORTS = "/api/browser-report";

/** Style attributes are allowed because Headless UI and Radix position with them. */
function contentSecurityPolicy(settings: PolicySettings): string {
  const { nonce, dev, mapsKey, turnstile, analytics, secure, videos, framed, frames } = settings;
  const connect = ["'self'"];
  const frame: string[] = [];
  const image = ["'self'", "data:", "blob:"];
  const style = ["'self'", dev ? "'unsafe-inline'" : `'nonce-${nonce}'`];
  const font = ["'self'"];
  if (dev) connect.push("ws:");
  if (mapsKey) {
    connect.push(
      "https://*.googleapis.com",
      "https://*.gstatic.com",
      "https://*.google.com",
      "data:",
      "blob:",
    );
    frame.push("https://*.google.com");
    image.push("https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com");
    style.push("https://fonts.googleapis.com");
    font.push("https://fonts.gstatic.com");
  }
  if (frames) frame.push("'self'");
  if (videos) frame.push(...PLAYERS);
  if (turnstile) frame.push("https://challenges.cloudflare.com");
  if (analytics) connect.push("https://cloudflareinsights.com");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${style.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${image.join(" ")}`,
    `font-src ${font.join(" ")}`,
    `connect-src ${connect.join(" ")}`,
    `frame-src ${frame.join(" ") || "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    `report-uri ${REPORTS}`,
    // Chrome then ignores `report-uri`, and without https it would report nothing.
    ...(secure ? ["report-to csp"] : []),
  ].join("; ");
}

/** What is the same for every answer; those that the route has set are kept. */
export function setCommonHeaders(headers: Headers): void {
  for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
}

/** Headers that the route has set are kept. */
export function withSecurityHeaders(
  response: Response,
  kind: ResponseKind,
  settings: PolicySettings,
  requestId: string,
): Response {
  const secured = withMutableHeaders(response);
  const { headers } = secured;
  setCommonHeaders(headers);
  headers.set("X-Request-Id", requestId);
  // The router says it of addresses that are only read, without the header that belongs to it.
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  if (!headers.has("Cache-Control") || response.status >= 400) headers.set("Cache-Control", "no-store");
  // The browser keeps the policy of its copy, which contains the copy's nonce.
  if (response.status !== 304 && !headers.has("Content-Security-Policy")) {
    const closed = "default-src 'none'; frame-ancestors 'none'; sandbox";
    headers.set("Content-Security-Policy", kind === "other" ? closed : contentSecurityPolicy(settings));
    if (kind !== "other" && settings.secure) headers.set("Reporting-Endpoints", `csp="${REPORTS}"`);
  }
  if (kind === "admin") {
    headers.set("Cache-Control", "no-store");
    headers.set("X-Robots-Tag", "noindex, nofollow");
  }
  if (settings.framed) headers.set("X-Frame-Options", "SAMEORIGIN");
  return secured;
}

/** Wrapping a response turns its bytes into a stream, which doubles the time of a cached page. */
function withMutableHeaders(response: Response): Response {
  try {
    response.headers.delete("X-Request-Id");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}
