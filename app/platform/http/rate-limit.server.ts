import { log } from "~/platform/log.server";

/**
 * True when this client has used up its share of `route` (the binding's limit per minute and location).
 * The binding counts approximately and per location: it bounds abuse, it is no accounting. If it fails,
 * the request goes through: a lost customer costs more than an unwanted row.
 */
export async function overLimit(limiter: RateLimit, request: Request, route: string): Promise<boolean> {
  try {
    const { success } = await limiter.limit({ key: `${route} ${clientKey(request)}` });
    return !success;
  } catch (error) {
    log("warn", "rate-limit.failed", { route, error });
    return false;
  }
}

/**
 * Who is asking: the IPv4 address, or the /64 of an IPv6 address, because one household or server has
 * all of it. Cloudflare sets CF-Connecting-IP and overwrites what a client sends.
 */
export function clientKey(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim() ?? "";
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  return ipv6Network(address) ?? "unknown";
}

function ipv6Network(address: string): string | null {
  const groups = ipv6Groups(address);
  if (groups === null) return null;
  const [, , , , , marker, high = 0, low = 0] = groups;
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight 16-bit groups, or null when it is no IPv6 address. The URL parser normalises the notation. */
function ipv6Groups(address: string): number[] | null {
  if (!/^[0-9a-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]/`)) return null;
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const left = parse(head);
  const right = parse(tail ?? "");
  return [...left, ...Array(8 - left.length - right.length).fill(0), ...right];
}
