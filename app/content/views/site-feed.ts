import { articleCategories } from "~/content/articles/list";
import { type ArticleLine, siteArticles } from "~/content/articles/site-articles.server";
import { pageNow } from "~/content/pages/pages-now.server";
import { currentCompany } from "~/content/site/company-now.server";
import type { IsoDate } from "~/content/types";
import { paths } from "~/paths";
import type { ListedProject } from "./project-cards";
import { projectPages } from "./project-pages";

type DatedArticle = ArticleLine & { published: IsoDate; updated: IsoDate };

/** What readers of the feed get: the newest articles of the office, those of the site, and the newest projects. */
export function siteFeed(managed: readonly DatedArticle[] = [], projects: readonly ListedProject[] = []) {
  const articles = [...managed, ...siteArticles()].map(
    ({ slug, title, excerpt, category, published, updated }) => ({
      path: paths.article(slug),
      title,
      excerpt,
      category: articleCategories[category],
      published,
      updated,
    }),
  );
  const work = projects.flatMap((project) => {
    const { finished } = project.value;
    return projectPages([project]).map((page) => ({ ...page, published: finished, updated: finished }));
  });
  return {
    title: `Kennisbank${work.length > 0 ? " en projecten" : ""} van ${currentCompany().name}`,
    description: pageNow("kennisbank").meta.description,
    entries: [...articles, ...work],
  };
}
