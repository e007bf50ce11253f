import { isLoopback } from "~/lib/loopback";

/** The push services of the browsers. A name with a dot in front stands for all hosts under it. */
const services = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/** Host of the local stand-in. The Web Push library takes https only, so it is mapped when the request is made. */
const STAND_IN_HOST = "push.test";

/**
 * Whether an address that a browser gives us is one of a push service: the Worker posts to it, and would else post to
 * whatever somebody names. `standIn`: PUSH_URL.
 */
export function isPushEndpoint(endpoint: string, standIn: string): boolean {
  if (endpoint.length > 1000 || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (hostname === STAND_IN_HOST) return standInOrigin(standIn) !== null;
  return services.some((name) => (name.startsWith(".") ? hostname.endsWith(name) : hostname === name));
}

/** Where the request really goes; null for an address that is none of a push service. */
export function pushTarget(endpoint: string, standIn: string): string | null {
  if (!isPushEndpoint(endpoint, standIn)) return null;
  const { hostname, pathname } = new URL(endpoint);
  return hostname === STAND_IN_HOST ? `${standIn}${pathname}` : endpoint;
}

/** On another host PUSH_URL could have everything that is sent, so only this machine is accepted. */
function standInOrigin(standIn: string): string | null {
  if (!URL.canParse(standIn)) return null;
  const { protocol, hostname, origin } = new URL(standIn);
  return protocol === "http:" && isLoopback(hostname) ? origin : null;
}
