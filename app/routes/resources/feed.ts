import { articleFeed, siteOrigin } from "~/content/index.server";
import { feedXml } from "~/lib/feed";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/feed";

export function loader({ context }: Route.LoaderArgs): Response {
  const origin = siteOrigin(context.get(bindings).env);
  const { entries, ...feed } = articleFeed();
  const xml = feedXml({ ...feed, origin, path: "/feed.xml", page: "/kennisbank" }, entries);
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
