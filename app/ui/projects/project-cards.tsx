import type { DivisionId, Picture } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { MediaPicture } from "~/ui/controls/media-picture";

type Photo = Picture;

type Card = {
  title: string;
  href: string;
  theme: DivisionId;
  division: string;
  where: string;
  month: string;
  photo: Photo;
};

type ProjectCardsProps = {
  cards: readonly Card[];
  /** On a wide sheet; they share its whole width or stand beside the filters. */
  columns: 2 | 3;
};

/** Delivered work: each with a photo, in the colour of its division. */
export function ProjectCards({ cards, columns }: ProjectCardsProps) {
  return (
    <ul
      className={classNames("grid gap-x-8 gap-y-10 @pair:grid-cols-2", columns === 3 && "@sheet:grid-cols-3")}
    >
      {cards.map((card) => (
        <li key={card.href} data-theme={card.theme} className="relative">
          <MediaPicture
            {...card.photo}
            sizes="(width < 30rem) 92vw, (width < 64rem) 46vw, 420px"
            className="aspect-4/3 h-auto w-full border border-ink/25 object-cover"
          />
          <p className="label-caps mt-4 text-accent-text">{card.division}</p>
          <h3 className="mt-1 text-xl">
            <a href={card.href} className="register-link">
              {card.title}
            </a>
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            {card.where} · {card.month}
          </p>
        </li>
      ))}
    </ul>
  );
}

type TeasersProps = { heading: string; cards: readonly Card[] };

/** Some projects on another page. Renders nothing where there are none. */
export function ProjectTeasers({ heading, cards }: TeasersProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="projecten" className="page">
      <div className="border-t border-ink/25 py-12 @half:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="projecten" className="text-3xl">
            {heading}
          </h2>
          <a href="/onze-projecten" className="text-link py-1.5">
            Alle projecten
          </a>
        </div>
        <div className="mt-8">
          <ProjectCards cards={cards} columns={3} />
        </div>
      </div>
    </section>
  );
}
