import { listedArticle, projectPages, projectTags } from "~/content/index.server";
import { listPublished } from "~/features/articles/public/published.server";
import { listLive } from "~/features/records/live/listed-records.server";
import { searchItems } from "~/features/search/search-index.server";
import { sha256 } from "~/lib/bytes/hash";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/search-index";

/** The box knows the newest articles and projects of the office; the search page knows all articles. */
const newest = { category: null, cursor: null, limit: 100 };

/** The index that the search box fetches on its first focus. Browsers keep it a while, then ask by its tag. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const [articles, projects] = await Promise.all([
    listPublished(env.DB, newest),
    listLive(env.DB, "project", { tag: projectTags.all, limit: newest.limit }),
  ]);
  const managed = [...articles.items.map(listedArticle), ...projectPages(projects.items)];
  const body = JSON.stringify(searchItems(managed));
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    ETag: `W/"${(await sha256(body)).slice(0, 20)}"`,
  };
  const known = request.headers.get("If-None-Match") === headers.ETag;
  return known ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
