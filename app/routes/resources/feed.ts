import { projectTags, siteFeed, siteOrigin } from "~/content/index.server";
import { listed } from "~/features/articles/public/article-view.server";
import { listPublished } from "~/features/articles/public/published.server";
import { listLive } from "~/features/records/live/listed-records.server";
import { feedXml } from "~/features/seo/feed";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/feed";

const newest = { category: null, cursor: null, limit: 50 };

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const origin = siteOrigin(env);
  const [articles, projects] = await Promise.all([
    listPublished(env.DB, newest),
    listLive(env.DB, "project", { tag: projectTags.all, limit: newest.limit }),
  ]);
  const { entries, ...feed } = siteFeed(articles.items.map(listed), projects.items);
  const xml = feedXml({ ...feed, origin, path: "/feed.xml", page: "/kennisbank" }, entries);
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
