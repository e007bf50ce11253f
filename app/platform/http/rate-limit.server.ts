import { log } from "~/platform/log.server";

/**
 * The binding counts approximately, per location; when it fails, the request is let through. `who`: whose share it is, the
 * client's unless said.
 */
export async function overLimit(
  limiter: RateLimit,
  request: Request,
  route: string,
  who = clientKey(request),
): Promise<boolean> {
  try {
    const { success } = await limiter.limit({ key: `${route} ${who}` });
    return !success;
  } catch (error) {
    log("warn", "rate-limit.failed", { route, error });
    return false;
  }
}

/** IPv4 address or /64 network of IPv6, which one household owns. Cloudflare sets CF-Connecting-IP. */
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

/** Eight 16-bit groups; the URL parser normalises the notation. */
function ipv6Groups(address: string): number[] | null {
  if (!/^[0-9a-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]/`)) return null;
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const left = parse(head);
  const right = parse(tail ?? "");
  return [...left, ...Array(8 - left.length - right.length).fill(0), ...right];
}
