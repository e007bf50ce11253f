import { siteOrigin } from "~/content/index.server";
import { calendarFeed } from "~/features/leads/store/visits/calendar-feed.server";
import { installedRoles } from "~/platform/access/access-config.server";
import { givenRole } from "~/platform/access/colleagues.server";
import { roleMay } from "~/platform/access/roles";
import { bindings } from "~/platform/bindings.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { secretPageHeaders } from "~/platform/http/secret-page.server";
import type { Route } from "./+types/calendar";

/**
 * The visits of one employee, for the calendar program that has the secret address. It ends with the role of its owner, who
 * is not asked here to sign in: no calendar program can.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const headers = secretPageHeaders();
  if (await overLimit(env.API_LIMIT, request, "agenda"))
    return new Response(null, { status: 429, headers: { ...headers, "Retry-After": "60" } });
  const [, secret = ""] = /^([0-9a-f]{32})\.ics$/.exec(params.file) ?? [];
  const mayWork = async (email: string) => {
    const role = new Map(installedRoles(env)).get(email) ?? (await givenRole(env.DB, email, request));
    return role === "unavailable" ? role : role !== null && roleMay(role, "workOnOwnLeads");
  };
  const feed = await calendarFeed(env.DB, secret, { mayWork, origin: siteOrigin(env), now: new Date() });
  if (feed === null) return new Response(null, { status: 404, headers });
  if (feed === "unavailable")
    return new Response(null, { status: 503, headers: { ...headers, "Retry-After": "60" } });
  const own = { ...headers, "Cache-Control": "private, no-cache", ETag: feed.etag };
  if (request.headers.get("If-None-Match") === feed.etag)
    return new Response(null, { status: 304, headers: own });
  return new Response(feed.text, { headers: { ...own, "Content-Type": "text/calendar; charset=utf-8" } });
}
