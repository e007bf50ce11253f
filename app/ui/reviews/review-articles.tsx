import type { Picture } from "~/content/types";
import { MediaPicture } from "~/ui/controls/media-picture";
import { Stars } from "~/ui/controls/stars";

export type Review = {
  key: string;
  stars: number;
  text: string;
  name: string;
  subject: string;
  month: string;
  answer: string | null;
  photo: Picture | null;
};

type ReviewsProps = {
  reviews: readonly Review[];
  /** Whose answers stand under them. */
  company: string;
};

/** Reviews of the company's own customers, whole: what was written, by whom, how that was checked, and the answer. */
export function ReviewArticles({ reviews, company }: ReviewsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-10 @pair:grid-cols-2">
      {reviews.map(({ key, stars, text, name, subject, month, answer, photo }) => (
        <li key={key}>
          <article className="review">
            <Stars rating={stars} />
            <p className="break-words whitespace-pre-line">{text}</p>
            {photo && (
              <MediaPicture
                {...photo}
                sizes="(width < 30rem) 92vw, 20rem"
                className="aspect-4/3 h-auto w-full border border-ink/25 object-cover"
              />
            )}
            <p>
              <strong>{name}</strong>
              <span className="mt-1 block text-sm text-ink-soft">
                {[subject, month].filter(Boolean).join(" · ")}
              </span>
              <span className="block text-sm text-ink-soft">
                Klant van ons, gecontroleerd met de aanvraag
              </span>
            </p>
            {answer && (
              <div className="border-l-4 border-accent pl-4">
                <p className="font-semibold">Antwoord van {company}</p>
                <p className="mt-1 break-words whitespace-pre-line">{answer}</p>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Some reviews on another page, with the way to all of them. Renders nothing where there are none. */
export function ReviewTeasers({ heading, ...rest }: ReviewsProps & { heading: string }) {
  if (rest.reviews.length === 0) return null;
  return (
    <section aria-labelledby="beoordelingen" className="page">
      <div className="border-t border-ink/25 py-12 @half:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="beoordelingen" className="text-3xl">
            {heading}
          </h2>
          <a href="/beoordelingen" className="text-link py-1.5">
            Alle beoordelingen, en hoe ze werken
          </a>
        </div>
        <div className="mt-8">
          <ReviewArticles {...rest} />
        </div>
      </div>
    </section>
  );
}
