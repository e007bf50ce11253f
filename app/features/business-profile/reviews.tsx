import type { ReactNode } from "react";
import { dutchNumber } from "~/lib/text/dutch-number";
import { Skeleton } from "~/ui/controls/skeleton";
import { Stars } from "~/ui/controls/stars";
import { Island } from "~/ui/islands/island";
import type { ProfileView, Review } from "./profile-types";
import { meanText, realReviews } from "./review-stats";

type Texts = { heading: string; intro: ReactNode };
type SectionProps = {
  view: ProfileView;
  /** Of the company's own customers, the newest first. */
  own: readonly Review[];
  /** Over real reviews, and where there are none: what one may count on then. */
  texts: Texts;
  without: Texts & { points: string[] };
  /** To the page that says how reviews come about: by law beside every one. */
  workings: string;
};

/** Real reviews with how each was checked; without any, how the company works. The mean is one, with where it comes from. */
export function ReviewsSection({ view, own, texts, without, workings }: SectionProps) {
  const reviews = realReviews(view, own);
  const { heading, intro } = reviews.length > 0 ? texts : without;
  // The mean of the listing, or the company's own word: the latter does not stand beside what customers wrote.
  const stated = view.source === "google" || reviews.length === 0;
  return (
    <>
      <h2 id="beoordelingen" className="text-3xl">
        {heading}
      </h2>
      <p className="measure mt-4 text-lg text-ink-soft">{intro}</p>
      <div className="mt-8 grid gap-6 @sheet:grid-cols-12 @sheet:gap-8">
        <div className="@sheet:col-span-3">
          {stated && <Stats view={view} />}
          <p className="text-sm text-ink-soft">{sourceText(view, own.length, reviews.length)}</p>
          <p className="mt-2 text-sm">
            <a href={workings} className="text-link inline-block py-1.5">
              Zo werken onze beoordelingen
            </a>
          </p>
        </div>
        {reviews.length > 0 ? (
          <Island
            name="review-carousel"
            props={{ reviews }}
            when="visible"
            className="min-w-0 @sheet:col-span-9"
          />
        ) : (
          <ul className="grid content-start gap-4 @sheet:col-span-9 @half:grid-cols-2 @half:gap-8">
            {without.points.map((point) => (
              <li key={point} className="border-t border-ink pt-3">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Stats({ view }: { view: ProfileView }) {
  const { stats } = view;
  const mean = meanText(view);
  if (mean === null) return null;
  return (
    <dl className="mb-5 grid grid-cols-2 gap-6 @sheet:grid-cols-1">
      <div className="border-t border-ink pt-3">
        <dt className="sr-only">Gemiddelde beoordeling</dt>
        <dd className="font-display text-figure font-medium">{mean}</dd>
        <dd className="mt-2">
          <Stars rating={stats.rating} />
          <span className="mt-1 block text-sm text-ink-soft">
            uit {dutchNumber(stats.totalReviews)} beoordelingen
          </span>
        </dd>
      </div>
      <div className="border-t border-ink pt-3">
        <dt className="sr-only">Beveelt ons aan</dt>
        <dd className="font-display text-figure font-medium">{stats.recommendPercent}%</dd>
        <dd className="text-sm text-ink-soft">
          beveelt ons aan
          {stats.base ? ` (van de ${stats.base} getoonde beoordelingen 4 of 5 sterren)` : ""}
        </dd>
      </div>
    </dl>
  );
}

function sourceText(view: ProfileView, own: number, all: number): string {
  const checked = "Van onze eigen klanten weten wij bij welke opdracht zij horen.";
  const google = "Beoordelingen van Google Maps zijn door Google gekozen en niet door ons gecontroleerd.";
  if (all === 0)
    return meanText(view) === null
      ? ""
      : view.source === "google"
        ? "Cijfers van Google Maps."
        : "Cijfers: eigen opgave van het bedrijf.";
  if (view.source !== "google") return checked;
  return own === 0
    ? google
    : all === own
      ? `Cijfers van Google Maps. ${checked}`
      : `Cijfers van Google Maps. ${google} ${checked}`;
}

/** While the profile is on its way; readers without script get the company's own statement. */
export function ReviewsSkeleton({ builtIn, heading }: { builtIn: ProfileView; heading: string }) {
  const { stats } = builtIn;
  const mean = meanText(builtIn);
  return (
    <>
      <h2 id="beoordelingen" className="text-3xl">
        {heading}
      </h2>
      <div className="mt-8 grid gap-6 @sheet:grid-cols-12 @sheet:gap-8">
        <div className="grid gap-4 @sheet:col-span-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
        <div className="grid gap-8 @half:grid-cols-3 @sheet:col-span-9">
          <Skeleton className="h-64" />
          <Skeleton className="h-64 @max-half:hidden" />
          <Skeleton className="h-64 @max-half:hidden" />
        </div>
        {mean !== null && (
          <noscript>
            <p>
              Onze klanten geven ons een {mean} uit {stats.totalReviews} beoordelingen;{" "}
              {stats.recommendPercent}% beveelt ons aan (eigen opgave).
            </p>
          </noscript>
        )}
      </div>
    </>
  );
}
