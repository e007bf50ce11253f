import { ANSWER_PREFIX, LEAK_PLACE, LEAK_SPOT, LEAK_TIME } from "~/content/answer-names";
import { articles } from "~/content/articles/list";
import { siteArticles } from "~/content/articles/site-articles.server";
import { leakTimes, TIME_QUESTION } from "~/content/leak-questions";
import { causesOf } from "~/content/leaks/causes";
import { leakPlacesNow } from "~/content/leaks/places-now.server";
import { type LeakAnswers, leakAnswers, rankCauses } from "~/content/leaks/rank";
import type { LeakBasis, LeakCause, LeakPlace } from "~/content/leaks/types";
import { leakFinderPage } from "~/content/pages/pages-now.server";
import { derived, derivedOf } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import type { Article, Block, LeakCauseView, Service, Source } from "~/content/types";
import { paths } from "~/paths";
import { crumbsTo } from "./site-pages";

const LABEL = "Waar lekt het";

const pages = new Map<string, { title: string; page: Article | Service }>([
  ...articles.map(
    (article) => [paths.article(article.slug), { title: article.title, page: article }] as const,
  ),
  ...services.map(
    (service) =>
      [
        paths.service(divisions[service.division].path, service.slug),
        { title: service.name, page: service },
      ] as const,
  ),
]);

/** The article or service at a path. Throws where there is none. */
export function pageAt(path: string): { title: string; page: Article | Service } {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no article or service at ${path}.`);
  return found;
}

const isFigure = (block: Block) => block.type === "figure";

/** The figure of that name in the pages a cause is taken from. */
export function figureOf(cause: LeakCause) {
  const blocks = cause.basis.flatMap(({ page }) =>
    pageAt(page).page.sections.flatMap(({ blocks }) => blocks),
  );
  return blocks.filter(isFigure).find(({ drawing }) => drawing === cause.drawing?.name);
}

/** The sources of a cause with their titles, as our pages name them. */
export function sourcesOf({ basis, sources }: LeakCause): Source[] {
  const named = basis.flatMap(({ page }) => pageAt(page).page.sources);
  return sources.flatMap((url) => named.find((source) => source.url === url) ?? []);
}

function readingOf(basis: LeakBasis[]) {
  const sections = new Map(basis.map((one) => [one.page, one.section]));
  const now = new Map(siteArticles().map(({ slug, title }) => [paths.article(slug), title]));
  return [...sections].flatMap(([page, section]) => {
    const known = pageAt(page);
    const label = "category" in known.page ? now.get(page) : known.title;
    // An article that the office took off the site.
    return label === undefined ? [] : [{ label, href: `${page}#${section}` }];
  });
}

const causeViews = derivedOf(causeView);

function causeView(cause: LeakCause): LeakCauseView {
  const { id, name, signs, now, repair, basis } = cause;
  const figure = figureOf(cause);
  const mark = cause.drawing?.mark ?? 0;
  const view = {
    id,
    name,
    signs,
    now,
    repair,
    reading: readingOf(basis),
    sources: sourcesOf(cause),
    figure: figure && { name: figure.drawing, alt: figure.alt, mark, part: figure.legend?.[mark - 1] ?? "" },
  };
  return said(view, wordsNow());
}

/** A link to a form that already knows the place and the answers (content/leak-questions.ts). */
function knowing(href: string, place: LeakPlace | null, { spot, time }: LeakAnswers): string {
  const query = new URLSearchParams({ dienst: "daklekkage" });
  if (place) query.set(ANSWER_PREFIX + LEAK_PLACE, place.id);
  if (spot) query.set(ANSWER_PREFIX + LEAK_SPOT, spot);
  if (time) query.set(ANSWER_PREFIX + LEAK_TIME, time);
  return `${href}${href.includes("?") ? "&" : "?"}${query}`;
}

const helpFor = (place: LeakPlace | null, answers: LeakAnswers) => ({
  callBack: knowing("/spoed", place, answers),
  inspection: knowing("/gratis-offerte?serviceType=inspectie", place, answers),
});

const placeLinks = derived(() =>
  leakPlacesNow().map(({ id, name, label, hint }, index) => ({
    id,
    n: index + 1,
    name,
    label,
    hint,
    href: paths.leakPlace(id),
  })),
);

/** The page with the house. */
export function leakFinder() {
  return {
    path: paths.leakFinder,
    page: leakFinderPage(),
    places: placeLinks(),
    crumbs: crumbsTo(LABEL, paths.leakFinder),
    help: helpFor(null, { spot: null, time: null }),
  };
}

/** The page of a wet place, answered as far as the query does; undefined when there is no such place. */
export function findLeakPlace(id: string, query: URLSearchParams) {
  const place = leakPlacesNow().find((known) => known.id === id);
  if (!place) return undefined;
  const answers = leakAnswers(place, query);
  const { likely, others } = rankCauses(causesOf(place), answers);
  const path = paths.leakPlace(id);
  const { meta, title, lead, name, outside = false, spots } = place;
  return {
    path,
    place: { id, meta, title, lead, firstAid: leakFinderPage().firstAid[outside ? "outside" : "inside"] },
    questions: [
      { name: "waar", label: spots.question, options: spots.options, chosen: answers.spot },
      {
        name: "wanneer",
        label: TIME_QUESTION,
        options: leakTimes.filter((time) => place.times.includes(time.id)),
        chosen: answers.time,
      },
    ],
    answered: answers.spot !== null || answers.time !== null,
    likely: likely.map(causeViews),
    others: others.map(causeViews),
    crumbs: [...crumbsTo(LABEL, paths.leakFinder), { label: name, href: path }],
    places: placeLinks(),
    page: leakFinderPage(),
    help: helpFor(place, answers),
  };
}
