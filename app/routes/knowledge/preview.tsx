import { data } from "react-router";
import { openPreview } from "~/features/articles/desk/preview-link.server";
import { articleView } from "~/features/articles/public/article-view.server";
import { dayOf } from "~/lib/text/dutch-date";
import { bindings } from "~/platform/bindings.server";
import { ArticlePageView } from "~/ui/article/article-page-view";
import { Sources } from "~/ui/page/sources";
import type { Route } from "./+types/preview";

/** For everyone with the link, for as long as it holds: kept by no cache and no search engine. */
export function headers() {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };
}

/** The draft as its page would be. Everybody with the link sees it, until it expires. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const now = Date.now();
  const article = await openPreview(env.DB, params.token, env.LINK_SECRET, now);
  if (article === null) throw data(null, { status: 404 });
  if (article === "ended") return data(null, { status: 410 });
  const published = dayOf(article.publishedAt ?? article.publishAt ?? now);
  return data(articleView(article.content, { published, updated: dayOf(now) }, []));
}

export function meta() {
  return [{ title: "Voorbeeld van een artikel" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PreviewEnded />;
  return (
    <>
      <p role="status" className="border-b border-ink bg-paper-deep py-3">
        <span className="page block text-sm font-semibold">
          Voorbeeld: zo komt het artikel eruit te zien. Bezoekers zien het nog niet.
        </span>
      </p>
      <ArticlePageView page={loaderData}>
        <Sources sources={loaderData.article.sources} />
      </ArticlePageView>
    </>
  );
}

function PreviewEnded() {
  return (
    <div className="page py-10 @half:py-16">
      <h1 className="text-4xl">Dit voorbeeld is er niet meer</h1>
      <p className="mt-5 max-w-[36rem] text-xl">
        Een link naar een voorbeeld werkt zeven dagen, en de schrijver kan hem intrekken. Vraag de schrijver
        om een nieuwe link.
      </p>
    </div>
  );
}
