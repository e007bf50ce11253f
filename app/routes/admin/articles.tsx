import { redirect } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { articleCategories, isArticleCategory } from "~/content/index.server";
import { ArticleList, type ArticleListRow } from "~/features/articles/desk/article-list";
import { type ArticleRow, listArticles } from "~/features/articles/desk/article-list.server";
import { newArticle } from "~/features/articles/desk/new-article.server";
import { articleStates, isArticleState } from "~/features/articles/model/article-states";
import { ArticleTransfer } from "~/features/articles/transfer/article-transfer";
import { dayOf, dutchDate } from "~/lib/text/dutch-date";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/articles";

const pageSize = 40;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "writeArticles");
  const asked = (name: string) => url.searchParams.get(name);
  const state = asked("state");
  const category = asked("category");
  const filter = {
    state: isArticleState(state) ? state : null,
    category: isArticleCategory(category) ? category : null,
    search: (asked("q") ?? "").slice(0, 100),
    sort: asked("sort") === "titel" ? ("title" as const) : ("recent" as const),
    cursor: asked("after"),
  };
  const { rows, next } = await listArticles(env.DB, { ...filter, limit: pageSize });
  const now = Date.now();
  return { filter, rows: rows.map((row) => toView(row, now)), next, categories: articleCategories };
}

function toView(row: ArticleRow, now: number): ArticleListRow {
  const { id, builtIn, original, title, state, category, updatedAt, updatedBy } = row;
  const { liveSlug, publishAt, unpublishAt } = row;
  const plans = [
    publishAt !== null && `Wordt geplaatst ${momentText(publishAt, now)}`,
    unpublishAt !== null && `Gaat weg ${momentText(unpublishAt, now)}`,
  ];
  return {
    ...{ id, title: title || "Zonder titel", state, category: articleCategories[category] },
    href: paths.adminArticle(builtIn ?? id),
    carried: builtIn === null ? null : original && state === "published" ? "original" : "changed",
    // Of a text of the site only the day is known.
    changed: original && updatedBy === "" ? dutchDate(dayOf(updatedAt)) : momentText(updatedAt, now),
    by: updatedBy,
    live: liveSlug && paths.article(liveSlug),
    plan: plans.filter(Boolean).join(". "),
  };
}

/** A new article, empty, as a copy of another one, or read from Markdown. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  requireAbility(admin, "writeArticles");
  const made = await newArticle(env.DB, await formDataOf(request), { actor: admin.email, now: new Date() });
  if ("id" in made) return redirect(paths.adminArticle(made.id));
  return redirectWith(request, env, paths.adminArticles, { tone: "error", text: made.problem });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Artikelen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  useRememberedList(paths.adminArticles);
  return (
    <>
      <ArticleList {...loaderData} path={paths.adminArticles} states={articleStates} />
      <ArticleTransfer
        json={paths.adminArticleExport("json")}
        markdown={paths.adminArticleExport("markdown")}
      />
    </>
  );
}
