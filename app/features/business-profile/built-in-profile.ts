import type { Company } from "~/content/types";
import { weekdayText } from "~/lib/text/opening-hours";
import type { BusinessProfile, Review, ReviewStats } from "./profile-types";

/** The owner's own statement; shown whenever the listing service gives nothing. */
export const defaultStats: ReviewStats = {
  rating: 4.9,
  totalReviews: 127,
  recommendPercent: 97,
  base: null,
};

/** A company as its own profile. `open_now` is not kept here: pages compute it from the hours when they are shown. */
export function profileOf({ name, phone, origin, hours, geo, address }: Company): BusinessProfile {
  return {
    name,
    formatted_address: `${address.street} ${address.houseNumber}, ${address.postcode} ${address.city}`,
    formatted_phone_number: phone.display,
    website: origin,
    rating: defaultStats.rating,
    user_ratings_total: defaultStats.totalReviews,
    opening_hours: { open_now: false, weekday_text: weekdayText(hours) },
    reviews: [],
    geometry: { location: { ...geo } },
  };
}

/** Shown only while there are no real reviews, and only with the label that says so. */
export const sampleReviews: Review[] = [
  sample(
    "daklekkage",
    5,
    "Zo kan een review over een daklekkage eruitzien: op dinsdag gebeld over een natte plek op de overloop, woensdag stond er iemand op het dak. De loodslabbe bij de schoorsteen was gescheurd. Foto’s van voor en na kregen we meteen.",
  ),
  sample(
    "schoorsteen",
    5,
    "Zo kan een review over een schoorsteen eruitzien: voegwerk en kap vernieuwd in twee dagen, de steiger was vrijdag weer weg en de oprit schoon.",
  ),
  sample(
    "onderhoud",
    4,
    "Zo kan een review over onderhoud eruitzien: goten schoongemaakt en drie pannen rechtgelegd. Ze kwamen een dag later dan afgesproken, maar belden dat wel van tevoren.",
  ),
  sample(
    "aanbouw",
    5,
    "Zo kan een review over een aanbouw eruitzien: één vast aanspreekpunt, een planning die klopte en een nette aansluiting op de bestaande gevel.",
  ),
];

function sample(subject: string, rating: number, text: string): Review {
  return {
    author_name: `Voorbeeld: ${subject}`,
    rating,
    relative_time_description: "voorbeeldtekst",
    text,
    time: 0,
    profile_photo_url: "",
    sample: true,
  };
}
