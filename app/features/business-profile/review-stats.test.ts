import { expect, test } from "vitest";
import type { Review } from "./profile-types";
import { recommendPercent } from "./review-stats";

function rated(...ratings: number[]): Review[] {
  return ratings.map((rating) => ({
    author_name: "A.",
    rating,
    relative_time_description: "",
    text: "",
    time: 0,
    profile_photo_url: "",
  }));
}

test("the share of reviews rated 4 or higher, rounded", () => {
  expect(recommendPercent(rated(5, 5, 4, 3, 1))).toBe(60);
  expect(recommendPercent(rated(5, 4, 3))).toBe(67);
  expect(recommendPercent(rated(3.5))).toBe(0);
  expect(recommendPercent(rated(4))).toBe(100);
});

test("no reviews, no share", () => {
  expect(recommendPercent([])).toBeNull();
});
