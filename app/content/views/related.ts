import { articleCategories, articles } from "~/content/articles/list";
import { services } from "~/content/services/list";
import { servicesNow } from "~/content/services/services-now.server";
import { divisions } from "~/content/site/divisions";
import type { Article, ServicePath } from "~/content/types";
import { paths } from "~/paths";
import { mainText } from "./main-text";
import { oncePer } from "./once-per";
import { readingMinutes } from "./reading-time";

/** A link to another page with a line that says what is there. */
export type Teaser = { label: string; href: string; text: string };

/** What lists of articles show. */
export type ArticleTeaser = Teaser & { category: string; minutes: number };

/** Once per article: its minutes come from reading all of it. */
export const articleTeaser = oncePer((article: Article): ArticleTeaser => {
  return {
    label: article.title,
    href: paths.article(article.slug),
    text: article.excerpt,
    category: articleCategories[article.category],
    minutes: readingMinutes(mainText(article)),
  };
});

/** Teasers of the named articles, in the order of the names; one that does not exist is left out. */
export function articleTeasers(slugs: string[]): ArticleTeaser[] {
  return slugs.flatMap((slug) => articles.filter((article) => article.slug === slug).map(articleTeaser));
}

/** Teasers of the named services, in the order of the names; one that does not exist is left out. */
export function serviceTeasers(paths: ServicePath[]): Teaser[] {
  return paths.flatMap((path) =>
    servicesNow()
      .filter(({ division, slug }) => `/${path}` === `${divisions[division].path}/${slug}`)
      .map(({ name, teaser }) => ({ label: name, href: `/${path}`, text: teaser })),
  );
}

/** Every service with a page of its own, to choose from. */
export function allServices(): { path: string; label: string }[] {
  return services.map(({ division, slug, name }) => ({
    path: `${divisions[division].path.slice(1)}/${slug}`,
    label: `${divisions[division].shortName}: ${name}`,
  }));
}
