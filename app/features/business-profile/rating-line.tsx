import { dutchNumber } from "~/lib/text/dutch-number";
import type { ProfileView } from "./profile-types";
import { meanText } from "./review-stats";

/** The rating in one line, with where it comes from. Nothing when there are no ratings yet. */
export function RatingLine({ view }: { view: ProfileView }) {
  const mean = meanText(view);
  if (mean === null) return null;
  return (
    <p>
      <strong className="font-display text-2xl">{mean}</strong> van 5 bij{" "}
      {dutchNumber(view.stats.totalReviews)} reviews{" "}
      <span className="text-ink-soft">({view.source === "google" ? "Google" : "eigen opgave"})</span>
    </p>
  );
}
