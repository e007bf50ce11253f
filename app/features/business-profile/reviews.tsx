import { dutchNumber } from "~/lib/text/dutch-number";
import { Skeleton } from "~/ui/controls/skeleton";
import { Stars } from "~/ui/controls/stars";
import { Island } from "~/ui/islands/island";
import type { ProfileView } from "./profile-types";

/** Stats and reviews of the profile. Where they come from stands beside them. */
export function Reviews({ view }: { view: ProfileView }) {
  const { stats, source, reviews } = view;
  return (
    <div className="mt-10 grid gap-10 @sheet:grid-cols-12 @sheet:gap-8">
      <div className="@sheet:col-span-3">
        <dl className="grid grid-cols-2 gap-6 @sheet:grid-cols-1">
          <div className="border-t border-ink pt-3">
            <dt className="sr-only">Gemiddelde beoordeling</dt>
            <dd className="font-display text-figure font-medium">{dutchNumber(stats.rating)}</dd>
            <dd className="mt-2">
              <Stars rating={stats.rating} />
              <span className="mt-1 block text-sm text-ink-soft">uit {stats.totalReviews} beoordelingen</span>
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
        <p className="mt-5 text-sm text-ink-soft">
          {source === "google"
            ? "Beoordelingen van Google Maps, door Google gekozen en niet door ons gecontroleerd."
            : "Cijfers: eigen opgave van het bedrijf. De teksten hiernaast zijn voorbeelden, tot de echte beoordelingen zijn opgehaald."}
        </p>
      </div>
      <Island
        name="review-carousel"
        props={{ reviews }}
        when="visible"
        className="min-w-0 @sheet:col-span-9"
      />
    </div>
  );
}

/** While the profile is on its way; readers without script get the company's own statement. */
export function ReviewsSkeleton({ builtIn }: { builtIn: ProfileView }) {
  const { stats } = builtIn;
  return (
    <div className="mt-10 grid gap-10 @sheet:grid-cols-12 @sheet:gap-8">
      <div className="grid gap-4 @sheet:col-span-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <div className="grid gap-8 @half:grid-cols-3 @sheet:col-span-9">
        <Skeleton className="h-64" />
        <Skeleton className="h-64 @max-half:hidden" />
        <Skeleton className="h-64 @max-half:hidden" />
      </div>
      <noscript>
        <p>
          Onze klanten geven ons een {dutchNumber(stats.rating)} uit {stats.totalReviews} beoordelingen;{" "}
          {stats.recommendPercent}% beveelt ons aan (eigen opgave).
        </p>
      </noscript>
    </div>
  );
}
