import type { BusinessProfile, Review } from "./profile-types";

/**
 * Reads the answers of both Google endpoints into our profile. What a third party sends is never trusted
 * to have its documented shape: wrong fields become empty ones, links must be http(s).
 */

/** Fields of the legacy endpoint. */
export const placeFields = [
  "name",
  "rating",
  "reviews",
  "formatted_address",
  "formatted_phone_number",
  "website",
  "opening_hours",
  "geometry",
  "photos",
  "user_ratings_total",
].join(",");

/** Places API (New): one place resource. Throws when it is none. */
export function profileFromPlace(body: unknown): BusinessProfile {
  const place = record(body);
  const location = record(place.location);
  return checked({
    name: text(record(place.displayName).text),
    formatted_address: text(place.formattedAddress),
    formatted_phone_number: text(place.nationalPhoneNumber),
    website: webUrl(place.websiteUri),
    rating: within(place.rating, 0, 5),
    user_ratings_total: within(place.userRatingCount, 0, 1e7),
    opening_hours: {
      open_now: record(place.currentOpeningHours).openNow === true,
      weekday_text: list(record(place.regularOpeningHours).weekdayDescriptions).map(text),
    },
    reviews: list(place.reviews).map(reviewFromPlace).filter(isRated),
    geometry: { location: coordinates(location.latitude, location.longitude) },
  });
}

/** Legacy endpoint: `{status, result}`. Throws 'Google Places API status: {status}' unless it is OK. */
export function profileFromLegacy(body: unknown): BusinessProfile {
  const { status, result } = record(body);
  if (status !== "OK") throw placesStatus(status);
  const place = record(result);
  const hours = record(place.opening_hours);
  const location = record(record(place.geometry).location);
  return checked({
    name: text(place.name),
    formatted_address: text(place.formatted_address),
    formatted_phone_number: text(place.formatted_phone_number),
    website: webUrl(place.website),
    rating: within(place.rating, 0, 5),
    user_ratings_total: within(place.user_ratings_total, 0, 1e7),
    opening_hours: { open_now: hours.open_now === true, weekday_text: list(hours.weekday_text).map(text) },
    reviews: list(place.reviews).map(reviewFromLegacy).filter(isRated),
    geometry: { location: coordinates(location.lat, location.lng) },
  });
}

/** The specified error text; only a status word of Google's gets into it. */
export function placesStatus(status: unknown): Error {
  const word = typeof status === "string" && /^[A-Z_]{2,40}$/.test(status) ? status : "INVALID_RESPONSE";
  return new Error(`Google Places API status: ${word}`);
}

function reviewFromPlace(value: unknown): Review {
  const review = record(value);
  const author = record(review.authorAttribution);
  const published = Date.parse(text(review.publishTime));
  return {
    author_name: text(author.displayName),
    rating: within(review.rating, 0, 5),
    relative_time_description: text(review.relativePublishTimeDescription),
    text: text(record(review.text).text) || text(record(review.originalText).text),
    time: Number.isNaN(published) ? 0 : Math.floor(published / 1000),
    profile_photo_url: webUrl(author.photoUri),
    author_url: webUrl(author.uri),
  };
}

function reviewFromLegacy(value: unknown): Review {
  const review = record(value);
  return {
    author_name: text(review.author_name),
    rating: within(review.rating, 0, 5),
    relative_time_description: text(review.relative_time_description),
    text: text(review.text),
    time: within(review.time, 0, 1e11),
    profile_photo_url: webUrl(review.profile_photo_url),
    author_url: webUrl(review.author_url),
  };
}

function checked(profile: BusinessProfile): BusinessProfile {
  if (profile.name === "") throw placesStatus("INVALID_RESPONSE");
  return profile;
}

function isRated(review: Review): boolean {
  return review.rating >= 1 && review.author_name !== "";
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 50) : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 5000) : "";
}

function within(value: unknown, min: number, max: number): number {
  return typeof value === "number" && value >= min && value <= max ? value : 0;
}

function webUrl(value: unknown): string {
  return typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "") ? value : "";
}

function coordinates(lat: unknown, lng: unknown): { lat: number; lng: number } {
  return { lat: within(lat, -90, 90), lng: within(lng, -180, 180) };
}
