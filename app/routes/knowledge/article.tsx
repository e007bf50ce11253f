import { data, redirect } from "react-router";
import { articleCallOf, contactDetails, findArticlePage } from "~/content/index.server";
import { publishedView } from "~/features/articles/public/article-view.server";
import { findPublished } from "~/features/articles/public/published.server";
import { articleHead } from "~/features/seo/article-head.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { ArticleView } from "~/ui/article/article-view";
import { ManagedArticleView } from "~/ui/article/managed-article-view";
import { JsonLd } from "~/ui/page/json-ld";
import { EMERGENCY } from "~/ui/page/quote-actions";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { Related } from "~/ui/page/related";
import { ColumnSections } from "~/ui/page/sections";
import { Sources } from "~/ui/page/sources";
import type { Route } from "./+types/article";

/** A fixed article, or one that the office made, or the new address of one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const fixed = findArticlePage(params.slug);
  const shared = { ...articleCallOf(params.slug), phone: contactDetails().phone };
  if (fixed) return { ...shared, fixed, managed: null, head: articleHead(env, fixed) };
  const found = await findPublished(env.DB, params.slug);
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(paths.article(found.movedTo), 301);
  const { article, newer } = found;
  const managed = publishedView(article, newer);
  return { ...shared, fixed: null, managed, head: articleHead(env, managed) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { fixed, managed, head, call, urgent, phone } = loaderData;
  const page = fixed ?? managed;
  const after = (
    <>
      {fixed && <Sources sources={fixed.article.sources} />}
      <Related groups={page.related} />
      <QuoteBanner {...call} {...(urgent ? { form: EMERGENCY } : { type: "inspectie" })} phone={phone} />
    </>
  );
  return (
    <>
      <JsonLd graph={head.graph} />
      {fixed ? (
        <ArticleView {...{ ...fixed, ...fixed.article, category: fixed.category, after }}>
          <ColumnSections sections={fixed.article.sections} />
        </ArticleView>
      ) : (
        <ManagedArticleView page={managed} after={after} />
      )}
    </>
  );
}
