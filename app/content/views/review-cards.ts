import { type ReviewRecord, reviewSubject, reviewTags } from "~/content/records/types/review";
import { slugsAround } from "~/content/towns/around";
import type { DivisionId, Picture, Town } from "~/content/types";
import { dutchMonth } from "~/lib/text/dutch-date";

/** What a customer of the company wrote, as pages show it. */
export type ReviewCard = {
  key: string;
  stars: number;
  text: string;
  name: string;
  /** 'Dakrenovatie in Best'; empty where the request told neither. */
  subject: string;
  written: string;
  month: string;
  /** Of the company. */
  answer: string | null;
  photo: Picture | null;
};

/** Records with their keys, as lists of them are read. */
export const reviewCards = (listed: readonly { key: string; value: ReviewRecord }[]): ReviewCard[] =>
  listed.map(({ key, value }) => {
    const { stars, text, name, written, answer, photo } = value;
    return {
      key,
      stars,
      text,
      name,
      subject: reviewSubject(value),
      written,
      month: dutchMonth(written),
      answer,
      photo: photo ? { ...photo, alt: photo.alt || `Foto van ${name}` } : null,
    };
  });

/** What fits on a page of a town: from there, of one division or all, then from the towns round it, the nearest first. */
export function reviewsNear(town: Town, division?: DivisionId): string[] {
  return slugsAround(town).map((slug) => reviewTags.of({ ...(division && { division }), town: slug }));
}

/** How many of each number of stars there are, as a mean with one decimal; null without any. */
export function reviewMean(counts: ReadonlyMap<string, number>): { mean: number; count: number } | null {
  let [sum, count] = [0, 0];
  for (const stars of [1, 2, 3, 4, 5]) {
    const these = counts.get(reviewTags.stars(stars)) ?? 0;
    sum += stars * these;
    count += these;
  }
  return count === 0 ? null : { mean: Math.round((10 * sum) / count) / 10, count };
}

/** Tags by which the mean is counted. */
export const starTags = [1, 2, 3, 4, 5].map(reviewTags.stars);
