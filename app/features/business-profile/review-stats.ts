import { defaultStats, sampleReviews } from "./built-in-profile";
import type { BusinessProfile, ProfileView, Review, ReviewStats } from "./profile-types";

/** The view of a profile that came from the listing service. */
export function googleView(profile: BusinessProfile): ProfileView {
  return {
    profile,
    source: "google",
    reviews: profile.reviews.length > 0 ? profile.reviews : sampleReviews,
    stats: reviewStats(profile),
  };
}

/** The owner's own data and labelled example reviews. */
export function builtInView(profile: BusinessProfile): ProfileView {
  return { profile, source: "built-in", reviews: sampleReviews, stats: defaultStats };
}

function reviewStats(profile: BusinessProfile): ReviewStats {
  return {
    rating: profile.rating,
    totalReviews: profile.user_ratings_total,
    recommendPercent: recommendPercent(profile.reviews) ?? defaultStats.recommendPercent,
    base: profile.reviews.length || null,
  };
}

/** Share of reviews rated 4 or higher, rounded; null without reviews. */
export function recommendPercent(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  return Math.round((100 * reviews.filter(({ rating }) => rating >= 4).length) / reviews.length);
}
