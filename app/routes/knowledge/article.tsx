import { data, redirect } from "react-router";
import { articleCallOf, contactDetails } from "~/content/index.server";
import { findArticle } from "~/features/articles/public/find-article.server";
import { articleHead } from "~/features/seo/article-head.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { ArticlePageView } from "~/ui/article/article-page-view";
import { JsonLd } from "~/ui/page/json-ld";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { Related } from "~/ui/page/related";
import { Sources } from "~/ui/page/sources";
import type { Route } from "./+types/article";

/** An article, of the site or of the office, or the new address of one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const found = await findArticle(env.DB, params.slug);
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(paths.article(found.movedTo), 301);
  const { page } = found;
  return {
    call: articleCallOf(params.slug),
    phone: contactDetails().phone,
    page,
    head: articleHead(env, page),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { page, head, call, phone } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <ArticlePageView page={page}>
        <Sources sources={page.article.sources} />
        <Related groups={page.related} />
        <QuoteBanner {...call} phone={phone} />
      </ArticlePageView>
    </>
  );
}
