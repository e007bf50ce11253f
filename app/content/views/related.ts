import { articleCategories, articles } from "~/content/articles/list";
import { type ArticleLine, siteArticles } from "~/content/articles/site-articles.server";
import { services } from "~/content/services/list";
import { servicesNow } from "~/content/services/services-now.server";
import { divisions } from "~/content/site/divisions";
import type { ServicePath } from "~/content/types";
import { paths } from "~/paths";
import { minutesOfWords } from "./reading-time";

/** A link to another page with a line that says what is there. */
export type Teaser = { label: string; href: string; text: string };

/** What lists of articles show. */
export type ArticleTeaser = Teaser & { category: string; minutes: number };

/** The figure of each article of the site. */
const figures = new Map(
  articles.map(({ slug, sections }) => {
    const all = sections.flatMap(({ blocks }) => blocks);
    return [slug, all.find((block) => block.type === "figure")?.drawing];
  }),
);

/** Address of the drawing of an article of the site, small. */
export function articlePicture(slug: string): string | undefined {
  const drawing = figures.get(slug);
  return drawing && paths.thumbnail(drawing);
}

export function articleTeaser({ slug, title, excerpt, category, words }: ArticleLine): ArticleTeaser {
  return {
    label: title,
    href: paths.article(slug),
    text: excerpt,
    category: articleCategories[category],
    minutes: minutesOfWords(words),
  };
}

/** Teasers of the named articles of the site, in the order of the names; one that is not there is left out. */
export function articleTeasers(slugs: string[]): ArticleTeaser[] {
  return slugs.flatMap((slug) =>
    siteArticles()
      .filter((article) => article.slug === slug)
      .map(articleTeaser),
  );
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
