import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars";

const shown = (rating: number) =>
  [...renderToStaticMarkup(<Stars rating={rating} />).matchAll(/ i-([a-z-]+)/g)].map(([, name]) => name);

test.each([
  [5, ["star", "star", "star", "star", "star"]],
  [4.9, ["star", "star", "star", "star", "star"]],
  [4.5, ["star", "star", "star", "star", "star-half"]],
  [3.3, ["star", "star", "star", "star-half", "star-empty"]],
  [1, ["star", "star-empty", "star-empty", "star-empty", "star-empty"]],
])("a rating of %d is rounded to the half star", (rating, stars) => {
  expect(shown(rating)).toEqual(stars);
});

test("the rating is said in words, with a decimal comma", () => {
  expect(renderToStaticMarkup(<Stars rating={4.5} />)).toContain('aria-label="4,5 van 5 sterren"');
});
