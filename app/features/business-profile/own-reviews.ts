import type { ReviewCard } from "~/content/views/review-cards";
import type { Review } from "./profile-types";

/** What a customer of the company wrote, in the shape in which the carousel shows those of the listing. */
export const ownReview = ({ stars, text, name, subject, written, month, answer }: ReviewCard): Review => ({
  author_name: name,
  rating: stars,
  relative_time_description: month,
  text,
  time: Date.parse(written) / 1000,
  profile_photo_url: "",
  own: { subject, answer },
});
