import { expect, test } from "vitest";
import { isNumbered } from "./sections";

const headed = (...headings: string[]) => headings.map((heading) => ({ heading }));

test("sections are numbered, but not one alone, and not those that bring their own numbers", () => {
  expect(isNumbered(headed("Wat is er aan de hand?", "6% of 21% bij een uitbreiding"))).toBe(true);
  expect(isNumbered(headed("Wat u nu zelf kunt doen"))).toBe(false);
  expect(isNumbered(headed("Dit is een model", "1. Aanvraag, offerte en overeenkomst"))).toBe(false);
});
