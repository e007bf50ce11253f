import { dutchNumber } from "~/lib/text/dutch-number";
import { Stars } from "~/ui/controls/stars";
import { PageTurns } from "~/ui/page/page-turns";
import { type Review, ReviewArticles } from "./review-articles";

type ReviewIndexProps = {
  reviews: readonly Review[];
  company: string;
  /** Of all of them, not of this page. */
  mean: { mean: number; count: number } | null;
  /** Address of the next page and of the first one. */
  older: string | null;
  newest: string | null;
};

/** All reviews of the company's own customers, a page at a time. Renders nothing where there are none. */
export function ReviewIndex({ reviews, company, mean, older, newest }: ReviewIndexProps) {
  if (mean === null) return null;
  return (
    <section id="alle" aria-labelledby="alle-kop" className="page pb-16">
      <h2 id="alle-kop" className="text-3xl">
        Wat klanten schrijven
      </h2>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-display text-2xl">{mean.mean.toFixed(1).replace(".", ",")}</strong>
        <Stars rating={mean.mean} />
        <span>
          gemiddeld uit {mean.count === 1 ? "1 beoordeling" : `${dutchNumber(mean.count)} beoordelingen`} van
          eigen klanten
        </span>
      </p>
      <div className="mt-8">
        <ReviewArticles reviews={reviews} company={company} />
      </div>
      <PageTurns what="beoordelingen" older={older} newest={newest} />
    </section>
  );
}
