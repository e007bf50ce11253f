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
  const { rating, user_ratings_total: totalReviews } = profile;
  return {
    profile,
    source: "built-in",
    reviews: sampleReviews,
    stats: { ...defaultStats, rating, totalReviews },
  };
}

/** What of a page is real: the company's own customers first, then those that Google gave. Examples are none. */
export function realReviews({ source, profile }: ProfileView, own: readonly Review[]): Review[] {
  return [...own, ...(source === "google" ? profile.reviews : [])];
}

/** The mean as every place of a page says it, Google's or the company's own word; null without any. */
export function meanText({ source, stats }: ProfileView): string | null {
  if (stats.totalReviews === 0 || stats.rating === 0) return null;
  // As the owner states it everywhere: '4.9'.
  return source === "google" ? oneDecimal.format(stats.rating) : stats.rating.toFixed(1);
}

const oneDecimal = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

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
