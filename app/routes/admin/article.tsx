import { data, Link, redirect } from "react-router";
import { useLastList } from "~/admin/last-list";
import { allServices, articleCategories, carriedArticles, siteOrigin } from "~/content/index.server";
import { articleNamed } from "~/features/articles/desk/carried-articles.server";
import { statusOf } from "~/features/articles/desk/change-article.server";
import { ArticleEditor } from "~/features/articles/editor/article-editor";
import { uploadPicture } from "~/features/media/make-variants";
import { MediaLibrary } from "~/features/media/media-library";
import { findPages } from "~/features/search/find-pages";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/article";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "writeArticles");
  const article = await articleNamed(env.DB, params.id);
  if (article === null) throw data(null, { status: 404 });
  const name = article.builtIn ?? article.id;
  // By its number, as the library knows it.
  if (String(name) !== params.id) throw redirect(paths.adminArticle(name));
  return {
    name,
    builtIn: article.builtIn !== null,
    me: me.email,
    content: article.content,
    status: await statusOf(env.DB, article),
    choices: {
      categories: articleCategories,
      services: allServices(),
      articles: carriedArticles().map(({ slug, title }) => ({ path: slug, label: title })),
      host: new URL(siteOrigin(env)).host,
    },
  };
}

/** The editor knows more than the server while somebody types: only another article is fetched. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}) {
  return currentParams.id !== nextParams.id;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.content.title || "Nieuw artikel";
  return [{ title: `${title} · Beheer` }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  const list = useLastList(paths.adminArticles);
  return (
    <>
      <Link to={list} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar de lijst
      </Link>
      <h1 className="sr-only">Artikel schrijven</h1>
      <ArticleEditor
        key={name}
        {...loaderData}
        address={paths.adminArticleApi(name)}
        revisions={paths.adminRevisions(name)}
        findPages={findPages}
        upload={(file) => uploadPicture(paths.adminMediaApi, file)}
        library={(props) => <MediaLibrary {...props} address={paths.adminMediaApi} />}
      />
    </>
  );
}
