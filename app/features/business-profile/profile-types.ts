/** The business profile with the field names of the listing service, as our endpoint passes it on. */
export type BusinessProfile = {
  name: string;
  formatted_address: string;
  formatted_phone_number: string;
  website: string;
  /** 1–5; 0 when there are no ratings yet. */
  rating: number;
  user_ratings_total: number;
  opening_hours: { open_now: boolean; weekday_text: string[] };
  reviews: Review[];
  geometry: { location: { lat: number; lng: number } };
};

export type Review = {
  author_name: string;
  rating: number;
  relative_time_description: string;
  text: string;
  /** Unix time in seconds; 0 for an example. */
  time: number;
  profile_photo_url: string;
  /** The author's page at Google; must be linked where the review is shown. */
  author_url?: string;
  /** Of a customer of the company's own, checked with the request: about what, and what the company answered. */
  own?: { subject: string; answer: string | null };
  /** An example that we wrote ourselves; must be labelled so where it is shown. */
  sample?: true;
};

export type ReviewStats = {
  rating: number;
  totalReviews: number;
  recommendPercent: number;
  /** How many reviews recommendPercent was computed from; null when it is the company's own statement. */
  base: number | null;
};

export type ProfileView = {
  profile: BusinessProfile;
  source: "google" | "built-in";
  /** The profile's reviews, or labelled examples when it has none. */
  reviews: Review[];
  stats: ReviewStats;
};

/** Answer of /api/google-business/:placeId. `source` tells the owner's own data from Google's. */
export type ProfileAnswer =
  | { success: true; data: BusinessProfile; source: ProfileView["source"] }
  | { success: false; error: string };
