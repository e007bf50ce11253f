import { searchItems } from "~/features/search/search-index.server";
import { sha256 } from "~/lib/hash";
import type { Route } from "./+types/search-index";

/** The index that the search box fetches on its first focus. Browsers keep it a while, then ask by its tag. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const body = JSON.stringify(searchItems());
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    ETag: `W/"${(await sha256(body)).slice(0, 20)}"`,
  };
  const known = request.headers.get("If-None-Match") === headers.ETag;
  return known ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
