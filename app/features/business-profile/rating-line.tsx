import { dutchNumber } from "~/lib/text/dutch-number";
import type { ProfileView } from "./profile-types";

const decimal = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The rating in one line, with where it comes from. Nothing when there are no ratings yet. */
export function RatingLine({ view }: { view: ProfileView }) {
  const { rating, totalReviews } = view.stats;
  if (totalReviews === 0 || rating === 0) return null;
  return (
    <p>
      <strong className="font-display text-2xl">{decimal.format(rating)}</strong> van 5 bij{" "}
      {dutchNumber(totalReviews)} reviews{" "}
      <span className="text-ink-soft">({view.source === "google" ? "Google" : "eigen opgave"})</span>
    </p>
  );
}
