import { articleFeed, siteOrigin } from "~/content/index.server";
import { listed } from "~/features/articles/public/article-view.server";
import { listPublished } from "~/features/articles/public/published.server";
import { feedXml } from "~/features/seo/feed";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/feed";

const newest = { category: null, cursor: null, limit: 50 };

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const origin = siteOrigin(env);
  const { items } = await listPublished(env.DB, newest);
  const { entries, ...feed } = articleFeed(items.map(listed));
  const xml = feedXml({ ...feed, origin, path: "/feed.xml", page: "/kennisbank" }, entries);
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
