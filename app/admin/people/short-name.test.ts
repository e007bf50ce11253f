import { afterEach, expect, test } from "vitest";
import { knowNames, shortName } from "./short-name";

afterEach(() => knowNames({}));

test("an employee is called by the name that the office gave; without one by what stands before the @", () => {
  expect(shortName("kantoor@bedrijf.example")).toBe("kantoor");
  knowNames({ "kantoor@bedrijf.example": "Karin" });
  expect(shortName("kantoor@bedrijf.example")).toBe("Karin");
  expect(shortName("bas@bedrijf.example")).toBe("bas");
  expect(shortName("constructor")).toBe("constructor");
  expect(shortName("")).toBe("");
});
