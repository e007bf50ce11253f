import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars";

const shown = (rating: number) =>
  [...renderToStaticMarkup(<Stars rating={rating} />).matchAll(/ i-([a-z-]+)" style="--stars:(\d)"/g)]
    .map(([, name, count]) => `${count} ${name}`)
    .join(", ");

test.each([
  [5, "5 star"],
  [4.9, "5 star"],
  [4.5, "4 star, 1 star-half"],
  [3.3, "3 star, 1 star-half, 1 star-empty"],
  [1, "1 star, 4 star-empty"],
])("a rating of %d is rounded to the half star", (rating, stars) => {
  expect(shown(rating)).toBe(stars);
});

test("the rating is said in words, with a decimal comma", () => {
  expect(renderToStaticMarkup(<Stars rating={4.5} />)).toContain('aria-label="4,5 van 5 sterren"');
});
