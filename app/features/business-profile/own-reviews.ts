import type { Review } from "./profile-types";

type Card = {
  stars: number;
  text: string;
  name: string;
  subject: string;
  written: string;
  month: string;
  answer: string | null;
};

/** What a customer of the company wrote, in the shape in which the carousel shows those of the listing. */
export const ownReview = ({ stars, text, name, subject, written, month, answer }: Card): Review => ({
  author_name: name,
  rating: stars,
  relative_time_description: month,
  text,
  time: Date.parse(written) / 1000,
  profile_photo_url: "",
  own: { subject, answer },
});
