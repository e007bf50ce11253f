import { data } from "react-router";
import { getArticle } from "~/features/articles/desk/article-store.server";
import type { PreviewLink } from "~/features/articles/model/editor-types";
import { articleView } from "~/features/articles/public/article-view.server";
import { dayOf } from "~/lib/text/dutch-date";
import { bindings } from "~/platform/bindings.server";
import { verifyToken } from "~/platform/http/signed-token.server";
import { ManagedArticleView } from "~/ui/article/managed-article-view";
import type { Route } from "./+types/preview";

/** For everyone with the link, for as long as it holds: kept by no cache and no search engine. */
export function headers() {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };
}

/** The draft as its page would be. Everybody with the link sees it, until it expires. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const link = await verifyToken<PreviewLink>(params.token, env.LINK_SECRET ?? "", "preview");
  const now = Date.now();
  const article = link && link.until > now ? await getArticle(env.DB, link.article) : null;
  if (article === null || article.state === "binned") throw data(null, { status: 404 });
  const published = dayOf(article.publishedAt ?? article.publishAt ?? now);
  return articleView(article.content, { published, updated: dayOf(now) }, []);
}

export function meta() {
  return [{ title: "Voorbeeld van een artikel" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p role="status" className="border-b border-ink bg-paper-deep py-3">
        <span className="page block text-sm font-semibold">
          Voorbeeld: zo komt het artikel eruit te zien. Bezoekers zien het nog niet.
        </span>
      </p>
      <ManagedArticleView page={loaderData} after={null} />
    </>
  );
}
