import { managedPage } from "~/content/index.server";
import { listPublished } from "~/features/articles/public/published.server";
import { searchItems } from "~/features/search/search-index.server";
import { sha256 } from "~/lib/bytes/hash";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/search-index";

/** The box knows the newest articles of the office; the search page knows them all. */
const newest = { category: null, cursor: null, limit: 100 };

/** The index that the search box fetches on its first focus. Browsers keep it a while, then ask by its tag. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { items } = await listPublished(context.get(bindings).env.DB, newest);
  const body = JSON.stringify(searchItems(items.map(managedPage)));
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    ETag: `W/"${(await sha256(body)).slice(0, 20)}"`,
  };
  const known = request.headers.get("If-None-Match") === headers.ETag;
  return known ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
